import { expect, test } from 'vitest';
import { citedSubstances } from './cited-substances.ts';

test('a number has the title of its source, and an entropy its own', () => {
  const sources = ['a', 'b'].map((id) => ({ id, short: id, title: `Book ${id}`, found: 'Shelf' }));
  const gas = { enthalpy: -241.8, entropy: 188.8, source: 'a', entropySource: 'b' };
  const [water] = citedSubstances({
    sources,
    substances: [
      {
        name: 'water',
        formula: 'H2O',
        cas: '7732-18-5',
        molarMass: 18.015,
        critical: { temperature: 647.096, pressure: 22.064, source: 'b' },
        acentricFactor: { value: 0.3443, source: 'a' },
        gas,
      },
    ],
  });
  expect(water).toMatchObject({
    alsoCalled: [],
    critical: { source: 'Book b' },
    acentricFactor: { source: 'Book a' },
    gas: { source: 'Book a', entropySource: 'Book b', entropy: 188.8 },
  });
});

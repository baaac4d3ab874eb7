import { expect, test } from 'vitest';
import { substanceUses } from './substance-uses.ts';

const benzene = { name: 'benzene', alsoCalled: [] };
const written = (page: string, text: string) => ({
  kind: 'lesson' as const,
  title: page,
  course: 'CHE 101',
  page,
  text,
});

test('documents with lookups come first, then by mentions outside links and comments', () => {
  const uses = substanceUses(
    [
      written('/once', 'Benzene boils.'),
      written('/linked', '[Here](/benzene/boils) and {/* benzene */}'),
      written('/often', 'Benzene, benzene.'),
      written('/computed', '<Given value="benzene(molarMass)" />'),
      written('/never', 'Toluene.'),
    ],
    [benzene],
  );
  expect(uses.get('benzene')?.map(({ page, looksUp }) => [page, looksUp])).toEqual([
    ['/computed', true],
    ['/often', false],
    ['/once', false],
  ]);
});

import { z } from 'zod';
import { hint, text } from '../read/fields.ts';
import { substanceFaults } from './substance-faults.ts';

const source = hint(text(40), 'The id of a source at the top of the file', 'crc-formation');
const kelvin = z.number().min(1).max(6000);
const from = hint(kelvin, 'The lowest temperature it’s good for, in K', 280);
const to = hint(kelvin, 'The highest temperature it’s good for, in K', 374);

const sourceSchema = z.strictObject({
  id: hint(
    z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    'A short name: lowercase letters, digits and dashes',
    'crc-formation',
  ),
  short: hint(text(24), 'What a table of givens calls it, in one line on a phone', 'NIST WebBook'),
  title: hint(text(160), 'The book, table or database', 'NIST Chemistry WebBook, SRD 69'),
  found: hint(
    text(160),
    'The open file we took it from, and its license',
    'CoolProp (MIT): dev/fluids',
  ),
});

const formation = (phase: string) =>
  hint(
    z
      .strictObject({
        enthalpy: hint(
          z.number().min(-2000).max(1000),
          'Its enthalpy of formation at 298.15 K, in kJ/mol',
          49.1,
        ),
        gibbs: hint(
          z.number().min(-2000).max(1000).optional(),
          'Its Gibbs energy of formation at 298.15 K, in kJ/mol, if the source lists it',
          124.5,
        ),
        entropy: hint(z.number().min(1).max(2000), 'Its entropy at 298.15 K, in J/(mol K)', 173.4),
        source,
        entropySource: hint(
          text(40).optional(),
          'The id of the entropy’s source, if it’s a different one',
          'webbook',
        ),
      })
      .optional(),
    `Forming the ${phase} from its elements: enthalpy, gibbs, entropy, source`,
    { enthalpy: 49.1, gibbs: 124.5, entropy: 173.4, source: 'crc-formation' },
  );

const substanceSchema = z.strictObject({
  name: hint(text(60), 'Its usual name', 'benzene'),
  alsoCalled: hint(
    z.array(text(60)).min(1).max(8).optional(),
    'Other names and abbreviations that people type to find it; optional',
    ['benzol', 'PhH'],
  ),
  formula: hint(
    z.string().regex(/^(?:[A-Z][a-z]?\d*)+$/),
    'Its formula without brackets, with each element just once',
    'C6H6',
  ),
  cas: hint(z.string().regex(/^\d+-\d\d-\d$/), 'Its CAS number', '71-43-2'),
  molarMass: hint(z.number().min(1).max(1000), 'Its molar mass, in g/mol', 78.114),
  boilingPoint: hint(
    z.strictObject({ value: hint(kelvin, 'In K, at 1 atm', 353.24), source }).optional(),
    'Its boiling point at 1 atm: value in K, source',
    { value: 353.24, source: 'crc-vaporization' },
  ),
  critical: hint(
    z.strictObject({
      temperature: hint(kelvin, 'In K', 562.02),
      pressure: hint(z.number().min(0.1).max(100), 'In MPa', 4.894),
      source,
    }),
    'Its critical point: temperature in K, pressure in MPa, source',
    { temperature: 562.02, pressure: 4.894, source: 'coolprop' },
  ),
  acentricFactor: hint(
    z.strictObject({ value: hint(z.number().min(-0.5).max(2), 'No unit', 0.211), source }),
    'Its acentric factor: value, source',
    { value: 0.211, source: 'coolprop' },
  ),
  vaporPressure: hint(
    z
      .strictObject({
        A: hint(z.number(), 'The first constant of Antoine’s equation, for Pa and log10', 8.98523),
        B: hint(z.number().positive(), 'The second one, in K', 1184.24),
        C: hint(z.number(), 'The third one, in K', -55.578),
        from,
        to,
        source,
      })
      .optional(),
    'Antoine’s equation for Pa, K and log10: A, B, C, from, to, source',
    { A: 8.98523, B: 1184.24, C: -55.578, from: 280, to: 374, source: 'landolt' },
  ),
  vaporization: hint(
    z
      .strictObject({
        atBoilingPoint: hint(z.number().positive().max(200), 'In kJ/mol', 30.72),
        at25C: hint(z.number().positive().max(200).optional(), 'In kJ/mol, at 298.15 K', 33.83),
        source,
      })
      .optional(),
    'Its heat of vaporization: atBoilingPoint and at25C in kJ/mol, source',
    { atBoilingPoint: 30.72, at25C: 33.83, source: 'crc-vaporization' },
  ),
  gasHeatCapacity: hint(
    z
      .strictObject({
        source,
        pieces: hint(
          z
            .array(
              z.strictObject({
                from,
                to,
                coefficients: hint(
                  z.array(z.number()).length(5),
                  'Five numbers: cp/R = c0 + c1 T + c2 T² + c3 T³ + c4 T⁴',
                  [2.5, 0, 0, 0, 0],
                ),
              }),
            )
            .min(1)
            .max(2),
          'One or two temperature ranges, the colder one first: from, to, coefficients',
          [{ from: 200, to: 3000, coefficients: [2.5, 0, 0, 0, 0] }],
        ),
      })
      .optional(),
    'The ideal gas’s heat capacity: source, pieces',
    { source: 'nasa', pieces: [{ from: 200, to: 3000, coefficients: [2.5, 0, 0, 0, 0] }] },
  ),
  liquidHeatCapacity: hint(
    z
      .strictObject({
        value: hint(z.number().min(10).max(1000), 'In J/(mol K), at 25 °C', 136),
        from,
        to,
        source,
      })
      .optional(),
    'The liquid’s heat capacity: value in J/(mol K), from, to, source',
    { value: 136, from: 288.15, to: 308.15, source: 'crc-formation' },
  ),
  gas: formation('gas'),
  liquid: formation('liquid'),
  note: hint(text(200).optional(), 'What to know before using it', 'Its vapor is part dimer.'),
});

export type Substance = z.infer<typeof substanceSchema>;

/** library/substances.yaml: data for lessons and the Handbook. */
export const substancesSchema = z
  .strictObject({
    sources: hint(
      z.array(sourceSchema),
      'Where the numbers come from: a list of id, short, title, found',
      [
        {
          id: 'webbook',
          short: 'NIST WebBook',
          title: 'NIST Chemistry WebBook',
          found: 'chemicals (MIT)',
        },
      ],
    ),
    substances: hint(
      z.array(substanceSchema),
      'The substances, each with its numbers and sources',
      [],
    ),
  })
  .superRefine((file, context) => {
    for (const { path, message, cure } of substanceFaults(file)) {
      context.addIssue({ code: 'custom', path, message, params: { cure } });
    }
  });

import { z } from 'zod';
import { complain, day, distinct, hint, linkedText, review, sample, text } from '../read/fields.ts';
import { addMonths } from '../../domain/dates/days.ts';
import { weekdays } from '../../domain/dates/day-words.ts';
import { portraitFile } from './portraits.ts';

/** Longest term of a board, in months. */
const longestTerm = 18;

const years = ['Freshman', 'Sophomore', 'Junior', 'Senior'] as const;

const officerSchema = z.strictObject({
  sample,
  name: hint(text(60), 'The full name, the way the officer writes it', 'Robin Castellan'),
  role: hint(text(40), 'The office; two people can share one', 'Events Coordinator'),
  year: hint(z.enum(years), 'The class year', 'Junior'),
  bio: hint(linkedText(340).optional(), 'Two or three sentences; optional', 'Ask me about labs.'),
  email: hint(
    z.email().optional(),
    'Their own address, which everyone can see; optional',
    'robin.castellan@example.edu',
  ),
  took: hint(
    distinct(text(12)).optional(),
    'The courses they passed and can help with, by code; optional',
    ['CHE 210', 'CHE 312'],
  ),
  evenings: hint(
    distinct(z.enum(weekdays)).optional(),
    'The evenings they’re at study night, by weekday; optional',
    ['Wednesday'],
  ),
  image: hint(
    portraitFile.optional(),
    'A portrait in content/officers/portraits, ideally 640 × 800 pixels or more; optional',
    'officers/portraits/robin-castellan.jpg',
  ),
  focus: hint(
    z.enum(['left', 'middle', 'right']).optional(),
    'Where the face is in a portrait that’s wider than it’s tall; if you leave it out, the site guesses',
    'left',
  ),
});

const plain = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');

/** Reports an entry that was copied but still has the other officer's name or portrait. */
function mustBeDifferent(
  officers: readonly { name: string; image?: string | undefined }[],
  context: z.RefinementCtx,
): void {
  for (const [index, { name, image }] of officers.entries()) {
    const before = officers.slice(0, index);
    const owner = before.find((other) => image !== undefined && other.image === image);
    if (before.some((other) => plain(other.name) === plain(name))) {
      complain(context, [index, 'name'], {
        message: `${name} is already in this file`,
        cure: 'Fix the name, or delete this entry. If they hold two offices, put both in "role".',
      });
    } else if (owner) {
      complain(context, [index, 'image'], {
        message: `that’s the portrait of ${owner.name}`,
        cure: `Write the name of ${name}’s own picture, or delete this line.`,
      });
    }
  }
}

/** content/officers/YYYY-YY.yaml: the officers of one academic year. */
export const boardSchema = z
  .strictObject({
    ...review,
    from: hint(day, 'The first day of the term of office', '2025-08-25'),
    to: hint(day, 'The last day of the term of office', '2026-05-15'),
    lead: hint(text(240), 'The sentence under the title', 'Eight students, elected each spring.'),
    officers: hint(
      z.array(officerSchema).min(1).superRefine(mustBeDifferent),
      'The officers, in the order you want them shown',
      [{ name: 'Robin Castellan', role: 'Director', year: 'Junior' }],
    ),
  })
  .refine(({ from, to }) => from < to, {
    path: ['to'],
    error: 'the term ends before it begins',
  })
  .superRefine(({ from, to }, context) => {
    if (to <= addMonths(from, longestTerm)) return;
    complain(context, ['to'], {
      message: `the term would last more than ${String(longestTerm)} months, from ${from} to ${to}`,
      cure: `Fix the year of "to" or of "from": a board’s term is about a year.`,
    });
  });

export type Board = z.infer<typeof boardSchema>;

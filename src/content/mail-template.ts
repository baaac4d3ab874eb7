import { z } from 'zod';
import { hint, withoutLinks } from './fields.ts';

/** Words with places such as {title} in them, of which only these may be used. */
const withPlaces = (longest: number, places: readonly string[]) =>
  z
    .string()
    .min(1)
    .max(longest)
    .superRefine(withoutLinks)
    .superRefine((words, context) => {
      for (const [place, name = ''] of words.matchAll(/\{([^{}]*)\}/g)) {
        if (places.includes(name)) continue;
        const known = places.map((each) => `{${each}}`).join(', ');
        context.addIssue({
          code: 'custom',
          message: `"${place}" is not a place that is filled in here`,
          params: { cure: known === '' ? 'Write it without braces.' : `There is ${known}.` },
        });
      }
    });

interface Template {
  subject: string;
  body: string;
}

/** A mail to the board that a link opens, with places that are filled in for the visitor. */
export const mailTemplate = (when: string, places: readonly string[], example: Template) =>
  hint(
    z.strictObject({
      subject: hint(withPlaces(120, places), 'The subject', example.subject),
      body: hint(
        withPlaces(500, places),
        String.raw`The text, in double quotes, with \n where a line ends`,
        example.body,
      ),
    }),
    `${when}: subject and body${places.length === 0 ? '' : `, in which ${places.map((place) => `{${place}}`).join(', ')} are filled in`}`,
    example,
  );

import { z } from 'zod';
import { hint, withoutLinks, withPlaces } from './fields.ts';

const words = (longest: number) => z.string().min(1).max(longest).superRefine(withoutLinks);

interface Template {
  subject: string;
  body: string;
}

/** A mail to the board that a link opens, with places that are filled in for the visitor. */
export const mailTemplate = (when: string, places: readonly string[], example: Template) =>
  hint(
    z.strictObject({
      subject: hint(withPlaces(words(120), places), 'The subject', example.subject),
      body: hint(
        withPlaces(words(500), places),
        String.raw`The text, in double quotes, with \n where a line ends`,
        example.body,
      ),
    }),
    `${when}: subject and body${places.length === 0 ? '' : `, in which ${places.map((place) => `{${place}}`).join(', ')} are filled in`}`,
    example,
  );

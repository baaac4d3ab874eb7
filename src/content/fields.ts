import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { linkFault } from '../domain/linked-text.ts';

/** Attaches to a field what editors show as a hint and error messages show as the cure. */
export function hint<T extends z.ZodType>(schema: T, description: string, example: unknown): T {
  return schema.meta({ description, examples: [example] });
}

/** One line or paragraph that a visitor reads. */
export const text = (longest: number) => z.string().trim().min(1).max(longest);

/** The same, in which words may lead somewhere: `[Write to us](/contact)`. */
export const linkedText = (longest: number) =>
  text(longest).superRefine((words, context) => {
    const { message, cure } = linkFault(words) ?? {};
    if (message !== undefined) context.addIssue({ code: 'custom', message, params: { cure } });
  });

/** Words in which the page itself fills in places such as {title}; read-yaml.ts refuses any others. */
export const withPlaces = <T extends z.ZodType>(schema: T, places: readonly string[]): T =>
  schema.meta({ places });

/** A calendar day, kept as the officer typed it. */
export const day = z.iso.date();

/** A web address outside this site. */
export const webAddress = z.url({ protocol: /^https$/ });

/** A path on this site, such as /about. */
export const sitePath = z.string().regex(/^\/[a-z0-9/-]*$/);

/** Where a link leads: a path on this site, or a web address outside it. */
export const destination = z.string().regex(/^(\/[a-z0-9/-]*|https:\/\/\S+)$/);

/** A picture somewhere below content/, which must exist. */
export const imageFile = z.string().superRefine((path, context) => {
  if (!/^[a-z0-9][a-z0-9/_-]*\.(png|jpe?g|webp|avif)$/.test(path)) {
    context.addIssue({
      code: 'custom',
      message: `"${path}" is not a name that a picture here can have`,
      params: {
        cure: 'Use small letters, digits and dashes, end with .png, .jpg, .webp or .avif, and begin below content/: officers/portraits/robin-castellan.jpg',
      },
    });
  } else if (!existsSync(join('content', path))) {
    context.addIssue({
      code: 'custom',
      message: `there is no picture at content/${path}`,
      params: { cure: 'Add the picture there, correct its name, or delete this line.' },
    });
  }
});

/** Marks a record as invented: visitors never see it, `npm run content:todo` lists it. */
export const sample = hint(
  z.literal(true).optional(),
  'Says that this is a sample; delete the line when the record is real',
  true,
);

/**
 * Who looks after a file or a fact, when somebody last did, and by when again: lines that any of them
 * may have. `npm run content:todo` reads them.
 */
export const review = {
  owner: hint(
    text(40).optional(),
    'The role of the officer who looks after it, as in content/officers/',
    'Events Coordinator',
  ),
  reviewed: hint(day.optional(), 'The day somebody last read this and found it true', '2026-08-20'),
  reviewBy: hint(
    day.optional(),
    'The day by which somebody has to do so again; without it, a year later',
    '2027-01-10',
  ),
};

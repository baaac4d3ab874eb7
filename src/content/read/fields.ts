import { z } from 'zod';
import { linkFault, plainWords } from '../../domain/words/linked-text.ts';

/** Attaches to a field what editors show as a hint and error messages show as the cure. */
export function hint<T extends z.ZodType>(schema: T, description: string, example: unknown): T {
  return schema.meta({ description, examples: [example] });
}

const words = (longest: number) => z.string().trim().min(1).max(longest).superRefine(withoutMarks);

/** Bold and italics as Markdown or HTML write them. */
const marks =
  /\*\*(?=\S)(.+?)\*\*|(?<![\w*])\*(?=[^\s*])([^*]+)\*(?![\w*])|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;

/** Complains about marks for bold and the like, which visitors would see as they are typed. */
function withoutMarks(value: string, context: z.RefinementCtx<string>): void {
  const [mark] = value.match(marks) ?? [];
  if (mark === undefined) return;
  context.addIssue({
    code: 'custom',
    message: `bold, italics and HTML don’t work here, so people would see ${mark} just like that`,
    params: { cure: `Write it without them: ${value.replace(marks, '$1$2')}` },
  });
}

/** One line or paragraph that a visitor reads as it is written. */
export const text = (longest: number) => words(longest).superRefine(withoutLinks);

/** Complains about a link where visitors would see its brackets. */
function withoutLinks(value: string, context: z.RefinementCtx<string>): void {
  if (!/\]\s?\(/.test(value)) return;
  context.addIssue({
    code: 'custom',
    message: 'links don’t work here, so people would see the brackets',
    params: {
      cure: `Write it without a link: ${plainWords(value)}`,
    },
  });
}

/** The same, in which words may lead somewhere: `[Write to us](/contact)`. */
export const linkedText = (longest: number) =>
  words(longest).superRefine((value, context) => {
    const { message, cure } = linkFault(value) ?? {};
    if (message !== undefined) context.addIssue({ code: 'custom', message, params: { cure } });
  });

/** Words in which the page itself fills in places such as {title}; read-yaml.ts refuses any others. */
export const withPlaces = <T extends z.ZodType>(schema: T, places: readonly string[]): T =>
  schema.meta({ places });

/** The headings of a page with the words they have unless an officer prefers others. */
export const headings = <Name extends string>(words: Record<Name, string>) =>
  hint(
    z
      .strictObject(
        Object.fromEntries(
          Object.entries<string>(words).map(([name, usual]) => [
            name,
            hint(text(60).default(usual), `The heading; "${usual}" if you leave it out`, usual),
          ]),
        ) as Record<Name, z.ZodDefault<z.ZodString>>,
      )
      // The compiler does not see through a mapped shape that every key has its usual words.
      .prefault({} as never),
    'Your own words for the page’s headings; optional',
    words,
  );

/** A calendar day, kept as the officer typed it. */
export const day = z.iso.date();

/** A web address outside this site. */
export const webAddress = z.url({ protocol: /^https$/ });

/** A path on this site, such as /about. */
export const sitePath = z.string().regex(/^\/[a-z0-9/-]*$/);

/** Where a link leads: a path on this site, or a web address outside it. */
export const destination = z.string().regex(/^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|https:\/\/\S+)$/);

/** Marks a record as invented: visitors never see it, `npm run content:todo` lists it. */
export const sample = hint(
  z.literal(true).optional(),
  'Marks this as a sample; delete the line once it’s real',
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
  reviewed: hint(
    day.optional(),
    'The day someone last checked that this is still true',
    '2026-08-20',
  ),
  reviewBy: hint(
    day.optional(),
    'The deadline for checking it again; if you leave it out, it’s a year later',
    '2027-01-10',
  ),
};

/** Links with a line each about what one finds there, as several pages have them. */
export const linkList = (description: string) =>
  hint(
    z.array(
      z.strictObject({
        sample,
        title: hint(text(60), 'The link text', 'Events calendar'),
        page: hint(
          text(60).optional(),
          'The title of the page it goes to, if the link text is different',
          'Events Calendar',
        ),
        text: hint(text(140), 'What you find there', 'Dates, rooms and times.'),
        to: hint(destination, 'A path on this site or a full address elsewhere', '/events'),
      }),
    ),
    `${description}: a list of title, text and to`,
    [{ title: 'Events calendar', text: 'Dates, rooms and times.', to: '/events' }],
  );

/** The pages to which a page leads on: at least one, so that nobody has to turn back. */
export const nextPages = hint(
  z
    .array(
      z.strictObject({
        title: hint(text(60), 'The link text', 'Events calendar'),
        text: hint(text(140), 'What you find there', 'Dates, rooms and times.'),
        to: hint(sitePath, 'A path on this site', '/events'),
      }),
    )
    .max(6),
  'Where to go from here: a list of title, text and to',
  [{ title: 'Events calendar', text: 'Dates, rooms and times.', to: '/events' }],
);

const mailWords = (longest: number) =>
  z.string().min(1).max(longest).superRefine(withoutLinks).superRefine(withoutMarks);

interface Template {
  subject: string;
  body: string;
}

/** A mail to the board that a link opens, with places that are filled in for the visitor. */
export const mailTemplate = (when: string, places: readonly string[], example: Template) =>
  hint(
    z.strictObject({
      subject: hint(withPlaces(mailWords(120), places), 'The subject', example.subject),
      body: hint(
        withPlaces(mailWords(500), places),
        String.raw`The text, in double quotes, with \n where a line ends`,
        example.body,
      ),
    }),
    `${when}: subject and body${places.length === 0 ? '' : `, with ${places.map((place) => `{${place}}`).join(', ')} filled in`}`,
    example,
  );

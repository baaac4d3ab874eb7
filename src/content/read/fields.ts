import { z } from 'zod';
import { linkFault, plainWords } from '../../domain/words/linked-text.ts';
import type { Complaint } from './complaint.ts';
import { bareAddress, textFault } from './text-faults.ts';

/** Adds an issue for a complaint, if there is one. The path is relative to the validated value. */
export function complain(
  context: Pick<z.RefinementCtx, 'addIssue'>,
  path: readonly PropertyKey[],
  complaint: Complaint | undefined,
): void {
  if (!complaint) return;
  const { message, cure } = complaint;
  context.addIssue({ code: 'custom', path: [...path], message, params: { cure } });
}

/** Adds a description, which the editor shows as a hint and error messages show as the fix. */
export function hint<T extends z.ZodType>(schema: T, description: string, example: unknown): T {
  return schema.meta({ description, examples: [example] });
}

export const exampleOf = (fields: z.ZodRawShape) =>
  Object.fromEntries(
    Object.entries(fields as Record<string, z.ZodType>).flatMap(([key, field]) => {
      const isRequired = !field.safeParse(undefined).success;
      return isRequired ? [[key, [field.meta()?.['examples']].flat()[0]]] : [];
    }),
  );

export const groupField = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  hint(z.strictObject(fields), description, exampleOf(fields));

export const listField = <Fields extends z.ZodRawShape>(
  description: string,
  fields: Fields,
  { least = 0, most = Infinity } = {},
) => hint(z.array(z.strictObject(fields)).min(least).max(most), description, [exampleOf(fields)]);

/** Text that may contain an address without a link. */
export const words = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .superRefine(withoutMarks)
    .superRefine((value, context) => {
      complain(context, [], textFault(value));
    });

/** Matches bold, italics and tags in Markdown or HTML. */
const marks =
  /\*\*(?=\S)(.+?)\*\*|(?<![\w*])\*(?=[^\s*])([^*]+)\*(?![\w*])|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;

function withoutMarks(value: string, context: z.RefinementCtx<string>): void {
  const [mark] = value.match(marks) ?? [];
  if (mark === undefined) return;
  complain(context, [], {
    message: `bold, italics and HTML don’t work here, so people would see ${mark} just like that`,
    cure: `Write it without them: ${value.replace(marks, '$1$2')}`,
  });
}

/** Plain text in a single paragraph. */
export const text = (longest: number) => words(longest).superRefine(withoutLinks);

function withoutLinks(value: string, context: z.RefinementCtx<string>): void {
  const [bare] = bareAddress.exec(value) ?? [];
  if (bare !== undefined) {
    complain(context, [], {
      message: `links don’t work here, so nobody could click ${bare}`,
      cure: 'Say it in words, or put the address where links work, like in a description.',
    });
  } else if (/\]\s?\(/.test(value)) {
    complain(context, [], {
      message: 'links don’t work here, so people would see the brackets',
      cure: `Write it without a link: ${plainWords(value)}`,
    });
  }
}

/** Text that may contain links: `[Write to us](/contact)`. */
export const linkedText = (longest: number) =>
  words(longest).superRefine((value, context) => {
    const [bare] = bareAddress.exec(value) ?? [];
    const fault = {
      message: `a bare address isn’t a link, so nobody could click ${bare ?? ''}`,
      cure: `Write the words of the link before it: [the form](${bare ?? ''})`,
    };
    complain(context, [], bare === undefined ? linkFault(value) : fault);
  });

/**
 * Text with placeholders like {title} that the page fills in. read-yaml.ts rejects unknown
 * placeholders.
 */
export const withPlaces = <T extends z.ZodType>(schema: T, places: readonly string[]): T =>
  schema.meta({ places });

/** Headings of a page that a board can reword, with their default text. */
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
      // TypeScript can't see that every key of a mapped shape has a default.
      .prefault({} as never),
    'Your own words for the page’s headings; optional',
    words,
  );

/** A calendar day, kept as a string. */
export const day = z.iso.date();

export const webAddress = z.url({ protocol: /^https$/ });

export const sitePath = z.string().regex(/^\/[a-z0-9/-]*$/);

/** A list in which each word may be only once. */
export const distinct = <T extends z.ZodType<string>>(item: T) =>
  z.array(item).superRefine((list, context) => {
    for (const [place, word] of list.entries()) {
      if (list.indexOf(word) === place) continue;
      complain(context, [place], {
        message: `${word} is in this list twice`,
        cure: 'Delete one of the two.',
      });
    }
  });

/** A path on this site, or a web address outside it. */
export const destination = z.string().regex(/^(\/[a-z0-9/-]*(#[a-z0-9-]+)?|https:\/\/\S+)$/);

/** Marks sample data, which `npm run content:todo` lists. */
export const sample = hint(
  z.literal(true).optional(),
  'Marks this as a sample; delete the line once it’s real',
  true,
);

/** Owner and review dates of a file or a fact. `npm run content:todo` reminds the owner. */
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

export const linkList = (description: string) =>
  listField(`${description}: a list of title, text and to`, {
    sample,
    title: hint(text(60), 'The link text', 'Events calendar'),
    page: hint(
      text(60).optional(),
      'The title of the page it goes to, if the link text is different',
      'Events Calendar',
    ),
    text: hint(text(140), 'What you find there', 'Dates, rooms and times.'),
    to: hint(destination, 'A path on this site or a full address elsewhere', '/events'),
  });

/** Text around a search field. */
export const searchWords = (example: string) => ({
  nothingFound: hint(
    text(200),
    'What to try when the search finds nothing, after the sentence that says so',
    'Try fewer words, or the course code.',
  ),
  searchExample: hint(
    text(40),
    'What the search box shows before anyone types: an example',
    example,
  ),
});

/** Links at the end of a page. */
export const nextPages = listField(
  'Where to go from here: a list of title, text and to',
  {
    title: hint(text(60), 'The link text', 'Events calendar'),
    text: hint(text(140), 'What you find there', 'Dates, rooms and times.'),
    to: hint(sitePath, 'A path on this site', '/events'),
  },
  { most: 6 },
);

const mailWords = (longest: number) =>
  z.string().min(1).max(longest).superRefine(withoutLinks).superRefine(withoutMarks);

interface Template {
  subject: string;
  body: string;
}

/** Subject and body of an email to the board, with placeholders. */
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

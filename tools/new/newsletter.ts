import { newsletterSchema } from '../../src/content/news/schema.ts';
import { parseMarkdown } from '../../src/content/read/read-markdown.ts';
import { rewriteMarkdown } from '../../src/content/write/write-yaml.ts';
import { monthInWords } from '../../src/domain/dates/day-words.ts';
import type { Dialog } from './dialog.ts';
import { alreadyThere, type Drafts } from './new-files.ts';

const { shape } = newsletterSchema;

/** A newsletter, named for its month. */
export async function newNewsletter(dialog: Dialog, today: string): Promise<Drafts> {
  const fileOf = (month: string) => `content/newsletters/${month}.md`;
  const fault = (month: string) =>
    /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)
      ? alreadyThere(fileOf(month))
      : `"${month}" isn’t a month. Type the year, a dash and two digits, like 2026-12.`;
  const month = today.slice(0, 7);
  const chosen = await dialog.ask({
    words: 'The month it’s for, which becomes the end of its address',
    example: '2026-12',
    usual: fault(month) === undefined ? month : undefined,
    fault,
  });
  const facts = {
    title: await dialog.field(shape, 'title', { usual: monthInWords(`${chosen}-01`) }),
    date: await dialog.field(shape, 'date', {
      usual: chosen === month ? today : `${chosen}-01`,
    }),
    summary: await dialog.field(shape, 'summary'),
    preview: await dialog.field(shape, 'preview', { usual: 'image' }),
  };
  const file = fileOf(chosen);
  const text = rewriteMarkdown('', facts, body);
  parseMarkdown(file, text, newsletterSchema);
  return {
    files: [{ file, text }],
    toDo: [
      `Write the text in ${file}, where it says "Write here". Delete what you don’t need.`,
      'A blank line starts a new paragraph. Type "## " for a heading and "- " for a list item.',
    ],
  };
}

const body = `
Write here, in two or three sentences, what people should know if they read no further.

## What happened

Write here what’s new since the last issue. Only name people who want to be named.

## What’s coming

- Write here what it is, when and where.
- And the next one.

## A question for you

Write here what you’d like to ask, and where to answer.
`;

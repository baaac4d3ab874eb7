import { z } from 'zod';
import { day, hint, sample, text, linkedText, review } from '../read/fields.ts';

/** Front matter of content/newsletters/YYYY-MM.md. */
export const newsletterSchema = z.strictObject({
  sample,
  title: hint(text(60), 'The title', 'September 2025'),
  date: hint(day, 'The day it comes out', '2025-09-08'),
  summary: hint(text(280), 'What’s in it, in a sentence or two', 'Study nights are back.'),
  preview: hint(
    z.enum(['pdf', 'image']),
    'What the News page shows: pages to flip through (pdf), or a picture of the first one (image)',
    'image',
  ),
});

/** The front matter, without the text. */
export type Newsletter = z.infer<typeof newsletterSchema>;

/** content/pages/news.yaml */
export const newsSchema = z.strictObject({
  ...review,
  lead: hint(text(240), 'The sentence under the title', 'What we did, and what’s coming.'),
  nothingYet: hint(
    text(160).default('The first issue isn’t out yet.'),
    'What it says before the first newsletter; there’s a sentence if you leave it out',
    'The first issue comes out in September.',
  ),
  feedLink: hint(text(60), 'The link to the feed', 'Subscribe with a feed reader'),
  feedNote: hint(linkedText(200), 'What the feed is for', 'New issues come to you.'),
});

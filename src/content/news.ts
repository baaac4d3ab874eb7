import { z } from 'zod';
import { hint, linkedText, review, text } from './fields.ts';

/** content/pages/news.yaml */
export const newsSchema = z.strictObject({
  ...review,
  lead: hint(text(240), 'The sentence under the title', 'What we did, and what is coming.'),
  feedLink: hint(text(60), 'The link to the feed', 'Subscribe with a feed reader'),
  feedNote: hint(linkedText(200), 'What the feed is for', 'New issues come to you.'),
});

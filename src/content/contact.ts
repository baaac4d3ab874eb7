import { z } from 'zod';
import { hint, review, text } from './fields.ts';
import { nextPages } from './link-list.ts';

/** content/pages/contact.yaml; the addresses themselves are in content/site.yaml. */
export const contactSchema = z.strictObject({
  ...review,
  lead: hint(text(240), 'The sentence under the title', 'Tell us what we should know.'),
  formHeading: hint(text(60), 'The heading above the form', 'Write to us'),
  explanation: hint(
    text(400),
    'What the button does: it opens the mail program of the visitor, and nothing is sent before',
    'Send Message opens your own mail program.',
  ),
  nextHeading: hint(text(60), 'The heading above the links to other pages', 'Before you write'),
  next: nextPages,
});

import { z } from 'zod';
import { hint, review, text } from './fields.ts';
import { mailTemplate } from './mail-template.ts';

/** content/pages/documents.yaml */
export const documentsSchema = z.strictObject({
  ...review,
  mistakeQuestion: hint(text(60), 'What stands before the link below', 'Found a mistake?'),
  mistakeLink: hint(text(40), 'The link that opens a mail to the board', 'Tell us'),
  mistakeMail: mailTemplate('The mail that it opens', ['kind', 'title', 'version'], {
    subject: 'Mistake in the {kind} {title} (version {version})',
    body: 'Hello,\n\nWhere it is:\n',
  }),
  formulasLead: hint(
    text(120),
    'The sentence under the title of every formula sheet',
    'Every equation of the lesson on one page, and what its symbols mean.',
  ),
  practiceHeading: hint(text(60), 'Above the problems that a lesson explains', 'Practice this'),
});

/** The words around every lesson and every problem. */
export type Documents = z.infer<typeof documentsSchema>;

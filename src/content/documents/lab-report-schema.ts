import { z } from 'zod';
import { day, hint, review, text } from '../read/fields.ts';

const sentence = z.strictObject({
  text: hint(text(400), 'A sentence of the abstract', 'We heated water in a heat exchanger.'),
  note: hint(
    text(300),
    'What to say about it',
    'It’s what you did, and a reader wants what you found.',
  ),
});

const example = { text: 'We heated water.', note: 'How much, and how hot did it get?' };

const abstract = (title: string) =>
  hint(
    z.strictObject({
      title: hint(text(60), 'Its heading', title),
      sentences: hint(z.array(sentence).min(1), 'Its sentences: a list of text and note', [
        example,
      ]),
    }),
    'An abstract: title and sentences',
    { title, sentences: [example] },
  );

/** content/pages/lab-report.yaml */
export const labReportSchema = z.strictObject({
  ...review,
  reviewed: hint(day, 'The day someone last read this page', '2026-11-18'),
  lead: hint(text(240), 'The sentence under the title', 'One experiment, written up twice.'),
  before: abstract('What most of us hand in'),
  after: abstract('What people read to the end'),
  order: hint(
    z.strictObject({
      title: hint(text(60), 'The heading', 'What goes where'),
      parts: hint(
        z
          .array(
            z.strictObject({
              name: hint(text(40), 'A part of the report', 'Results'),
              text: hint(text(300), 'What goes there', 'Each figure with the sentence it proves.'),
            }),
          )
          .min(1),
        'The parts of a report in order: a list of name and text',
        [{ name: 'Results', text: 'Each figure with the sentence it proves.' }],
      ),
    }),
    'What goes where: title and parts',
    {
      title: 'What goes where',
      parts: [{ name: 'Results', text: 'Each figure with the sentence it proves.' }],
    },
  ),
});

export type LabReport = z.infer<typeof labReportSchema>;

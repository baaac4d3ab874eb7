import { z } from 'zod';
import { day, hint, text } from './fields.ts';
import { linkList } from './link-list.ts';

/** content/pages/registration.yaml */
export const registrationSchema = z.strictObject({
  reviewed: hint(day, 'The day somebody last read this page and found it true', '2025-10-06'),
  lead: hint(text(240), 'The sentence under the title', 'Before your window opens.'),
  tips: hint(
    z
      .array(
        z.strictObject({
          title: hint(text(60), 'The tip in a few words', 'Know your window'),
          description: hint(text(400), 'What to do, and when', 'Look it up a week ahead.'),
        }),
      )
      .min(1),
    'The tips: a list of title and description',
    [{ title: 'Know your window', description: 'Look it up a week ahead.' }],
  ),
  links: linkList('The helpful links'),
  faq: hint(
    z
      .array(
        z.strictObject({
          id: hint(
            z.string().regex(/^[a-z][a-z0-9-]*$/),
            'The end of the address of this answer; never change it once it is published',
            'closed-section',
          ),
          question: hint(text(120), 'As a student would ask it', 'The section is full. What now?'),
          answer: hint(text(700), 'The answer', 'Put yourself on the waiting list.'),
        }),
      )
      .min(1)
      .superRefine((faq, context) => {
        for (const [index, { id }] of faq.entries()) {
          if (faq.findIndex((other) => other.id === id) === index) continue;
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `another question is called "${id}" too`,
            params: { cure: 'Give each its own: it is the end of the address of the answer.' },
          });
        }
      }),
    'Questions and answers: a list of id, question and answer',
    [{ id: 'closed-section', question: 'The section is full?', answer: 'Use the waiting list.' }],
  ),
});

/** The words of the registration page. */
export type Registration = z.infer<typeof registrationSchema>;

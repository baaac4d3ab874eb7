import { z } from 'zod';
import { hint, text } from './fields.ts';

const exampleCard = (title: string) => ({
  title,
  text: 'One or two sentences about it.',
  link: 'Read more',
});

const card = (title: string) =>
  hint(
    z.strictObject({
      title: hint(text(40), 'The heading of the card', title),
      text: hint(text(200), 'One or two sentences', 'Study nights every week.'),
      link: hint(text(40), 'The words of the link', 'See the calendar'),
    }),
    'One card, with title, text and link',
    exampleCard(title),
  );

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  eyebrow: hint(text(60), 'The small line above the heading', 'Chemical Engineering'),
  heading: hint(text(60), 'The largest words of the site', 'A direct line to the department.'),
  lead: hint(text(240), 'What the board is, in a sentence or two', 'We carry questions.'),
  joinButton: hint(text(24), 'Opens the join form', 'Join Us'),
  learnButton: hint(text(24), 'Leads to the About page', 'Learn More'),
  diagram: hint(
    z.strictObject({
      feed: hint(text(6), 'What enters the process', 'you'),
      distillate: hint(text(10), 'What leaves at the top', 'engineers'),
      bottoms: hint(text(12), 'What leaves at the bottom', 'all-nighters'),
    }),
    'The three words in the flow diagram: feed, distillate, bottoms',
    { feed: 'you', distillate: 'engineers', bottoms: 'all-nighters' },
  ),
  getInvolved: hint(
    z.strictObject({
      heading: hint(text(40), 'The heading above the three cards', 'Get Involved'),
      member: card('Become a Member'),
      updates: card('Keep updated'),
      events: card('Attend Events'),
    }),
    'The three cards: member, updates, events',
    {
      heading: 'Get Involved',
      member: exampleCard('Become a Member'),
      updates: exampleCard('Keep updated'),
      events: exampleCard('Attend Events'),
    },
  ),
});

/** The words of the home page. */
export type Home = z.infer<typeof homeSchema>;

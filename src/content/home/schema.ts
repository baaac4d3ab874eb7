import { z } from 'zod';
import { complain, exampleOf, groupField, hint, review, text } from '../read/fields.ts';

const card = (title: string) =>
  groupField('One card, with title, text and link', {
    title: hint(text(40), 'The heading of the card', title),
    text: hint(text(200), 'One or two sentences', 'Study nights every week.'),
    link: hint(text(40), 'The link text', 'See the calendar'),
  });

const notice = (description: string) =>
  groupField(description, {
    label: hint(text(30), 'The small line above it', 'In term'),
    title: hint(
      text(60),
      'Something that’s true on any day of the year',
      'Study nights on Wednesdays',
    ),
    text: hint(text(120), 'The rest of it, in a sentence', '7–9 PM in CPE 2.222.'),
    link: hint(text(40), 'The link text', 'See the calendar'),
  });

const diagramFields = {
  feed: hint(text(6), 'What enters the process', 'you'),
  distillate: hint(text(10), 'What leaves at the top', 'engineers'),
  bottoms: hint(text(12), 'What leaves at the bottom', 'all-nighters'),
  description: hint(
    text(300),
    'What the diagram shows, including its three words, for people who can’t see it',
    'A column turns you into engineers and leaves the all-nighters at the bottom.',
  ),
};

const diagram = z.strictObject(diagramFields).superRefine(({ description, ...words }, context) => {
  const [missing] = Object.values(words).filter((word) => !description.includes(word));
  if (missing === undefined) return;
  complain(context, ['description'], {
    message: `the diagram shows "${missing}", but the description doesn’t say it`,
    cure: `Put "${missing}" in the description, spelled as in the diagram.`,
  });
});

const trayFields = {
  label: hint(text(16), 'The word next to it', 'News'),
  link: hint(text(40), 'The link text', 'Read the newsletter'),
};

const borrowFields = {
  ...trayFields,
  name: hint(text(120), 'Its title, as in content/textbooks.yaml', 'Transport Phenomena'),
};

/** content/pages/home.yaml */
export const homeSchema = z.strictObject({
  ...review,
  eyebrow: hint(text(60), 'The small line above the heading', 'Chemical Engineering'),
  heading: hint(text(60), 'The biggest words on the site', 'A direct line to the department.'),
  lead: hint(
    text(240),
    'What the board is, in a sentence or two',
    'We take your questions to the faculty.',
  ),
  joinButton: hint(text(24), 'Opens the join form', 'Join Us'),
  learnButton: hint(text(24), 'Leads to the About page', 'Learn More'),
  learnMore: hint(
    text(40).default('about the board'),
    'What screen readers add after that button’s words; "about the board" if you leave it out',
    'about the council',
  ),
  diagram: hint(
    diagram.optional(),
    'The words in the process diagram, if that’s your home picture: feed, distillate, bottoms and description',
    exampleOf(diagramFields),
  ),
  ask: groupField('The search field: lead, label and example', {
    lead: hint(text(20), 'The first word above the field, in color', 'Stuck?'),
    label: hint(text(60), 'What to type', 'Type a course, a topic or a number'),
    example: hint(text(24), 'An example in the empty field', 'recycle or 45 psig'),
  }),
  next: groupField(
    'What it says instead of the next event when we can’t name one: always and between',
    {
      always: notice('What it says if JavaScript can’t check the calendar'),
      between: notice(
        'What it says while no event is coming up; if there’s a weekly event, its usual day replaces the text',
      ),
    },
  ),
  getInvolved: groupField('The three cards: member, updates, events', {
    heading: hint(text(40), 'The heading above the three cards', 'Get Involved'),
    member: card('Become a Member'),
    updates: card('Keep updated'),
    events: card('Attend Events'),
  }),
  borrow: hint(
    z.strictObject(borrowFields).optional(),
    'A textbook to borrow: label, name and link; optional',
    exampleOf(borrowFields),
  ),
  news: hint(
    z.strictObject(trayFields).optional(),
    'The newest newsletter: label and link; optional',
    exampleOf(trayFields),
  ),
});

export type Home = z.infer<typeof homeSchema>;

export type Diagram = z.infer<typeof diagram>;

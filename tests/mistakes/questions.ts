import { slip, type Mistake } from './mistake.ts';

const mistake = (what: string, edit: [string, string], cure: string, at?: string) =>
  slip(what, 'questions.yaml', edit, cure, at);

const tea = 'question: Why is the tea cold?';

/** What goes wrong when somebody writes down a question, or what became of it. */
export const questions: Mistake[] = [
  mistake(
    'a month in words',
    ['asked: 2025-07', 'asked: July 2025'],
    'The month it was asked, written year-month',
  ),
  mistake(
    'a month that is missing',
    ['    asked: 2025-07\n', ''],
    'asked: 2026-09',
    'id: cold-tea',
  ),
  mistake('two questions with one id', ['id: more-tables', 'id: cold-tea'], 'Give each its own'),
  mistake(
    'a question heard before it was asked',
    ['asked: 2025-07', 'asked: 2025-09'],
    'Fix this day, or the month in "asked"',
    'date: 2025-07-20',
  ),
  mistake(
    'an answer before the question was taken to anybody',
    ['date: 2025-09-08', 'date: 2025-08-28'],
    'move the step up',
  ),
  mistake(
    'something done that is still ahead',
    ['date: 2025-09-22', 'date: 2026-09-22'],
    'set "reviewed" at the top to today',
  ),
  mistake(
    'a new step without a new day at the top',
    [
      '        to: the keeper of kettles\n',
      '        to: the keeper of kettles\n      - date: 2025-10-03\n        what: taken\n        to: the head of examples\n',
    ],
    'set "reviewed" at the top to today',
    'date: 2025-10-03',
  ),
  mistake(
    'a refusal without a reason',
    ['        text: The day is as long as it is.\n', ''],
    'the reason they gave',
    'what: refused',
  ),
  mistake(
    'an answer that nobody wrote down',
    ['    answer: Yours.\n', ''],
    'Add a line "answer"',
    'what: answered\n  - id: first-question',
  ),
  mistake(
    'a change without an answer',
    ['    answer: Yes, [one of them](/officers) is.\n', ''],
    'Add a line "answer"',
    'what: answered\n      - date: 2025-09-22',
  ),
  mistake(
    'an answer for which there is no day',
    [
      '        to: the keeper of kettles\n',
      '        to: the keeper of kettles\n    answer: It is not.\n',
    ],
    'what: answered',
    'answer: It is not.',
  ),
  mistake(
    'a question that begins with its answer',
    ['      - date: 2025-02-03\n        what: heard\n', ''],
    'Start with a step "what: heard"',
    'what: refused',
  ),
  mistake(
    'a question that is heard twice',
    ['what: taken\n        to: the keeper of kettles', 'what: heard'],
    'make it a separate question',
    'what: heard\n  - id: more-tables',
  ),
  mistake(
    'a question without a step',
    ['steps:\n      - date: 2025-09-29\n        what: heard', 'steps: []'],
    'starting with heard',
  ),
  mistake('another word for what happened', ['what: refused', 'what: rejected'], 'or refused'),
  mistake(
    'a question taken to nobody',
    ['        to: the keeper of kettles\n', ''],
    'one of the roles: the head of examples, the keeper of kettles',
    'what: taken\n  - id: more-tables',
  ),
  mistake(
    'a role with a slip',
    ['to: the keeper of kettles', 'to: the keeper of kettels'],
    'Did you mean "the keeper of kettles"?',
  ),
  mistake(
    'a role that nobody has listed',
    ['to: the keeper of kettles', 'to: the mayor'],
    'The options are: the head of examples, the keeper of kettles. Add a new role',
  ),
  mistake(
    'an answer that is taken to somebody',
    [
      '        what: answered\n    answer: Yours.',
      '        what: answered\n        to: the head of examples\n    answer: Yours.',
    ],
    'Delete this line, or add a separate step',
    'to: the head of examples\n    answer: Yours.',
  ),
  mistake(
    'a topic that nobody has listed',
    ['topic: Tea & Biscuits', 'topic: Tea & Biscuit'],
    'Did you mean "Tea & Biscuits"?',
  ),
  mistake(
    'a course that is not taught',
    ['course: DEM 201', 'course: DEM 210'],
    'Did you mean "DEM 201"?',
  ),
  mistake(
    'the mail address of whoever asked',
    [tea, 'question: Why is the tea cold? (ada@example.edu)'],
    'This page never names anyone',
  ),
  mistake(
    'an account in a note',
    ['text: In the corridor.', 'text: "@ada asked in the corridor."'],
    'Write the role instead',
  ),
  mistake(
    'the name of whoever answered',
    ['answer: This.', 'answer: Prof. Sample says this.'],
    'Write the role instead',
  ),
  mistake(
    'a person among the roles',
    ['roles: [the head of examples,', 'roles: [Dr. Sample,'],
    'Write the role instead',
  ),
  mistake(
    'a subject with a gap that nothing fills',
    ["subject: 'Question about {topic}'", "subject: 'Question about {theme}'"],
    '{topic}',
  ),
  slip(
    'a link to no question',
    'pages/join.yaml',
    ['(/events)', '(/asked#cold-teas)'],
    'Did you mean "/asked#cold-tea"?',
  ),
];

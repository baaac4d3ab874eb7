import { type Mistake, mistakesIn } from './mistake.ts';

/** Mistakes in questions to the board and their steps. */
export const questions: Mistake[] = mistakesIn(String.raw`
questions.yaml
  a month in words | asked: 2025-07 → asked: July 2025 | The month it was asked, written year-month
  a month that is missing |     asked: 2025-07\n →  | asked: 2026-09 | id: cold-tea
  two questions with one id | id: more-tables → id: cold-tea | Give each its own
  a question heard before it was asked | asked: 2025-07 → asked: 2025-09 | Fix this day, or the month in "asked" | date: 2025-07-20
  an answer before the question was taken to anybody | date: 2025-09-08 → date: 2025-08-28 | move the step up
  something done that is still ahead | date: 2025-09-22 → date: 2026-09-22 | set "reviewed" at the top to today
  a new step without a new day at the top |         to: the keeper of kettles\n →         to: the keeper of kettles\n      - date: 2025-10-03\n        what: taken\n        to: the head of examples\n | set "reviewed" at the top to today | date: 2025-10-03
  a refusal without a reason |         text: The day is as long as it is.\n →  | the reason they gave | what: refused
  an answered question without its answer |     answer: Yours.\n →  | Add a line "answer" | what: answered\n  - id: first-question
  a change without an answer |     answer: Yes, [one of them](/officers) is.\n →  | Add a line "answer" | what: answered\n      - date: 2025-09-22
  an answer for which there is no day |         to: the keeper of kettles\n →         to: the keeper of kettles\n    answer: It is not.\n | what: answered | answer: It is not.
  a question that begins with its answer |       - date: 2025-02-03\n        what: heard\n →  | Start with a step "what: heard" | what: refused
  a question that is heard twice | what: taken\n        to: the keeper of kettles → what: heard | make it a separate question | what: heard\n  - id: more-tables
  a question without a step | steps:\n      - date: 2025-09-29\n        what: heard → steps: [] | starting with heard
  another word for what happened | what: refused → what: rejected | or refused
  a question taken to no one |         to: the keeper of kettles\n →  | one of the roles: the head of examples, the keeper of kettles | what: taken\n  - id: more-tables
  a role with a slip | to: the keeper of kettles → to: the keeper of kettels | Did you mean "the keeper of kettles"?
  an unlisted role | to: the keeper of kettles → to: the mayor | The options are: the head of examples, the keeper of kettles. Add a new role
  an answer that is taken to somebody |         what: answered\n    answer: Yours. →         what: answered\n        to: the head of examples\n    answer: Yours. | Delete this line, or add a separate step | to: the head of examples\n    answer: Yours.
  an unlisted topic | topic: Tea & Biscuits → topic: Tea & Biscuit | Did you mean "Tea & Biscuits"?
  a course that is not taught | course: DEM 201 → course: DEM 210 | Did you mean "DEM 201"?
  the email address of the person who asked | question: Why is the tea cold? → question: Why is the tea cold? (ada@example.edu) | This page never names anyone
  an account in a note | text: In the corridor. → text: "@ada asked in the corridor." | Write the role instead
  the name of the person who answered | answer: This. → answer: Prof. Sample says this. | Write the role instead
  a person among the roles | roles: [the head of examples, → roles: [Dr. Sample, | Write the role instead
  a subject with an unknown place | subject: 'Question about {topic}' → subject: 'Question about {theme}' | {topic}
pages/join.yaml
  a link to no question | (/events) → (/asked#cold-teas) | Did you mean "/asked#cold-tea"?
`);

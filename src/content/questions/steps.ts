import { closestWord } from '../../domain/words/closest-word.ts';
import { monthInWords } from '../../domain/dates/day-words.ts';
import { plainWords } from '../../domain/words/linked-text.ts';
import type { AskedQuestion } from '../../domain/questions/questions.ts';

/** Common given names, except those that are also words, titles or places, like Mark or Austin. */
const givenNames =
  'Aaron|Abdul|Adam|Ahmed|Aisha|Alan|Alejandr[ao]|Alex|Alexander|Alexandra|Alice|Alicia|Alyssa|Amanda|Amy|Ana|Andrea|Andrew|Angela|Anita|Anjali|Ann|Anna|Anne|Anthony|Antonio|Arjun|Ashley|Barbara|Benjamin|Brandon|Brian|Carla|Carlos|Carol|Caroline|Catherine|Charles|Chen|Chloe|Chris|Christina|Christopher|Claire|Connor|Daniel|Daniela|David|Deepak|Diana|Diego|Dmitri|Donald|Edward|Elena|Elizabeth|Emily|Emma|Eric|Erin|Ethan|Eva|Fatima|Fernando|Francisco|Gabriel|Gary|George|Hannah|Hassan|Heather|Helen|Henry|Hiroshi|Ibrahim|Isabella|Jack|Jacob|James|Jane|Janet|Jason|Javier|Jennifer|Jessica|John|Jonathan|Jorge|Jose|Joseph|Joshua|Juan|Julia|Julie|Karen|Katherine|Kathleen|Kelly|Kevin|Kim|Kumar|Kyle|Laura|Lauren|Lee|Linda|Lisa|Lucas|Lucia|Luis|Maria|Marie|Mary|Matthew|Megan|Mei|Melissa|Michael|Michelle|Miguel|Mohammed|Muhammad|Nancy|Natalie|Nathan|Nicholas|Nicole|Nikhil|Noah|Olivia|Omar|Pablo|Patricia|Patrick|Paul|Pedro|Peter|Priya|Rachel|Rahul|Raj|Rebecca|Richard|Robert|Rohan|Ryan|Sam|Samantha|Samuel|Sandra|Sanjay|Sara|Sarah|Scott|Sean|Sergio|Sofia|Sophia|Stephanie|Stephen|Steven|Susan|Thomas|Timothy|Tyler|Valeria|Vanessa|Victor|Vijay|Wei|William|Xin|Yan|Yusuf|Zachary|Zoe';

/** Matches names of people, except in names of places, and their email addresses and accounts. */
const person = new RegExp(
  `\\b(?:Dr|Prof|Professor|Mr|Mrs|Ms|Mx)\\.? \\p{Lu}\\p{L}+|\\S*@\\S*|\\b(?:${givenNames}) (?:\\p{Lu}\\. )?\\p{Lu}\\p{L}+\\b(?! (?:\\p{Lu}\\p{L}+ )?(?:Award|Building|Center|Hall|Lab|Library|Room|School|Scholarship|Tower)|['’]s [Ll]aw)`,
  'u',
);

export const nameIn = (words: string): string | undefined => person.exec(plainWords(words))?.[0];

export const namelessCure =
  'This page never names anyone who asks or answers. Write the role instead, like "the department chair".';

interface StepFault {
  path: PropertyKey[];
  message: string;
  cure: string;
}

/** Roles listed in the file, and the date of its last review. */
interface Known {
  roles: readonly string[];
  reviewed: string;
}

/**
 * Reports steps and answers that contradict each other, the month of the question, or the list of
 * roles.
 */
export function stepFaults(question: AskedQuestion, known: Known): StepFault[] {
  return [
    ...orderFaults(question),
    ...question.steps.flatMap((step, place) =>
      stepFault(step, known).map((fault) => ({ ...fault, path: ['steps', place, ...fault.path] })),
    ),
    ...answerFaults(question),
  ];
}

/** Reports steps with a date before the question or the previous step. */
function orderFaults({ asked, steps }: AskedQuestion): StepFault[] {
  const [first] = steps;
  return [
    ...(first && first.what !== 'heard'
      ? [
          {
            path: ['steps', 0, 'what'],
            message: `the first step is "${first.what}", but a question always starts with "heard"`,
            cure: 'Start with a step "what: heard" and the day you heard it.',
          },
        ]
      : []),
    ...(first && first.date.slice(0, 7) < asked
      ? [
          {
            path: ['steps', 0, 'date'],
            message: `${first.date} is before the question was asked, in ${monthInWords(asked)}`,
            cure: 'Fix this day, or the month in "asked".',
          },
        ]
      : []),
    ...steps.flatMap(({ date, what }, place) => {
      const before = steps[place - 1];
      if (!before) return [];
      return [
        ...(date < before.date
          ? [
              {
                path: ['steps', place, 'date'],
                message: `${date} is before ${before.date}, the day of the step above it`,
                cure: 'Steps go oldest first. Fix the date, or move the step up.',
              },
            ]
          : []),
        ...(what === 'heard'
          ? [
              {
                path: ['steps', place, 'what'],
                message: 'there’s already a "heard" above, and you only hear a question once',
                cure: 'Fix "what", or make it a separate question.',
              },
            ]
          : []),
      ];
    }),
  ];
}

function stepFault(step: AskedQuestion['steps'][number], { roles, reviewed }: Known): StepFault[] {
  const { what, to, text, date } = step;
  const faults: StepFault[] = [];
  if (date > reviewed) {
    faults.push({
      path: ['date'],
      message: `${date} is after ${reviewed}, the day in "reviewed"`,
      cure: 'If it already happened, set "reviewed" at the top to today. If not, fix the date, or wait to add the step.',
    });
  }
  if (what === 'taken' && to === undefined) {
    faults.push({
      path: ['what'],
      message: 'it doesn’t say who you took the question to',
      cure: `Add a line "to" with one of the roles: ${roles.join(', ')}.`,
    });
  }
  if (what !== 'taken' && to !== undefined) {
    faults.push({
      path: ['to'],
      message: `only a step "what: taken" can have a "to", and this one is "${what}"`,
      cure: 'Delete this line, or add a separate step with "what: taken".',
    });
  }
  // A role that names a person has its own error. Fixing that role may make this one valid, so
  // don't report this one yet.
  const isSettled = !roles.some((role) => nameIn(role) !== undefined);
  if (what === 'taken' && to !== undefined && isSettled && !roles.includes(to)) {
    const meant = closestWord(to, roles);
    faults.push({
      path: ['to'],
      message: `"${to}" isn’t one of the roles at the top of this file`,
      cure: `${meant === undefined ? `The options are: ${roles.join(', ')}.` : `Did you mean "${meant}"?`} Add a new role to that list first, but never a name.`,
    });
  }
  if (what === 'refused' && text === undefined) {
    faults.push({
      path: ['what'],
      message: 'the answer was no, but it doesn’t say why',
      cure: 'Add a "text" line with the reason they gave. If they gave none, say so.',
    });
  }
  return faults;
}

/** Reports an answer without a step, and an answered question without an answer. */
function answerFaults({ steps, answer }: AskedQuestion): StepFault[] {
  const place = steps.findIndex(({ what }) => what === 'answered' || what === 'done');
  const isRefused = steps.some(({ what }) => what === 'refused');
  if (place >= 0 && answer === undefined) {
    return [
      {
        path: ['steps', place, 'what'],
        message: `a step says "${steps[place]?.what ?? ''}", but there’s no answer`,
        cure: 'Add a line "answer" to the question, with what they said in a few plain sentences.',
      },
    ];
  }
  if (place < 0 && !isRefused && answer !== undefined) {
    return [
      {
        path: ['answer'],
        message: 'there’s an answer, but no step says when it came',
        cure: 'Add a step with the day and "what: answered".',
      },
    ];
  }
  return [];
}

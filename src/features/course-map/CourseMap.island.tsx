import { useMemo, useState } from 'react';
import type { CourseMapWords } from '../../content/course-map.ts';
import {
  accountParts,
  accountText,
  nothingSaid,
  readAccount,
  runningTerm,
  withMark,
  type Account,
  type AccountParts,
} from '../../domain/curriculum/account.ts';
import { outcomeInWords, usualInWords } from '../../domain/curriculum/outcome-words.ts';
import { usualPlan } from '../../domain/curriculum/plan.ts';
import { questionsForAdvisor } from '../../domain/curriculum/reasons.ts';
import { termName } from '../../domain/curriculum/term-names.ts';
import { whatIf } from '../../domain/curriculum/what-if.ts';
import { island } from '../../ui/Island.tsx';
import { useAddressParts } from '../../ui/use-address-parts.ts';
import { store, storedText } from '../../ui/use-stored.ts';
import { useToday } from '../../ui/use-today.ts';
import { AskSentence } from './AskSentence.tsx';
import { Began } from './Began.tsx';
import { ChosenCourse } from './ChosenCourse.tsx';
import { MapView } from './MapView.tsx';
import { Moves } from './Moves.tsx';
import { Questions } from './Questions.tsx';
import { Result } from './Result.tsx';
import type { MapCourse } from './map-course.ts';

interface CourseMapProps {
  courses: readonly MapCourse[];
  words: Pick<CourseMapWords, 'headings' | 'kept' | 'mostHours'>;
}

const memory = 'course-map';

/** The map of courses, and what becomes of it when somebody says what became of theirs. */
export const CourseMap = island(function CourseMap({ courses, words }: CourseMapProps) {
  const [account, setAccount] = useState(nothingSaid);
  const [chosen, setChosen] = useState<string>();
  const day = useToday();
  const address = useAddressParts(accountParts, (parts) => {
    const isSaid = accountParts.some((part) => parts[part] !== '');
    setAccount(readAccount(isSaid ? parts : remembered(), courses));
  });
  const say = (next: Account) => {
    setAccount(next);
    const parts = accountText(next);
    address.goTo(parts, 'account');
    store(memory, JSON.stringify(parts));
  };

  const usual = useMemo(() => usualPlan(courses), [courses]);
  const { began, marks } = account;
  const now = runningTerm(account, usual, day ?? '');
  const outcome = useMemo(() => whatIf(courses, { now, marks }), [courses, now, marks]);
  const nameOf = (term: number) => termName(term, began);
  const isAsked = Object.keys(marks).length > 0;
  const [asked] = Object.entries(marks).toSorted(
    ([, a], [, b]) => Number(a === 'done') - Number(b === 'done'),
  );
  const result = isAsked ? outcomeInWords(outcome, nameOf) : usualInWords(outcome);
  const questions = questionsForAdvisor(outcome, {
    courses,
    now,
    nameOf,
    hours: { most: words.mostHours },
  });
  return (
    <>
      <AskSentence
        groups={groupsOf(courses, usual, nameOf)}
        code={asked?.[0]}
        mark={asked?.[1]}
        onAsk={(code, mark) => {
          say(withMark(asked ? withMark(account, asked[0], undefined) : account, code, mark));
        }}
      />
      <Began
        began={began}
        day={day}
        now={now}
        kept={words.kept}
        onSay={(year) => {
          say({ ...account, began: year });
        }}
      />
      <Result
        {...result}
        marks={marks}
        onTakeBack={(code) => {
          say(withMark(account, code, undefined));
        }}
      />
      <MapView
        {...{ courses, usual, outcome, now, marks, nameOf, chosen, isAsked }}
        heading={words.headings.map}
        onChoose={setChosen}
      >
        {chosen !== undefined && <CoursePanel />}
      </MapView>
      {outcome.moves.length > 0 && (
        <Moves
          heading={words.headings.moves}
          moves={outcome.moves}
          courses={courses}
          nameOf={nameOf}
        />
      )}
      {questions.length > 0 && <Questions heading={words.headings.advisor} questions={questions} />}
    </>
  );
});

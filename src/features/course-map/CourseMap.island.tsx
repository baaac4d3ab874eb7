import { useMemo, useState } from 'react';
import type { CourseMapWords } from '../../content/course-map.ts';
import { runningTerm, withMark } from '../../domain/curriculum/account.ts';
import { longestChain } from '../../domain/curriculum/map-plan.ts';
import { outcomeInWords, usualInWords } from '../../domain/curriculum/outcome-words.ts';
import { usualPlan } from '../../domain/curriculum/plan.ts';
import { questionsForAdvisor } from '../../domain/curriculum/reasons.ts';
import { termInSentence, termName } from '../../domain/curriculum/term-names.ts';
import { whatIf } from '../../domain/curriculum/what-if.ts';
import { island } from '../../ui/Island.tsx';
import { useToday } from '../../ui/use-today.ts';
import { AskSentence } from './AskSentence.tsx';
import { Began } from './Began.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import { MapView } from './MapView.tsx';
import { Moves } from './Moves.tsx';
import { Questions } from './Questions.tsx';
import { Result } from './Result.tsx';
import type { CourseOnMap } from './course-on-map.ts';
import { useAccount } from './use-account.ts';

interface CourseMapProps {
  courses: readonly CourseOnMap[];
  words: Pick<CourseMapWords, 'headings' | 'kept' | 'mostHours'>;
}

/** The map of courses, and what becomes of it when somebody says what became of theirs. */
export const CourseMap = island(CourseMapWithQuestion, UsualMap);

function CourseMapWithQuestion({ courses, words }: CourseMapProps) {
  const { account, say } = useAccount(courses);
  const [chosen, setChosen] = useState<string>();
  const day = useToday();
  const { began, marks } = account;
  const usual = useMemo(() => usualPlan(courses), [courses]);
  const longest = useMemo(() => longestChain(courses), [courses]);
  const now = runningTerm(account, usual, day ?? '');
  const outcome = useMemo(() => whatIf(courses, { now, marks }), [courses, now, marks]);
  const nameOf = (term: number) => termInSentence(term, began);
  const [asked] = Object.entries(marks);
  const course = courses.find(({ code }) => code === chosen);
  return (
    <>
      <AskSentence
        groups={[...new Set(usual.values())]
          .toSorted((a, b) => a - b)
          .map((term) => ({
            name: termName(term, began),
            courses: courses.filter(({ code }) => usual.get(code) === term),
          }))}
        code={asked?.[0]}
        mark={asked?.[1]}
        onAsk={(code, mark) => {
          say(withMark(asked ? withMark(account, asked[0], undefined) : account, code, mark));
        }}
      />
      <Began
        began={began}
        day={day}
        kept={words.kept}
        onSay={(year) => {
          say({ ...account, began: year });
        }}
      />
      <Result
        {...(asked ? outcomeInWords(outcome, nameOf) : usualInWords(outcome, longest))}
        marks={marks}
        onTakeBack={(code) => {
          say(withMark(account, code, undefined));
        }}
      />
      <MapView
        {...{ courses, usual, outcome, longest, now, began, marks, chosen }}
        onChoose={setChosen}
      >
        {course && (
          <CoursePanel
            course={course}
            term={nameOf(outcome.plan.get(course.code) ?? usual.get(course.code) ?? 1)}
            mark={marks[course.code]}
            onMark={(mark) => {
              say(withMark(account, course.code, mark));
            }}
            onChoose={setChosen}
            onClose={() => {
              setChosen(undefined);
            }}
          />
        )}
      </MapView>
      {outcome.moves.length > 0 && (
        <>
          <Moves heading={words.headings.moves} moves={outcome.moves} {...{ courses, began }} />
          <Questions
            heading={words.headings.advisor}
            questions={questionsForAdvisor(outcome, {
              courses,
              now,
              nameOf,
              hours: { most: words.mostHours },
            })}
          />
        </>
      )}
    </>
  );
}

/** What is left of it should the question fail: the map as most people walk it. */
function UsualMap({ courses }: CourseMapProps) {
  const outcome = whatIf(courses, { now: 0, marks: {} });
  return (
    <MapView
      {...{ courses, outcome, marks: {}, now: 0, began: undefined }}
      usual={usualPlan(courses)}
      longest={longestChain(courses)}
    />
  );
}

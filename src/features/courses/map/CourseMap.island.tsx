import { useMemo, useState, useEffect, useRef } from 'react';
import type { CourseMapWords } from '../../../content/courses/page-schema.ts';
import {
  runningTerm,
  withMark,
  courseMarksParts,
  courseMarksText,
  noMarks,
  readCourseMarks,
  type CourseMarks,
} from '../../../domain/courses/course-marks.ts';
import { longestChain } from '../../../domain/courses/map/map-plan.ts';
import { outcomeInWords, usualInWords } from '../../../domain/courses/outcome-words.ts';
import { usualPlan } from '../../../domain/courses/plan.ts';
import { questionsForAdvisor } from '../../../domain/courses/reasons.ts';
import { termInSentence, termName } from '../../../domain/courses/term-names.ts';
import { whatIf } from '../../../domain/courses/what-if.ts';
import { island } from '../../../ui/Island.tsx';
import { useToday } from '../../../browser/use-today.ts';
import { WhatIfSentence } from './WhatIfSentence.tsx';
import { StartYear } from './StartYear.tsx';
import { CoursePanel } from './CoursePanel.tsx';
import { MapView } from './MapView.tsx';
import { MovedCourses, WhatIfResult } from './WhatIfResult.tsx';
import { opensOf, type CourseOnMap } from './course-on-map.ts';
import { useAddressParts } from '../../../browser/use-address-parts.ts';
import { store, storedText } from '../../../browser/use-stored.ts';

interface CourseMapProps {
  courses: readonly CourseOnMap[];
  words: Pick<CourseMapWords, 'headings' | 'kept' | 'mostHours'>;
}

/** The course map, and a form that shows what happens if a course is failed or postponed. */
export const CourseMap = island(CourseMapWithQuestion, UsualMap);

function CourseMapWithQuestion({ courses, words }: CourseMapProps) {
  const { courseMarks, change } = useCourseMarks(courses);
  const [chosen, setChosen] = useState<string>();
  const day = useToday();
  const { began, marks } = courseMarks;
  const usual = useMemo(() => usualPlan(courses), [courses]);
  const longest = useMemo(() => longestChain(courses), [courses]);
  const now = runningTerm(courseMarks, usual, day ?? '');
  const outcome = useMemo(() => whatIf(courses, { now, marks }), [courses, now, marks]);
  const nameOf = (term: number) => termInSentence(term, began);
  const [marked] = Object.entries(marks);
  const course = courses.find(({ code }) => code === chosen);
  return (
    <>
      <WhatIfSentence
        groups={[...new Set(usual.values())]
          .toSorted((a, b) => a - b)
          .map((term) => ({
            name: termName(term, began),
            courses: courses.filter(({ code }) => usual.get(code) === term),
          }))}
        code={marked?.[0]}
        mark={marked?.[1]}
        onMark={(code, mark) => {
          change(
            withMark(
              marked ? withMark(courseMarks, marked[0], undefined) : courseMarks,
              code,
              mark,
            ),
          );
        }}
      />
      <StartYear
        began={began}
        day={day}
        kept={words.kept}
        onChange={(year) => {
          change({ ...courseMarks, began: year });
        }}
      />
      <WhatIfResult
        {...(marked ? outcomeInWords(outcome, nameOf) : usualInWords(outcome, longest))}
        marks={marks}
        onTakeBack={(code) => {
          change(withMark(courseMarks, code, undefined));
        }}
      />
      <MapView
        {...{ courses, usual, outcome, longest, now, began, marks, chosen }}
        onChoose={setChosen}
      >
        {course && (
          <CoursePanel
            course={course}
            opens={opensOf(course.code, courses)}
            term={nameOf(outcome.plan.get(course.code) ?? usual.get(course.code) ?? 1)}
            mark={marks[course.code]}
            onMark={(mark) => {
              change(withMark(courseMarks, course.code, mark));
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
          <MovedCourses
            heading={words.headings.moves}
            moves={outcome.moves}
            {...{ courses, began }}
          />
          <MapQuestions
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

/** The map of the usual plan, shown if the interactive map fails. */
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

interface MapQuestionsProps {
  heading: string;
  questions: readonly string[];
}

function MapQuestions({ heading, questions }: MapQuestionsProps) {
  return (
    <section className="mt-16 mb-0" aria-labelledby="advisor">
      <h2 className="mb-5 text-h2" id="advisor">
        {heading}
      </h2>
      <ul className="max-w-[46em] list-disc pl-[1.1em] marker:text-stream">
        {questions.map((question) => (
          <li className="py-1" key={question}>
            {question}
          </li>
        ))}
      </ul>
    </section>
  );
}

const memory = 'course-map';

const sameMarks = (one: CourseMarks, other: CourseMarks) =>
  JSON.stringify(courseMarksText(one)) === JSON.stringify(courseMarksText(other));

/**
 * Keeps the student's marks in the address, for sharing and the Back button, and in storage, for
 * later visits to an address without marks.
 */
function useCourseMarks(courses: readonly CourseOnMap[]) {
  const [courseMarks, setCourseMarks] = useState(noMarks);
  const hasFollowed = useRef(false);
  const address = useAddressParts(courseMarksParts, (parts) => {
    const said = new URLSearchParams(location.search);
    const isNew = !hasFollowed.current && courseMarksParts.every((part) => !said.has(part));
    hasFollowed.current = true;
    const kept = Object.fromEntries(new URLSearchParams(storedText(memory)));
    const read = readCourseMarks(isNew ? kept : parts, courses);
    // Returns the same state for the same marks, so that a slow phone doesn't draw the map again.
    setCourseMarks((known) => (sameMarks(known, read) ? known : read));
  });
  useEffect(() => {
    document.documentElement.classList.remove('search-pending');
  }, []);
  const change = (next: CourseMarks) => {
    const parts = courseMarksText(next);
    setCourseMarks(next);
    address.goTo(parts, 'account');
    store(memory, new URLSearchParams(parts).toString());
  };
  return { courseMarks, change };
}

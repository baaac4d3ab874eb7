import type { YearCopy } from './year-copy.ts';

/** Deletes a lesson and all references to it. Problems that the lesson explains stay. */
function deleteLesson(copy: YearCopy, name: string): void {
  copy.delete(`content/lessons/${name}.mdx`);
  copy.change('courses', (courses) => ({
    ...courses,
    subjects: courses.subjects.map((subject) => ({
      ...subject,
      classes: subject.classes.map((course) => ({
        ...course,
        lessons: course.lessons.map(({ lesson, ...listed }) =>
          lesson === undefined || lesson === name ? listed : { ...listed, lesson },
        ),
      })),
    })),
  }));
  for (const other of copy.names('lessons')) {
    const file = `content/lessons/${other}.mdx`;
    const needs = new RegExp(`^(needs: \\[.*?)\\b${name}\\b,? ?(.*)$`, 'm');
    copy.write(file, withoutLinks(copy.read(file).replace(needs, '$1$2'), name));
  }
  for (const issue of copy.names('newsletters')) {
    const file = `content/newsletters/${issue}.md`;
    copy.write(file, withoutLinks(copy.read(file), name));
  }
}

const withoutLinks = (text: string, name: string) =>
  text.replace(
    new RegExp(`\\[([^\\]]*)\\]\\(/resources/study-materials/${name}(#[^)]*)?\\)`, 'g'),
    '$1',
  );

function deleteProblems(copy: YearCopy, names: readonly string[]): void {
  for (const name of names) copy.delete(`content/problems/${name}.mdx`);
  copy.change('practice', (practice) => ({
    ...practice,
    classes: practice.classes.map((each) => ({
      ...each,
      problems: each.problems.filter((name) => !names.includes(name)),
    })),
  }));
}

const lessonOf = (copy: YearCopy, problem: string) =>
  /^lesson: (\S+)$/m.exec(copy.read(`content/problems/${problem}.mdx`))?.[1];

export function deleteLessonAndProblems(copy: YearCopy, lesson: string): void {
  const explained = copy.names('problems').filter((name) => lessonOf(copy, name) === lesson);
  deleteProblems(copy, explained);
  deleteLesson(copy, lesson);
}

/** Deletes all but two lessons and two problems, so that checks are faster. */
export function keepAFew(copy: YearCopy): void {
  const gone = copy.names('lessons').slice(2);
  for (const lesson of gone) deleteLessonAndProblems(copy, lesson);
  deleteProblems(copy, copy.names('problems').slice(2));
}

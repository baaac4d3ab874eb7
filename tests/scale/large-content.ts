import { readContent } from '../read-content.ts';
import { sentence } from '../sentences.ts';

/** The amounts of content that docs/scale.md promises. */
export const promised = { events: 5000, textbooks: 1000, lessons: 1000, problems: 500 };

const many = <T>(count: number, make: (place: number) => T) =>
  Array.from({ length: count }, (_, place) => make(place));

const firstDay = Date.UTC(1976, 0, 2);

/** A hundred events per year for fifty years. */
const events = many(promised.events, (place) => ({
  id: `event-${String(place)}`,
  date: new Date(firstDay + Math.floor(place * 3.65) * 86_400_000).toISOString().slice(0, 10),
  title: sentence(place, 3).slice(0, 60),
  location: `Room ${String(1 + (place % 4))}.${String(100 + ((place * 7) % 400))}`,
  time: place % 3 === 0 ? '7-9 PM' : '6:30 PM',
  description: sentence(place + 11, 16),
}));

const lessonsOfACourse = 10;
const codeOf = (course: number) => `GEN ${String(course)}`;

const books = many(promised.textbooks, (place) => ({
  title: sentence(place, 5),
  author: sentence(place + 5000, 3),
  edition: `${String(1 + (place % 9))}th edition`,
  course: codeOf(place % (promised.lessons / lessonsOfACourse)),
  ...(place % 5 > 0 && { description: sentence(place + 9000, 14) }),
}));

const classes = many(promised.lessons / lessonsOfACourse, (course) => ({
  code: codeOf(course),
  name: sentence(course, 3),
  // The first three courses are prerequisites of almost all others.
  needs: many(Math.min(course, 3), codeOf),
  topics: [sentence(course + 20_000, 2).slice(0, 40)],
  lessons: many(lessonsOfACourse, (place) => ({
    title: sentence(course * lessonsOfACourse + place + 300, 4),
    description: sentence(course * lessonsOfACourse + place + 7000, 12),
  })),
}));

/** Returns the small content files in a project folder, extended to the promised amounts. */
export function largeContent(folder: string): Record<string, object> {
  const { courses, eventsPage, practice, textbooks } = readContent(folder);
  const [firstSubject, ...subjects] = courses.subjects;
  const [firstClass, ...otherClasses] = practice.classes;
  const planned = many(promised.problems, (place) => ({
    title: `${String(place)} ${sentence(place, 5)}`.slice(0, 80),
    description: sentence(place + 4000, 12).slice(0, 120),
  }));
  return {
    // Keeps the existing events, because other files refer to some of them.
    'content/events.yaml': { ...eventsPage, events: [...eventsPage.events, ...events] },
    'content/textbooks.yaml': { ...textbooks, textbooks: [...textbooks.textbooks, ...books] },
    'content/courses.yaml': {
      ...courses,
      subjects: [
        { ...firstSubject, classes: [...(firstSubject?.classes ?? []), ...classes] },
        ...subjects,
      ],
    },
    'content/practice.yaml': {
      ...practice,
      classes: [{ ...firstClass, planned }, ...otherClasses],
    },
  };
}

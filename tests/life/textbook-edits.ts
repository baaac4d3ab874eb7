import type { Edit } from './edit.ts';
import { sentence } from '../sentences.ts';

const textbooks = 'content/textbooks.yaml';

/** The catalogue of books. */
export const textbookEdits: readonly Edit[] = [
  {
    name: 'eighty more textbooks',
    make: (copy) => {
      copy.change('textbooks', (page) => ({
        ...page,
        textbooks: [
          ...page.textbooks,
          ...Array.from({ length: 80 }, (_, place) => ({
            title: `${sentence(place, 5)} Volume ${String(place)}`,
            author: sentence(place + 300, 3),
            edition: `${String(1 + (place % 9))}th edition`,
            course: page.textbooks[place % page.textbooks.length]?.course ?? '',
            description: sentence(place + 600, 18),
          })),
        ],
      }));
    },
    mistakes: [
      {
        what: 'a number without quotes',
        make: (copy) => {
          copy.replace(textbooks, 'edition: 8th edition', 'edition: 2.20');
        },
        file: textbooks,
        on: 'edition: 2.20',
        cure: "Put quotes around it: '2.20'",
      },
    ],
  },
  {
    name: 'a textbook that somebody has',
    make: (copy) => {
      copy.change('textbooks', (page) => ({
        ...page,
        reviewed: '2040-09-03',
        textbooks: page.textbooks.map((book, place) =>
          place === 0 ? { ...book, status: 'lent', until: '2040-12-12' } : book,
        ),
      }));
    },
    mistakes: [
      {
        what: 'a word of one’s own',
        make: (copy) => {
          copy.replace(textbooks, 'status: lent', 'status: gone');
        },
        file: textbooks,
        on: 'status: gone',
        cure: 'available or lent',
      },
      {
        what: 'a day without the word',
        make: (copy) => {
          copy.replace(textbooks, / +status: lent\n/, '');
        },
        file: textbooks,
        on: 'until: 2040-12-12',
        cure: 'Add the line "status: lent" above it',
      },
    ],
  },
  {
    name: 'a textbook without a description',
    make: (copy) => {
      copy.change('textbooks', (page) => ({
        ...page,
        textbooks: [
          { title: 'Bare', author: 'N. Body', edition: '1st edition', course: 'A first course' },
          ...page.textbooks.slice(1),
        ],
      }));
    },
    mistakes: [
      {
        what: 'a textbook without its edition',
        make: (copy) => {
          copy.replace(textbooks, /( +author: N\. Body\n) +edition: .*\n/, '$1');
        },
        file: textbooks,
        on: 'title: Bare',
        cure: 'Which edition we have. For example:',
      },
      {
        what: 'a course that is not taught',
        make: (copy) => {
          copy.replace(textbooks, 'course: A first course', 'course: CHE 999');
        },
        file: textbooks,
        on: 'course: CHE 999',
        cure: 'Fix the code, or add the course there.',
      },
    ],
  },
];

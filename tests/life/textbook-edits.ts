import { changed, type Edit } from './edit.ts';
import { sentence } from '../sentences.ts';

export const textbookEdits: readonly Edit[] = [
  changed('eighty more textbooks', 'textbooks', (page) => ({
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
  })),
  changed('a textbook that somebody has', 'textbooks', (page) => ({
    ...page,
    reviewed: '2040-09-03',
    textbooks: page.textbooks.map((book, place) =>
      place === 0 ? { ...book, status: 'lent', until: '2040-12-12' } : book,
    ),
  })),
  changed('a textbook without a description', 'textbooks', (page) => ({
    ...page,
    textbooks: [
      { title: 'Bare', author: 'N. Body', edition: '1st edition', course: 'A first course' },
      ...page.textbooks.slice(1),
    ],
  })),
];

import { counted } from '../words/counted.ts';

interface Listed {
  page?: string | undefined;
  pdf?: string | undefined;
}

/** Counts lessons, pages and planned lessons. A planned lesson has neither a page nor a PDF. */
export const countListed = (list: readonly Listed[]) => {
  const count = (hasPage: boolean, hasPdf: boolean) =>
    list.filter(
      ({ page, pdf }) => (page !== undefined) === hasPage && (pdf !== undefined) === hasPdf,
    ).length;
  return {
    lessons: count(true, true),
    pages: count(true, false),
    pdfs: count(false, true),
    planned: count(false, false),
  };
};

/** Formats the counts, as in "7 lessons", "1 lesson, 1 page" or "2 lessons, 5 planned". */
export function listedInWords(list: readonly Listed[]): string {
  const { lessons, pages, pdfs, planned } = countListed(list);
  return [
    lessons > 0 && counted(lessons, 'lesson'),
    pages > 0 && counted(pages, 'page'),
    pdfs > 0 && counted(pdfs, 'PDF'),
    planned > 0 && `${String(planned)} planned`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

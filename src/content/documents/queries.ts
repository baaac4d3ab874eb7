import { formulaLine } from '../../documents/maths/formula-line.ts';
import { explainedAt, wordOf } from '../../documents/document/link-terms.ts';
import { lineOf } from '../../documents/document/section-texts.ts';
import { slug } from '../../domain/words/slug.ts';
import { courseAddress } from '../../domain/courses/course-codes.ts';
import { getCourses, listLessons, type Lesson } from '../everything/lesson-queries.ts';

interface ListedSheet {
  title: string;
  page: string;
  pdf: string;
  formulas: number;
  /** Headings that occur on no other sheet. */
  topics: string[];
}

export interface CourseSheets {
  code: string;
  name: string;
  page: string;
  sheets: ListedSheet[];
}

export async function listFormulaSheets(): Promise<CourseSheets[]> {
  const lessons = (await listLessons()).flatMap(({ formulas, ...lesson }) =>
    formulas ? [{ ...lesson, formulas, headings: headingsOf(formulas.sheet) }] : [],
  );
  const all = lessons.flatMap(({ headings }) => headings);
  const isItsOwn = (heading: string) => all.filter((each) => each === heading).length === 1;
  const { subjects } = await getCourses();
  return subjects
    .flatMap(({ classes }) => classes)
    .map(({ code, name }) => ({
      code,
      name,
      page: courseAddress(code),
      sheets: lessons
        .filter(({ course }) => course === code)
        .map(({ title, formulas: { page, pdf, sheet }, headings }) => ({
          ...{ title, page, pdf },
          formulas: linesOf(sheet).length,
          topics: headings.filter(isItsOwn),
        })),
    }))
    .filter(({ sheets }) => sheets.length > 0);
}

type Sheet = NonNullable<Lesson['formulas']>['sheet'];

const headingsOf = ({ sections }: Sheet) =>
  sections.map(({ title }) => lineOf(title)).filter((heading) => heading !== '');

const linesOf = ({ sections }: Sheet): string[] =>
  sections
    .flatMap(({ formulas }) => formulas)
    .flatMap(({ equations, versions }) => [
      ...equations,
      ...versions.flatMap((way) => way.equations),
    ])
    .flatMap((equation) => equation.map(formulaLine));

export const sheetText = (sheet: Sheet): string => linesOf(sheet).join(' · ');

export interface GlossaryTerm {
  term: string;
  /** The term without the words in parentheses. */
  word: string;
  /** Anchor on the glossary page. */
  id: string;
  means: string;
  /** The lesson that explains the term, with a link to the explanation. */
  lesson: { title: string; href: string };
}

/** Lists all terms that lessons explain, grouped by first letter. */
export async function listTerms(): Promise<{ letter: string; terms: GlossaryTerm[] }[]> {
  const all = (await listLessons())
    .flatMap(({ title, page, terms = {} }) =>
      Object.entries(terms).map(([term, means]) => ({
        ...{ term, means, word: wordOf(term), id: `term-${slug(term)}` },
        lesson: { title, href: explainedAt(page, term) },
      })),
    )
    .toSorted((a, b) => a.term.localeCompare(b.term, 'en', { sensitivity: 'base' }));
  const byLetter = Map.groupBy(all, ({ term }) => term.charAt(0).toUpperCase());
  return [...byLetter].map(([letter, terms]) => ({ letter, terms }));
}

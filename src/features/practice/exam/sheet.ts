import type { AnswerBox } from '../../../documents/document/document.ts';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import type { AnswerKey } from '../../../domain/answers/asked-quantity.ts';
import { fetchDocument } from '../../../browser/fetch-document.ts';
import type { Fetched } from '../../../browser/fetch-data.ts';

/** The statement of a problem, and what it asks for. */
export interface Sheet {
  /** What is copied into the page. */
  statement: Element;
  questions: readonly AnswerBox[];
  /** The answers with the stated numbers. */
  keys: readonly AnswerKey[];
  /** What the numbers of a seed print in each place; nothing for the stated ones. */
  printed: (seed: number) => readonly string[] | undefined;
}

/** Fetches the statement of a problem. */
export const fetchSheet = ({ page, numbers }: ListedProblem): Promise<Fetched<Sheet>> =>
  fetchDocument({ url: `${page}/statement.txt`, version: numbers.version, read: readSheet });

function readSheet(document: Document): Sheet | undefined {
  const statement = document.querySelector('div');
  const text = document.querySelector('pre')?.textContent;
  if (!statement || text === undefined) return undefined;
  // Made by the same build as this page, which its version says.
  const { questions, keys, places, numbers } = JSON.parse(text) as {
    questions: AnswerBox[];
    keys: AnswerKey[];
    places: number[];
    /** For each place what the seeds print there, from 1 on. */
    numbers: string[];
  };
  const columns = numbers.map((column) => column.split('|'));
  return {
    statement,
    questions,
    keys,
    printed: (seed) => {
      const all: string[] = [];
      for (const [index, place] of places.entries()) {
        const number = columns[index]?.[seed - 1];
        if (number === undefined) return undefined;
        all[place] = number;
      }
      return all;
    },
  };
}

/** Fetches the worked solution of a problem from its page. */
export const fetchSolution = ({ page, numbers }: ListedProblem): Promise<Fetched<Element>> =>
  fetchDocument({
    url: page,
    version: numbers.version,
    read: (document) => document.querySelector('.solution > div') ?? undefined,
  });

/** Fetches the formulas of a lesson with a title from their page. */
export const fetchFormulas = ([page, title]: readonly [page: string, title: string]): Promise<
  Fetched<{ title: string; sheet: Element }>
> =>
  fetchDocument({
    url: page,
    read: (document) => {
      const sheet = document.querySelector('.formula-sheet');
      return sheet ? { title, sheet } : undefined;
    },
  });

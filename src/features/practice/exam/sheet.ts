import type { AnswerBox } from '../../../documents/document/document.ts';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import type { AnswerKey } from '../../../domain/answers/asked-quantity.ts';
import { fetchDocument } from '../../../browser/fetch-document.ts';
import type { Fetched } from '../../../browser/fetch-data.ts';

export interface Sheet {
  statement: Element;
  questions: readonly AnswerBox[];
  /** Answers for the original numbers. */
  keys: readonly AnswerKey[];
  /** Returns the printed numbers of a seed. Returns undefined for the original numbers. */
  printed: (seed: number) => readonly string[] | undefined;
}

export const fetchSheet = ({ page, numbers }: ListedProblem): Promise<Fetched<Sheet>> =>
  fetchDocument({ url: `${page}/statement.txt`, version: numbers.version, read: readSheet });

function readSheet(document: Document): Sheet | undefined {
  const statement = document.querySelector('div');
  const text = document.querySelector('pre')?.textContent;
  if (!statement || text === undefined) return undefined;
  // The same version means that the file is from the same build as this page.
  const { questions, keys, places, numbers } = JSON.parse(text) as {
    questions: AnswerBox[];
    keys: AnswerKey[];
    places: number[];
    /** For each slot, the printed numbers of all seeds from 1. */
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

export const fetchSolution = ({ page, numbers }: ListedProblem): Promise<Fetched<Element>> =>
  fetchDocument({
    url: page,
    version: numbers.version,
    read: (document) => document.querySelector('.solution > div') ?? undefined,
  });

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

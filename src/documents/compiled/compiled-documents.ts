import { join } from 'node:path';
import type { LessonDocument, ProblemDocument } from '../document/document.ts';
import { readLesson } from '../read/read-lesson.ts';
import { readProblem } from '../read/read-problem.ts';
import { engineHash } from './engine-hash.ts';
import { KeptDocuments, type Compiled } from './kept-documents.ts';

/** Resolved on import, because tests change the working directory. */
const folder = process.cwd();

/** Cache of compiled documents. Safe to delete at any time. */
export const compiledFolder = join(folder, '.cache/documents');

class Library {
  readonly #engine = engineHash(
    ['src/documents/read/read-lesson.ts', 'src/documents/read/read-problem.ts'],
    { folder },
  );
  readonly lessons = new KeptDocuments(compiledFolder, this.#engine, readLesson);
  readonly problems = new KeptDocuments(compiledFolder, this.#engine, readProblem);

  /** Returns the cache that a file belongs to: lessons or problems. Test fixtures work, too. */
  shelfOf(file: string): KeptDocuments<LessonDocument> | KeptDocuments<ProblemDocument> {
    return /(?:^|\/)lessons\//.test(file) ? this.lessons : this.problems;
  }
}

let opened: Library | undefined;
const library = () => (opened ??= new Library());

export const compiledLesson = (file: string): Compiled<LessonDocument> =>
  library().lessons.get(file);

/** Compiles a problem with every set of numbers, or returns the cached version. */
export const compiledProblem = (file: string): Compiled<ProblemDocument> =>
  library().problems.get(file);

/** Compiles a file unless its cached version is current, and returns its hashes. */
export const compileFile = (file: string): Pick<Compiled<unknown>, 'digest' | 'version'> =>
  library().shelfOf(file).compile(file);

export const compiledPath = (file: string): string => library().shelfOf(file).pathOf(file);

/** Checks whether the cached version of a file is current. */
export const isCompiled = (file: string): boolean => library().shelfOf(file).has(file);

import { join } from 'node:path';
import type { LessonDocument, ProblemDocument } from '../document/document.ts';
import { readLesson } from '../read/read-lesson.ts';
import { readProblem } from '../read/read-problem.ts';
import { engineHash } from './engine-hash.ts';
import { KeptDocuments, type Compiled } from './kept-documents.ts';

/** The project's folder. Resolved once, because tests change the working directory. */
const folder = process.cwd();

/** Cache of compiled documents. Safe to delete at any time. */
export const compiledFolder = join(folder, '.cache/documents');

/** The compiled lessons and problems of the current engine. */
class Library {
  readonly #engine = engineHash(
    ['src/documents/read/read-lesson.ts', 'src/documents/read/read-problem.ts'],
    { folder },
  );
  readonly lessons = new KeptDocuments(compiledFolder, this.#engine, readLesson);
  readonly problems = new KeptDocuments(compiledFolder, this.#engine, readProblem);

  /** Returns the cache for a file, which may also be a test fixture. */
  shelfOf(file: string): KeptDocuments<LessonDocument> | KeptDocuments<ProblemDocument> {
    return /(?:^|\/)lessons\//.test(file) ? this.lessons : this.problems;
  }
}

let opened: Library | undefined;
const library = () => (opened ??= new Library());

/** Returns the lesson in a file, compiling it if needed. */
export const compiledLesson = (file: string): Compiled<LessonDocument> =>
  library().lessons.get(file);

/** Returns the problem in a file with all its sets of numbers, compiling it if needed. */
export const compiledProblem = (file: string): Compiled<ProblemDocument> =>
  library().problems.get(file);

/** Compiles a lesson or a problem unless its cached version is current, and returns its hashes. */
export const compileFile = (file: string): Pick<Compiled<unknown>, 'digest' | 'version'> =>
  library().shelfOf(file).compile(file);

/** Returns the path of a lesson or a problem in the cache. */
export const compiledPath = (file: string): string => library().shelfOf(file).pathOf(file);

/** Checks whether the cached version of a lesson or a problem is current. */
export const isCompiled = (file: string): boolean => library().shelfOf(file).has(file);

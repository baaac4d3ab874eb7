import { join } from 'node:path';
import type { LessonDocument, ProblemDocument } from '../document/document.ts';
import { readLesson } from '../read/read-lesson.ts';
import { readProblem } from '../read/read-problem.ts';
import { engineHash } from './engine-hash.ts';
import { KeptDocuments, type Compiled } from './kept-documents.ts';

/** Where the project is, wherever whoever asks for a document goes later. */
const folder = process.cwd();

/** Where compiled documents are kept. It can be deleted at any time. */
export const compiledFolder = join(folder, '.cache/documents');

/** All documents that were compiled by this engine. */
class Library {
  readonly #engine = engineHash(
    ['src/documents/read/read-lesson.ts', 'src/documents/read/read-problem.ts'],
    { folder },
  );
  readonly lessons = new KeptDocuments(compiledFolder, this.#engine, readLesson);
  readonly problems = new KeptDocuments(compiledFolder, this.#engine, readProblem);

  /** The shelf on which a file is, be it of this board or of a test. */
  shelfOf(file: string): KeptDocuments<LessonDocument> | KeptDocuments<ProblemDocument> {
    return /(?:^|\/)lessons\//.test(file) ? this.lessons : this.problems;
  }
}

let opened: Library | undefined;
const library = () => (opened ??= new Library());

/** The lesson in a file. */
export const compiledLesson = (file: string): Compiled<LessonDocument> =>
  library().lessons.get(file);

/** The problem in a file, with all its sets of numbers. */
export const compiledProblem = (file: string): Compiled<ProblemDocument> =>
  library().problems.get(file);

/** Compiles a lesson or a problem, unless that is done. */
export const compileFile = (file: string): Compiled<LessonDocument | ProblemDocument> =>
  library().shelfOf(file).get(file);

/** Whether a lesson or a problem is compiled as it is now. */
export const isCompiled = (file: string): boolean => library().shelfOf(file).has(file);

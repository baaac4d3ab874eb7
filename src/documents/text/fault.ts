import { contentError } from '../../domain/words/content-error.ts';

/** Something in a document that its author has to mend: what, in which line, and how. */
export class DocumentFault extends Error {
  readonly line: number;
  readonly cure: string;

  constructor(line: number, message: string, cure: string) {
    super(message);
    this.line = line;
    this.cure = cure;
  }
}

/** Gives a complaint without a line the line of the tag or equation in which it arose. */
export function atLine<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Complaint) throw new DocumentFault(line, error.message, error.cure);
    throw error;
  }
}

/** What is wrong with a number, a unit or an expression, before anybody knows in which line it is. */
export class Complaint extends Error {
  readonly cure: string;

  constructor(message: string, cure: string) {
    super(message);
    this.cure = cure;
  }
}

/** Says in which file a fault is. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    const { line, message, cure } = error;
    throw contentError(file, [{ line, text: message, cure }]);
  }
}

import { contentError } from '../../domain/words/content-error.ts';

/** An error in a document: the problem, its line, and how to fix it. */
export class DocumentFault extends Error {
  readonly line: number;
  readonly cure: string;

  constructor(line: number, message: string, cure: string) {
    super(message);
    this.line = line;
    this.cure = cure;
  }
}

export function atLine<T>(line: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Complaint) throw new DocumentFault(line, error.message, error.cure);
    throw error;
  }
}

/** An error in a number, unit or expression, before its line is known. */
export class Complaint extends Error {
  readonly cure: string;

  constructor(message: string, cure: string) {
    super(message);
    this.cure = cure;
  }
}

export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error;
    const { line, message, cure } = error;
    throw contentError(file, [{ line, text: message, cure }]);
  }
}

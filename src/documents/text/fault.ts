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

/** Several faults of a document, to report them all at once. */
export class DocumentFaults extends Error {
  readonly faults: readonly DocumentFault[];

  constructor(faults: readonly DocumentFault[]) {
    super(faults.map(({ message }) => message).join(' '));
    this.faults = faults;
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
    const faults = error instanceof DocumentFaults ? error.faults : [error];
    if (!faults.every((each) => each instanceof DocumentFault)) throw error;
    throw contentError(
      file,
      faults.map(({ line, message, cure }) => ({ line, text: message, cure })),
    );
  }
}

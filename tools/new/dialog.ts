import { z } from 'zod';
import { explainIssues } from '../../src/content/explain/explain-issue.ts';
import { readFacts } from '../../src/content/facts/schema.ts';
import { closestWord } from '../../src/domain/words/closest-word.ts';
import { fillFacts } from '../../src/domain/words/facts.ts';

/** Input and output of a dialog: a terminal, a file or a test. */
export interface Channel {
  say: (text: string) => void;
  /** Reads the next line. Returns undefined at the end of the input. */
  next: () => Promise<string | undefined>;
}

export interface DialogQuestion {
  words: string;
  example?: string | undefined;
  /** Default answer, for an empty line. */
  usual?: string | undefined;
  /** Explains why an answer is invalid. */
  fault?: ((answer: string) => string | undefined) | undefined;
}

interface Choice {
  words: string;
  options: readonly { name: string; words?: string | undefined }[];
  usual?: string | undefined;
  /** Explains why an answer that isn't an option is invalid. If omitted, only options are valid. */
  otherFault?: ((answer: string) => string | undefined) | undefined;
}

class NoMoreAnswers extends Error {
  constructor() {
    super('The answers ran out before the questions did. Nothing was written.');
  }
}

/** Asks questions. Repeats each one until the answer is valid. */
export class Dialog {
  readonly #channel: Channel;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  say(text: string): void {
    this.#channel.say(text);
  }

  async ask({ words, example, usual, fault }: DialogQuestion): Promise<string> {
    this.say('');
    this.say(words);
    if (example !== undefined) this.say(`  For example: ${example}`);
    if (usual !== undefined)
      this.say(usual === '' ? '  Press Enter to leave it out' : `  Press Enter for: ${usual}`);
    for (;;) {
      const line = await this.#channel.next();
      if (line === undefined) throw new NoMoreAnswers();
      const answer = line.trim() === '' ? usual : line.trim();
      const wrong =
        answer === undefined ? 'This can’t be empty.' : answer === '' ? undefined : fault?.(answer);
      if (answer !== undefined && wrong === undefined) return answer;
      this.say(`  ${wrong ?? ''}`);
    }
  }

  async choose({ words, options, usual, otherFault }: Choice): Promise<string> {
    const list = options.map(
      ({ name, words: more }, at) => `  ${String(at + 1)}  ${name}${more ? `: ${more}` : ''}`,
    );
    const names = options.map(({ name }) => name);
    const chosen = (answer: string) =>
      options[Number(answer) - 1]?.name ??
      names.find((name) => name.toLowerCase() === answer.toLowerCase());
    const answer = await this.ask({
      words: [words, ...list, 'Type its number or its name.'].join('\n'),
      usual,
      fault: (typed) => {
        if (chosen(typed) !== undefined) return undefined;
        if (otherFault && !/^\d+$/.test(typed)) return otherFault(typed);
        const meant = closestWord(typed, names);
        return `There’s no "${typed}". ${meant === undefined ? `Type a number from 1 to ${String(names.length)}.` : `Did you mean "${meant}"?`}`;
      },
    });
    return chosen(answer) ?? answer;
  }

  /** Asks for a field. Its schema provides the question and validates the answer. */
  async field(
    shape: Readonly<Record<string, z.ZodType>>,
    key: string,
    { usual, fault }: Pick<DialogQuestion, 'usual' | 'fault'> = {},
  ): Promise<string> {
    const field = shape[key];
    if (!field) throw new Error(`There’s no field "${key}".`);
    const { description = key, examples } = field.meta() ?? {};
    const [example] = Array.isArray(examples) ? (examples as unknown[]) : [];
    const options = optionsOf(field);
    if (options) {
      return this.choose({ words: description, options: options.map((name) => ({ name })), usual });
    }
    return this.ask({
      words: description,
      example: String(example),
      usual,
      fault: (answer) => fieldFault(field, key, answer) ?? fault?.(answer),
    });
  }
}

function optionsOf(field: z.ZodType): string[] | undefined {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}

/** Validates an answer with the schema of a field. The messages are the same as for the file. */
export function fieldFault(field: z.ZodType, key: string, answer: string): string | undefined {
  const isNumber = field instanceof z.ZodNumber && /^-?[\d.]+$/.test(answer);
  // An answer may contain a fact: validate with its value, but write its name.
  const filled = fillFacts(answer, readFacts() ?? new Map()).text;
  const data = { [key]: isNumber ? Number(answer) : filled };
  const schema = z.strictObject({ [key]: field });
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return undefined;
  return explainIssues(result.error.issues, schema, { data, written: () => answer })
    .map(({ text, cure }) => `${text}\n  ${cure}`)
    .join('\n  ');
}

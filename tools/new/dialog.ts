import { z } from 'zod';
import { explainIssues } from '../../src/content/explain/explain-issue.ts';
import { readFacts } from '../../src/content/facts/schema.ts';
import { closestWord } from '../../src/domain/words/closest-word.ts';
import { fillFacts } from '../../src/domain/words/facts.ts';

/** Where words go to and answers come from: a terminal, a file, or a test. */
export interface Channel {
  say: (text: string) => void;
  /** The next line that somebody typed; nothing when there are no more. */
  next: () => Promise<string | undefined>;
}

/** A question, what may be answered, and what Enter alone means. */
export interface DialogQuestion {
  words: string;
  example?: string | undefined;
  /** What Enter alone answers. */
  usual?: string | undefined;
  /** What is wrong with an answer and how to mend it, in words. */
  fault?: ((answer: string) => string | undefined) | undefined;
}

/** What somebody may choose from. */
interface Choice {
  words: string;
  options: readonly { name: string; words?: string | undefined }[];
  usual?: string | undefined;
  /** What is wrong with an answer that is none of them; without it there are no others. */
  otherFault?: ((answer: string) => string | undefined) | undefined;
}

/** Says that the answers ended before the questions did. */
class NoMoreAnswers extends Error {
  constructor() {
    super('The answers ran out before the questions did. Nothing was written.');
  }
}

/** Asks until an answer is right, and says each time what is wrong with it. */
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

  /** Lets one of several be chosen, by its number or by its name. */
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

  /** Asks for a field in the words of its schema, and lets the schema judge the answer. */
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

/** The words among which an answer must be, if there are such. */
function optionsOf(field: z.ZodType): string[] | undefined {
  const inner = field instanceof z.ZodOptional ? (field.unwrap() as z.ZodType) : field;
  return inner instanceof z.ZodEnum ? inner.options.map(String) : undefined;
}

/** What the schema of a field says against an answer, as the check of the whole file would. */
export function fieldFault(field: z.ZodType, key: string, answer: string): string | undefined {
  const isNumber = field instanceof z.ZodNumber && /^-?[\d.]+$/.test(answer);
  // A fact may be named in any answer: what it says is judged, and its name is written.
  const filled = fillFacts(answer, readFacts() ?? new Map()).text;
  const data = { [key]: isNumber ? Number(answer) : filled };
  const schema = z.strictObject({ [key]: field });
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return undefined;
  return explainIssues(result.error.issues, schema, { data, written: () => answer })
    .map(({ text, cure }) => `${text}\n  ${cure}`)
    .join('\n  ');
}

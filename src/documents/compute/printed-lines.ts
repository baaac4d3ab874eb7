import type { PrintedNumber } from '../../domain/quantities/print.ts';
import {
  neededGuardDigits,
  printed,
  type GuardDigits,
  type Line,
  type ShownNumber,
} from './guard-digits.ts';
import { atLine } from '../text/fault.ts';

export interface PrintingOptions {
  /** Slots of the numbers that vary, by printed form. */
  places?: ReadonlyMap<string, number> | undefined;
  /** Guard digits from an earlier run. */
  guardDigits?: GuardDigits | undefined;
}

/** Collects the printed numbers of a document, and the lines that readers can check. */
export class PrintedLines {
  readonly #options: PrintingOptions;
  readonly #printed = new Map<string, PrintedNumber>();
  readonly #lines: Line[] = [];
  #guardDigits: GuardDigits | undefined;

  constructor(options: PrintingOptions) {
    this.#options = options;
  }

  get guardDigits(): GuardDigits {
    this.#guardDigits ??=
      this.#options.guardDigits ?? atLine(1, () => neededGuardDigits(this.#lines));
    return this.#guardDigits;
  }

  get printed(): ReadonlyMap<string, PrintedNumber> {
    const { guardDigits } = this;
    const shown = this.#lines
      .flatMap(({ numbers, results }) => [...numbers.values(), ...results])
      // Some numbers in a line are never printed in that form.
      .filter(({ form }) => this.#printed.has(form));
    const inLines = shown.map((each) => [each.form, printed(each, guardDigits)] as const);
    return new Map([...this.#printed, ...inLines]);
  }

  add(line: Line): void {
    this.#lines.push(line);
  }

  /** Checks whether an earlier line printed this number as its result. */
  hasResult = ({ form }: ShownNumber): boolean =>
    this.#lines.some(({ results }) => results.some((result) => result.form === form));

  /** Checks whether a name has been printed so far, in any unit. */
  isPrinted = (name: string): boolean =>
    [...this.#printed.keys()].some((form) => form === name || form.startsWith(`${name} `));

  /** Records a printed number and adds its slot if it varies. */
  print(form: string, number: PrintedNumber): PrintedNumber {
    this.#printed.set(form, number);
    return { ...number, place: this.#options.places?.get(form) };
  }

  /** Records a number in a line, with its guard digits. */
  carry(shown: ShownNumber): PrintedNumber {
    return this.print(shown.form, printed(shown, this.#options.guardDigits ?? new Map()));
  }
}

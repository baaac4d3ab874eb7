import type { PrintedNumber } from '../../domain/quantities/print.ts';
import {
  neededGuardDigits,
  printed,
  type GuardDigits,
  type Line,
  type ShownNumber,
} from './guard-digits.ts';
import { atLine } from '../text/fault.ts';

/** Digits and slots of a document's printed numbers. */
export interface PrintingOptions {
  /** Slots of the numbers that vary, by printed form. */
  places?: ReadonlyMap<string, number> | undefined;
  /** Extra digits of numbers in lines, if they're already known. */
  guardDigits?: GuardDigits | undefined;
}

/** Everything a document prints, and the lines that readers can recompute. */
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
      // A line may mention a number that's only printed elsewhere.
      .filter(({ form }) => this.#printed.has(form));
    const inLines = shown.map((each) => [each.form, printed(each, guardDigits)] as const);
    return new Map([...this.#printed, ...inLines]);
  }

  add(line: Line): void {
    this.#lines.push(line);
  }

  /** True if a line above printed it as a result. */
  hasResult = ({ form }: ShownNumber): boolean =>
    this.#lines.some(({ results }) => results.some((result) => result.form === form));

  /** True if a name has been printed so far, in any unit. */
  isPrinted = (name: string): boolean =>
    [...this.#printed.keys()].some((form) => form === name || form.startsWith(`${name} `));

  /** Records a printed number and returns it with its slot, if it has one. */
  print(form: string, number: PrintedNumber): PrintedNumber {
    this.#printed.set(form, number);
    return { ...number, place: this.#options.places?.get(form) };
  }

  /** The same for a number in a line, with its extra digits. */
  carry(shown: ShownNumber): PrintedNumber {
    return this.print(shown.form, printed(shown, this.#options.guardDigits ?? new Map()));
  }
}

import type { PrintedNumber } from '../../domain/quantities/print.ts';
import {
  carriedDigits,
  printed,
  type CarriedDigits,
  type Line,
  type Shown,
} from './carried-digits.ts';
import { atLine } from '../text/fault.ts';

/** Digits and slots of a document's printed numbers. */
export interface PrintingOptions {
  /** Slots of the numbers that vary, by printed form. */
  places?: ReadonlyMap<string, number> | undefined;
  /** Extra digits of numbers in lines, if they're already known. */
  carried?: CarriedDigits | undefined;
}

/** Everything a document prints, and the lines that readers can recompute. */
export class PrintedLines {
  readonly #options: PrintingOptions;
  readonly #printed = new Map<string, PrintedNumber>();
  readonly #lines: Line[] = [];
  #carried: CarriedDigits | undefined;

  constructor(options: PrintingOptions) {
    this.#options = options;
  }

  get carried(): CarriedDigits {
    this.#carried ??= this.#options.carried ?? atLine(1, () => carriedDigits(this.#lines));
    return this.#carried;
  }

  get printed(): ReadonlyMap<string, PrintedNumber> {
    const { carried } = this;
    const shown = this.#lines
      .flatMap(({ numbers, results }) => [...numbers.values(), ...results])
      // A line may mention a number that's only printed elsewhere.
      .filter(({ way }) => this.#printed.has(way));
    const inLines = shown.map((each) => [each.way, printed(each, carried)] as const);
    return new Map([...this.#printed, ...inLines]);
  }

  add(line: Line): void {
    this.#lines.push(line);
  }

  /** True if a line above printed it as a result. */
  hasResult = ({ way }: Shown): boolean =>
    this.#lines.some(({ results }) => results.some((result) => result.way === way));

  /** True if a name has been printed so far, in any unit. */
  isPrinted = (name: string): boolean =>
    [...this.#printed.keys()].some((way) => way === name || way.startsWith(`${name} `));

  /** Records a printed number and returns it with its slot, if it has one. */
  print(way: string, number: PrintedNumber): PrintedNumber {
    this.#printed.set(way, number);
    return { ...number, place: this.#options.places?.get(way) };
  }

  /** The same for a number in a line, with its extra digits. */
  carry(shown: Shown): PrintedNumber {
    return this.print(shown.way, printed(shown, this.#options.carried ?? new Map()));
  }
}

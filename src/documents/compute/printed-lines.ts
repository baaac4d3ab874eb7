import type { PrintedNumber } from '../../domain/quantities/print.ts';
import {
  carriedDigits,
  printed,
  type CarriedDigits,
  type Line,
  type Shown,
} from './carried-digits.ts';
import { atLine } from '../text/fault.ts';

/** How the numbers of a document get their digits and places. */
export interface PrintingOptions {
  /** The places of the numbers that change with new numbers, by how they are printed. */
  places?: ReadonlyMap<string, number> | undefined;
  /** How many digits more the numbers in lines have; without it they are found in the end. */
  carried?: CarriedDigits | undefined;
}

/** What a document prints, and its lines, which have to compute from that. */
export class PrintedLines {
  readonly #options: PrintingOptions;
  readonly #printed = new Map<string, PrintedNumber>();
  readonly #lines: Line[] = [];
  #carried: CarriedDigits | undefined;

  constructor(options: PrintingOptions) {
    this.#options = options;
  }

  /** How many digits more than was asked for the numbers need so that every line computes. */
  get carried(): CarriedDigits {
    this.#carried ??= this.#options.carried ?? atLine(1, () => carriedDigits(this.#lines));
    return this.#carried;
  }

  /** Every number that is printed, by its name and the way in which it is printed. */
  get printed(): ReadonlyMap<string, PrintedNumber> {
    const { carried } = this;
    const shown = this.#lines
      .flatMap(({ numbers, results }) => [...numbers.values(), ...results])
      // A line may only say with how many digits something is printed elsewhere.
      .filter(({ way }) => this.#printed.has(way));
    const inLines = shown.map((each) => [each.way, printed(each, carried)] as const);
    return new Map([...this.#printed, ...inLines]);
  }

  /** Keeps a line, so that its numbers get the digits with which it computes. */
  add(line: Line): void {
    this.#lines.push(line);
  }

  /** Whether a line above has printed it. */
  hasResult = ({ way }: Shown): boolean =>
    this.#lines.some(({ results }) => results.some((result) => result.way === way));

  /** Tests whether a name has been printed so far, in any unit. */
  isPrinted = (name: string): boolean =>
    [...this.#printed.keys()].some((way) => way === name || way.startsWith(`${name} `));

  /** Keeps what is printed in a way of its own, and gives it its place if it has one. */
  print(way: string, number: PrintedNumber): PrintedNumber {
    this.#printed.set(way, number);
    return { ...number, place: this.#options.places?.get(way) };
  }

  /** The same for a number of a line, with the digits that it needs. */
  carry(shown: Shown): PrintedNumber {
    return this.print(shown.way, printed(shown, this.#options.carried ?? new Map()));
  }
}

import { useEffect, useMemo, useState } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import { examText } from '../../../domain/practice/exam/exam.ts';
import {
  seatingText,
  seatPages,
  seedsOf,
  type Seating,
} from '../../../domain/practice/exam/seats.ts';
import { Button } from '../../../ui/Button.tsx';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { useFetched } from '../../../browser/use-fetched.ts';
import { fetchSets } from '../number-sets.ts';
import { QrCode } from '../QrCode.tsx';
import { AnswerLines } from './ExamPages.tsx';
import { ProblemCopy } from './ProblemCopy.tsx';
import { SeatKey, type SeatedProblem } from './SeatKey.tsx';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import { fetchSheet, type Sheet } from './sheet.ts';

interface SeatSheetsProps {
  seating: Seating;
  /** The problems in order, each with the seed of the first seat. */
  problems: readonly (ListedProblem & { first: number })[];
}

/** Shows the answer key on screen. On paper, prints the pages of each seat and then the key. */
export function SeatSheets({ seating, problems }: SeatSheetsProps) {
  const { seats } = seating;
  const wanted = seatingText(seating);
  const sheets = useFetched(wanted, problems, fetchSheet);
  const numbers = useFetched(
    sheets.found ? wanted : '',
    problems.map((problem, index) => ({ problem, sheet: sheets.found?.[index] })),
    ({ problem, sheet }) => fetchSets(problem.numbers, sheet?.questions.length ?? 0),
  );
  const codes = useQrCodes();
  const [isDoubleSided, setDoubleSided] = useState(false);
  const trouble = sheets.problem ?? numbers.problem;
  const seated = problems.flatMap((problem, index): SeatedProblem[] => {
    const [sheet, sets] = [sheets.found?.[index], numbers.found?.[index]];
    const seeds = seedsOf(seats, problem.first, problem.numbers.seeds);
    return sheet && sets ? [{ ...problem, sheet, sets, seeds }] : [];
  });
  const isReady = seated.length > 0 && codes !== undefined;
  const word = (
    <p role="status" className="no-print mt-3 max-w-[39em] text-small text-soft empty:hidden">
      {trouble ? (
        <FetchTrouble
          what="The numbers"
          problem={trouble}
          retry={sheets.problem ? sheets.retry : numbers.retry}
        />
      ) : isReady ? (
        `${counted(seats, 'sheet')} and the key are ready.`
      ) : (
        'Getting the numbers…'
      )}
    </p>
  );
  if (!isReady) return word;
  const addresses = Array.from({ length: seats }, (_, seat) => {
    const own = seated.map(({ name, seeds }) => ({ name, seed: seeds[seat] ?? 0 }));
    return `${location.origin}/resources/exam?exam=${examText({ minutes: 0, problems: own })}`;
  });
  const pages = seatPages(
    seated.map(({ sheet }) => ({ height: printedHeight(sheet), answers: sheet.questions.length })),
  );
  return (
    <>
      {word}
      <div className="no-print mt-5 grid justify-items-start gap-2.5">
        <label className="flex min-h-10 cursor-pointer items-center gap-3 leading-close">
          <input
            className="size-6 flex-none"
            type="checkbox"
            checked={isDoubleSided}
            onChange={({ currentTarget: { checked } }) => {
              setDoubleSided(checked);
            }}
          />
          I’m printing on both sides, so start every seat on a new sheet of paper
        </label>
        <Button
          variant="solid"
          onClick={() => {
            print();
          }}
        >
          Print {counted(seats, 'sheet')} and the key
        </Button>
      </div>
      <div className="print-only">
        {addresses.map((address, seat) => (
          <div key={address} className="seat-sheet">
            {seated.map((problem, index) => (
              <SeatProblem
                key={problem.name}
                {...problem}
                number={seated.length > 1 ? `${String(index + 1)}. ` : ''}
                seat={seat}
                pages={pages[index] ?? []}
                of={pages.flat().length}
                address={address}
                draw={codes.draw}
              />
            ))}
            {isDoubleSided && pages.flat().length % 2 === 1 && <div className="seat-page blank" />}
          </div>
        ))}
      </div>
      <SeatKey problems={seated} addresses={addresses} />
    </>
  );
}

interface SeatProblemProps {
  title: string;
  /** Number of the problem. Empty if there's only one. */
  number: string;
  course: string;
  sheet: Sheet;
  seeds: readonly number[];
  /** Index of the seat, starting at 0. */
  seat: number;
  /** Page numbers of the problem within the seat's pages, and the number of the seat's pages. */
  pages: readonly number[];
  of: number;
  /** Address of the exam with the numbers of this seat, and the function that draws its QR code. */
  address: string;
  draw: DrawCode | undefined;
}

/**
 * Prints one problem of a seat on its own pages. The first problem of each seat also has the link.
 */
function SeatProblem(props: SeatProblemProps) {
  const { title, number, course, sheet, seeds, seat, pages, of, address, draw } = props;
  const isFirst = pages[0] === 1;
  const isSplit = pages.length > 1;
  const heading = (page: number | undefined, hasLink: boolean) => (
    <>
      <div className="seat-top flex min-h-[0.4in] justify-between gap-[0.3in]">
        <p className="font-strong">
          Seat {seat + 1}, page {page} of {of}
        </p>
        {page === 1 && <p className="exam-name flex flex-1 gap-2 self-start">Name</p>}
        {hasLink && draw && <SeatCode address={address} draw={draw} />}
      </div>
      {hasLink && (
        <p className="seat-web text-[8.5pt] wrap-anywhere text-soft">
          Check your answers online, same numbers: {address}
        </p>
      )}
    </>
  );
  const lines = <AnswerLines labels={sheet.questions.map(({ label }) => label)} />;
  return (
    <>
      <section className="seat-page prose document">
        {heading(pages[0], isFirst && !isSplit)}
        <h2>
          {number}
          {title}{' '}
          <small className="font-sans text-[9pt] font-normal whitespace-nowrap">{course}</small>
        </h2>
        <ProblemCopy from={sheet.statement} printed={sheet.printed(seeds[seat] ?? 0)} />
        {!isSplit && lines}
      </section>
      {isSplit && (
        <section className="seat-page prose document">
          {heading(pages[1], isFirst)}
          <h2>
            {number}
            {title}, your answers
          </h2>
          {lines}
        </section>
      )}
    </>
  );
}

const pixelsPerInch = 96;
const heights = new WeakMap<Sheet, number>();

/** Returns the height of a printed statement in inches. Each sheet is measured only once. */
function printedHeight(sheet: Sheet): number {
  const known = heights.get(sheet);
  if (known !== undefined) return known;
  const box = document.createElement('div');
  box.className = 'seat-measure prose document';
  box.append(document.importNode(sheet.statement, true));
  document.body.append(box);
  const height = box.offsetHeight / pixelsPerInch;
  box.remove();
  heights.set(sheet, height);
  return height;
}

/** The QR code of a seat. Memoized, because drawing it takes time. */
function SeatCode({ address, draw }: { address: string; draw: DrawCode }) {
  const cells = useMemo(() => draw(address), [address, draw]);
  return <QrCode cells={cells} label="QR code with the link to this sheet" />;
}

type DrawCode = (text: string) => boolean[][];

/**
 * Loads the QR code generator. Returns undefined while it loads, and an empty object if it can't be
 * loaded.
 */
function useQrCodes() {
  const [codes, setCodes] = useState<{ draw?: DrawCode }>();
  useEffect(() => {
    void import('qr').then(
      ({ encodeQR }) => {
        setCodes({ draw: (text) => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }) });
      },
      () => {
        // Loading failed. Each sheet also shows its address as text.
        setCodes({});
      },
    );
  }, []);
  return codes;
}

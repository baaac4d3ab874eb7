import { useEffect, useMemo, useState } from 'react';
import { counted } from '../../../domain/words/counted.ts';
import { examText } from '../../../domain/practice/exam/exam.ts';
import { seatPages } from '../../../domain/practice/exam/seat-pages.ts';
import { seatingText, seedsOf, type Seating } from '../../../domain/practice/exam/seats.ts';
import { Button } from '../../../ui/Button.tsx';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { useFetched } from '../../../browser/use-fetched.ts';
import { fetchSets } from '../number-sets.ts';
import { QrCode } from '../QrCode.tsx';
import { ProblemCopy } from './ProblemCopy.tsx';
import { SeatKey } from './SeatKey.tsx';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import { fetchSheet, type Sheet } from './sheet.ts';
import type { SeatedProblem } from './seated-problem.ts';

interface SeatSheetsProps {
  seating: Seating;
  /** In the order of the sheet, each with the seed of the first seat. */
  problems: readonly (ListedProblem & { first: number })[];
}

/** The key on the screen, and on paper the pages of each seat with the key last. */
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
    <p role="status" className="exam-note no-print">
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
  /** Its place on the sheet, where there are several. */
  number: string;
  course: string;
  sheet: Sheet;
  seeds: readonly number[];
  /** From 0. */
  seat: number;
  /** The numbers of its own pages, and how many the seat has. */
  pages: readonly number[];
  of: number;
  /** Where the same numbers are, and what draws that for a camera. */
  address: string;
  draw: DrawCode | undefined;
}

/** One problem of a seat, on pages of its own with room to work; the first problem leads to the web. */
function SeatProblem(props: SeatProblemProps) {
  const { title, number, course, sheet, seeds, seat, pages, of, address, draw } = props;
  const isFirst = pages[0] === 1;
  const isSplit = pages.length > 1;
  const heading = (page: number | undefined, hasLink: boolean) => (
    <>
      <div className="seat-top">
        <p className="seat-number">
          Seat {seat + 1}, page {page} of {of}
        </p>
        {page === 1 && <p className="exam-name">Name</p>}
        {hasLink && draw && <SeatCode address={address} draw={draw} />}
      </div>
      {hasLink && <p className="seat-web">Check your answers online, same numbers: {address}</p>}
    </>
  );
  const lines = (
    <ul className="exam-lines">
      {sheet.questions.map(({ label }) => (
        <li className="mt-3.5 flex list-none items-end gap-3 pl-0 font-strong" key={label}>
          {label}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <section className="seat-page prose document">
        {heading(pages[0], isFirst && !isSplit)}
        <h2>
          {number}
          {title} <small>{course}</small>
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

/** How high a statement will be on paper, in inches: laid out once, as on a page. */
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

/** The QR code of a seat, which takes a moment to draw and so is drawn once. */
function SeatCode({ address, draw }: { address: string; draw: DrawCode }) {
  const cells = useMemo(() => draw(address), [address, draw]);
  return <QrCode cells={cells} label="QR code with the link to this sheet" />;
}

type DrawCode = (text: string) => boolean[][];

/** What draws QR codes: nothing before it has come, and nothing in it where it could not. */
function useQrCodes() {
  const [codes, setCodes] = useState<{ draw?: DrawCode }>();
  useEffect(() => {
    void import('qr').then(
      ({ encodeQR }) => {
        setCodes({ draw: (text) => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }) });
      },
      () => {
        // The connection is gone; each sheet has its address in letters too.
        setCodes({});
      },
    );
  }, []);
  return codes;
}

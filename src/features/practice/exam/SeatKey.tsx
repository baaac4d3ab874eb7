import { answerText } from '../../../domain/answers/answer-text.ts';
import { TableBox } from '../../../ui/TableBox.tsx';
import type { ListedProblem } from '../../../domain/practice/exam/sent-problems.ts';
import type { Numbers } from '../numbers-file.ts';
import type { Sheet } from './sheet.ts';

/** A problem with all its sets of numbers, and the seed for each seat. */
export interface SeatedProblem extends ListedProblem {
  sheet: Sheet;
  sets: readonly Numbers[];
  seeds: readonly number[];
}

interface SeatKeyProps {
  problems: readonly SeatedProblem[];
  /** For each seat, the address of the exam with its numbers. */
  addresses: readonly string[];
}

/** The answer key. For each seat, it has the right answers and the results of foreseen mistakes. */
export function SeatKey({ problems, addresses }: SeatKeyProps) {
  const numberOf = (index: number) => (problems.length > 1 ? `${String(index + 1)}. ` : '');
  return (
    <section className="seat-key mt-7">
      <h3 className="mb-2 text-h3">Key</h3>
      {problems.map((problem, index) => (
        <MistakeLetters key={problem.name} {...problem} number={numberOf(index)} />
      ))}
      <TableBox label="Key" className="w-full tabular-nums">
        <thead className="border-b border-hair">
          <tr>
            <th scope="col">Seat</th>
            <th scope="col">Asked for</th>
            <th scope="col">Right</th>
            <th scope="col">Likely wrong</th>
          </tr>
        </thead>
        {addresses.map((address, seat) => (
          <tbody className="break-inside-avoid border-b border-hair" key={address}>
            {problems.flatMap(({ name, sheet, sets, seeds }, index) =>
              sheet.questions.map((question, place) => {
                const key = sets[(seeds[seat] ?? 0) - 1]?.keys[place];
                return (
                  <tr key={`${name} ${question.name}`}>
                    {index === 0 && place === 0 && (
                      <th
                        scope="rowgroup"
                        rowSpan={problems.flatMap((each) => each.sheet.questions).length}
                      >
                        <a href={address} className="text-link">
                          <span className="sr-only">Seat </span>
                          {seat + 1}
                        </a>
                      </th>
                    )}
                    <td className="min-w-34">
                      {numberOf(index)}
                      {question.label}
                    </td>
                    <td className="font-strong whitespace-nowrap">
                      {key && answerText(question, key)}
                    </td>
                    <td className="min-w-48">
                      {key?.mistakes.map((value, mistake) => (
                        <span key={mistake} className="mr-4 inline-block whitespace-nowrap">
                          {letterOf(mistake)} {answerText(question, { ...key, value })}
                        </span>
                      ))}
                    </td>
                  </tr>
                );
              }),
            )}
          </tbody>
        ))}
      </TableBox>
    </section>
  );
}

/** Lists the author's descriptions of the mistakes, in the order of their letters. */
function MistakeLetters({ title, sheet, number }: SeatedProblem & { number: string }) {
  return (
    <div className="seat-mistakes mt-3 text-note">
      <h4 className="break-after-avoid font-strong">
        {number}
        {title}
      </h4>
      {sheet.questions
        .filter(({ mistakes }) => mistakes.length > 0)
        .map(({ name, label, mistakes }) => (
          <p className="break-inside-avoid" key={name}>
            {label}:{' '}
            {mistakes.map((mistake, index) => (
              <span key={index}>
                <b>{letterOf(index)}</b> {mistake}{' '}
              </span>
            ))}
          </p>
        ))}
    </div>
  );
}

const letterOf = (index: number) => String.fromCodePoint('a'.charCodeAt(0) + index);

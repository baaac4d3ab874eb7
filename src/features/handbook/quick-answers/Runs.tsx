import type { Printed } from '../../../domain/handbook/quick-answers/answer.ts';

/** Renders a number and its unit, with exponents as superscripts. */
export function Runs({ runs }: { runs: Printed }) {
  return runs.map(({ text, raised }, index) =>
    raised ? <sup key={index}>{text}</sup> : <span key={index}>{text}</span>,
  );
}

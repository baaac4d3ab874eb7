import type { Printed } from '../../../domain/handbook/quick-answers/answer.ts';

export function Runs({ runs }: { runs: Printed }) {
  return runs.map(({ text, raised }, index) =>
    raised ? <sup key={index}>{text}</sup> : <span key={index}>{text}</span>,
  );
}

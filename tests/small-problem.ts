import type { ProblemDocument } from '../src/documents/document/document.ts';
import { readProblem } from '../src/documents/read/read-problem.ts';

/** Parts of a small problem for tests. */
export const givens = `<Given name="m" value="2.0 kg/s" from="1.0" to="3.0" by="0.1">flow</Given>
<Given name="T" value="20 degC">temperature</Given>
<Given name="R" value="0.287 kJ/(kg K)">constant</Given>`;

export const hints = `<Hint>

Look at {m}.

</Hint>
<Hint>

Multiply.

</Hint>`;

export const solution = `<Solution>

<Step name="Q" symbol="Q" value="m*R*T" unit="kW">

So it is.

</Step>

</Solution>`;

export const answer = '<Answer name="Q" from="10 kW" to="1000 kW">Power</Answer>';
export const mistake = `<Mistake value="m*R*T/2">You have halved it.</Mistake>
<Mistake value="3*m*R*T">You have tripled it.</Mistake>
<Mistake value="m*R*T/5">You have divided it by five.</Mistake>`;

/** The parts of the small problem, in order. */
export const parts = { givens, hints, solution, answer, mistake };

/** Writes the small problem with some of its parts replaced. */
function problem(changes: Partial<typeof parts> = {}): string {
  return ['---\ntitle: x\n---', 'How much?', ...Object.values({ ...parts, ...changes })].join(
    '\n\n',
  );
}

/** Reads the small problem with some of its parts replaced. */
export const readSmall = (changes: Partial<typeof parts> = {}): ProblemDocument =>
  readProblem('content/problems/x.mdx', problem(changes));

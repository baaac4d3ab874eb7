import { compiledProblem } from '../src/documents/compiled/compiled-documents.ts';

export const fixtureProblem = (name: string) =>
  compiledProblem(`tests/fixtures/content/problems/${name}.mdx`).document;

export const kettle = fixtureProblem('kettle');

export const kettleValue = (seed: number, name: string) =>
  kettle.variants[seed]?.values[name]?.value ?? NaN;

/** Returns the right answer for a seed as a student would type it. */
export const steamOf = (seed: number) => `${kettleValue(seed, 'ms').toPrecision(3)} kg/s`;

/** Returns the flow of water for a seed as the page prints it. */
export const waterOf = (seed: number) => `${kettleValue(seed, 'mw').toFixed(2)}\u00a0kg/s`;

import { expect, test } from 'vitest';
import { tooBusy } from '../host/engine.ts';
import { twice } from './twice.ts';

/** Runs a step that fails with the given errors, in order, before it succeeds. */
async function run(...errors: Error[]) {
  let tries = 0;
  let named = 0;
  const work = () => {
    const error = errors[tries++];
    return error ? Promise.reject(error) : Promise.resolve('fine');
  };
  const result = await twice(work, () => (named += 1)).catch((error: unknown) => error);
  return { result, tries, named };
}

const late = Object.assign(new Error('too late'), { name: 'TimeoutError' });

test('repeats a step that ran out of time, and names it', async () => {
  for (const error of [late, new Error(tooBusy)]) {
    expect(await run(error)).toEqual({ result: 'fine', tries: 2, named: 1 });
  }
});

test('doesn’t repeat a step that passed, or failed for another reason', async () => {
  expect(await run()).toEqual({ result: 'fine', tries: 1, named: 0 });
  const broken = new Error('broken');
  expect(await run(broken)).toEqual({ result: broken, tries: 1, named: 0 });
});

test('gives up after the second try', async () => {
  expect(await run(late, late)).toEqual({ result: late, tries: 2, named: 0 });
});

import { tooBusy } from '../host/engine.ts';

/** Repeats a step once if it ran out of time, which happens by chance on a busy machine. */
export async function twice<T>(work: () => Promise<T>, passedAgain: () => void): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { name, message } = error as Error;
    if (name !== 'TimeoutError' && message !== tooBusy) throw error;
    const result = await work();
    passedAgain();
    return result;
  }
}

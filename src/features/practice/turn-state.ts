import { useSyncExternalStore } from 'react';
import type { TurnNumbers, TurnRecipe } from '../../domain/practice/turn.ts';

/** A student's progress in a `<YourTurn>`. All islands in the exercise share it. */
export interface TurnState {
  seed: number;
  /** Undefined until the page has loaded. */
  numbers: TurnNumbers | undefined;
  recipe: TurnRecipe;
  /** The student's right values, in SI. */
  accepted: ReadonlyMap<string, number>;
  /** Steps that the student got right, and steps that the page has shown. */
  done: ReadonlySet<string>;
}

const start: TurnState = {
  seed: 0,
  numbers: undefined,
  recipe: { known: [], computed: [], slots: [] },
  accepted: new Map(),
  done: new Set(),
};

const turns = new Map<string, TurnState>();
const listeners = new Set<() => void>();

const turnOf = (id: string): TurnState => turns.get(id) ?? start;

export function changeTurn(id: string, change: Partial<TurnState>): void {
  turns.set(id, { ...turnOf(id), ...change });
  for (const listener of listeners) listener();
}

/** Finishes a step, with the student's own value if there is one. */
export function finishStep(id: string, step: string, value?: number): void {
  const { accepted, done } = turnOf(id);
  changeTurn(id, {
    ...(value !== undefined && { accepted: new Map([...accepted, [step, value]]) }),
    done: new Set([...done, step]),
  });
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

export const useTurn = (id: string): TurnState =>
  useSyncExternalStore(
    subscribe,
    () => turnOf(id),
    () => start,
  );

import { turnPrinted } from '../../domain/practice/turn.ts';
import { fillNumbers } from './fill-numbers.ts';
import type { TurnState } from './turn-state.ts';

export interface ShownStep {
  name: string;
  isAsked: boolean;
}

/** Shows the numbers and the open steps of an exercise on the page. */
export function showTurn(
  id: string,
  { seed, numbers, recipe, accepted, done }: TurnState,
  steps: readonly ShownStep[],
): void {
  const box = document.getElementById(id);
  if (!box || !numbers) return;
  const isAsStated = seed === 0 && accepted.size === 0;
  fillNumbers(isAsStated ? undefined : turnPrinted(recipe, numbers, accepted), box);
  const answers = document.getElementById(`${id}-answers`);
  if (answers) fillNumbers(seed === 0 ? undefined : numbers.printed, answers);
  const own = recipe.slots.filter(({ name }) => accepted.has(name)).map(({ place }) => place);
  for (const slot of box.querySelectorAll('[data-n]')) {
    slot.classList.toggle('turn-own', own.includes(Number(slot.getAttribute('data-n'))));
  }
  let isOpen = true;
  for (const { name, isAsked } of steps) {
    const step = box.querySelector(`[data-step="${name}"]`);
    step?.toggleAttribute('data-open', isOpen);
    step?.toggleAttribute('data-done', done.has(name));
    if (isAsked && !done.has(name)) isOpen = false;
  }
  box.querySelector('.turn-results')?.toggleAttribute('data-open', isOpen);
}

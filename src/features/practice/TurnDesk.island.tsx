import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FetchProblem } from '../../browser/fetch-data.ts';
import { today } from '../../browser/today.ts';
import { store, storedText, useIsKept, useStored } from '../../browser/use-stored.ts';
import type { Verdict } from '../../domain/answers/asked-quantity.ts';
import { anotherSeed } from '../../domain/practice/another-seed.ts';
import { turnsKey, type TurnNumbers, type TurnRecipe } from '../../domain/practice/turn.ts';
import { readRecord } from '../../domain/words/stored-record.ts';
import { Button } from '../../ui/Button.tsx';
import { FetchTrouble } from '../../ui/FetchTrouble.tsx';
import { island } from '../../ui/Island.tsx';
import { keptWords } from './stored-practice.ts';
import { showTurn, type ShownStep } from './show-turn.ts';
import { fetchTurns } from './turn-sets.ts';
import { changeTurn, finishStep, useTurn } from './turn-state.ts';
import { VerdictBox } from './VerdictBox.tsx';

interface DeskStep extends ShownStep {
  /** Why each choice is wrong; undefined for the right one. */
  reasons?: readonly (string | null)[] | undefined;
}

interface TurnDeskProps {
  /** Id of the exercise on the page, and its name in the browser's storage. */
  id: string;
  name: string;
  /** Index of the exercise in the lesson. */
  place: number;
  steps: readonly DeskStep[];
  recipe: TurnRecipe;
  first: TurnNumbers;
  source: { file: string; seeds: number; version: string };
}

/** Opens the steps of an exercise in order, judges choices and draws new numbers. */
export const TurnDesk = island(function TurnDesk(props: TurnDeskProps) {
  const { id, name, place, steps, recipe, first, source } = props;
  const turn = useTurn(id);
  const [picked, setPicked] = useState<Readonly<Record<string, number>>>({});
  const [problem, setProblem] = useState<FetchProblem>();
  const wasDone = name in readRecord(useStored(turnsKey));
  const isKept = useIsKept(turnsKey);
  const asked = steps.filter(({ isAsked }) => isAsked);
  const isDone = asked.every((step) => turn.done.has(step.name));

  const pick = useEffectEvent((input: HTMLInputElement) => {
    const step = input.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? '';
    const choice = Number(input.value);
    setPicked((before) => ({ ...before, [step]: choice }));
    const { reasons } = steps.find((each) => each.name === step) ?? {};
    if (reasons?.[choice] === null) finishStep(id, step);
  });
  useEffect(() => {
    const box = document.getElementById(id);
    const onChange = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'radio') pick(target);
    };
    const onClick = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('.turn-show > button') : null;
      const step = button?.closest<HTMLElement>('[data-step]');
      if (!step) return;
      finishStep(id, step.dataset['step'] ?? '');
      // The button disappears, so move the focus.
      requestAnimationFrame(() => step.querySelector<HTMLElement>('.turn-worked')?.focus());
    };
    box?.addEventListener('change', onChange);
    box?.addEventListener('click', onClick);
    changeTurn(id, { recipe, numbers: first });
    // Choices made before hydration.
    for (const input of box?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) pick(input);
    return () => {
      box?.removeEventListener('change', onChange);
      box?.removeEventListener('click', onClick);
    };
  }, [id, recipe, first]);
  useEffect(() => {
    showTurn(id, turn, steps);
  }, [id, turn, steps]);
  useEffect(() => {
    if (!isDone) return;
    const done = readRecord(storedText(turnsKey));
    if (!(name in done)) store(turnsKey, JSON.stringify({ ...done, [name]: today() }));
  }, [isDone, name]);

  const draw = async () => {
    setProblem(undefined);
    const fetched = await fetchTurns(source);
    if ('problem' in fetched) {
      setProblem(fetched.problem);
      return;
    }
    const seed = anotherSeed(turn.seed, source.seeds, Math.random);
    const numbers = fetched.data[place]?.[seed - 1];
    if (!numbers) return;
    for (const input of document.querySelectorAll<HTMLInputElement>(`#${id} input:checked`)) {
      input.checked = false;
    }
    setPicked({});
    changeTurn(id, { seed, numbers, accepted: new Map(), done: new Set() });
  };
  return (
    <div className="turn-desk no-print mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="line" size="small" onClick={() => void draw()}>
        New numbers
      </Button>
      <p role="status" className="mt-0 text-note text-soft">
        {problem ? (
          <FetchTrouble what="The new numbers" problem={problem} retry={() => void draw()} />
        ) : isDone || wasDone ? (
          `✓ Done${keptWords(isKept)}`
        ) : (
          turn.seed > 0 && 'Here are new numbers. Start again at the top.'
        )}
      </p>
      {steps.map(({ name: step, reasons }) => {
        // Screen readers announce changes only in a status that's already on the page.
        if (!reasons || !turn.numbers) return null;
        const box = document.querySelector(`#${id} [data-verdict="${step}"]`);
        if (!box) return null;
        const choice = picked[step];
        const verdict = choice === undefined ? undefined : verdictOn(reasons[choice]);
        return createPortal(<VerdictBox verdict={verdict} />, box, step);
      })}
    </div>
  );
});

const verdictOn = (reason: string | null | undefined): Verdict =>
  reason === null
    ? { kind: 'right', sentence: 'Here’s the step with the numbers.' }
    : { kind: 'wrong', sentence: reason ?? '' };

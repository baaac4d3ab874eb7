import { useEffect, useId, useRef, useState } from 'react';
import { checkSteps, type CheckedStep } from '../../domain/answers/check-steps.ts';
import { checksOf, mostChecks, readStepChecks } from '../../domain/practice/step-checks.ts';
import { useStored } from '../../browser/use-stored.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { MathSymbol } from './MathSymbol.tsx';
import { StepFinding } from './StepFinding.tsx';
import { stepChecksKey } from './stored-practice.ts';
import { storeStepCheck } from './stored-step-checks.ts';
import {
  shownSteps,
  stepKeysOf,
  type ShownStep,
  type StepContext,
  type StepsFile,
} from './steps-file.ts';

interface StepFormProps extends StepContext {
  file: StepsFile;
}

type Typed = Readonly<Record<string, string>>;

/** Fields for the steps of a solution, with a verdict next to each after a check. */
export function StepForm({ task, file, answers, typed = {}, printed, hasOthers }: StepFormProps) {
  const stored = checksOf(readStepChecks(useStored(stepChecksKey)), task);
  const [texts, setTexts] = useState<Typed>(stored.typed);
  const isNew = useRef(false);
  const finding = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew.current) finding.current?.scrollIntoView({ block: 'nearest' });
    isNew.current = false;
  }, [stored.checks]);

  const questions = shownSteps(file, answers);
  const keys = stepKeysOf(file, task.seed);
  const checked = checkSteps(questions, keys, { ...typed, ...stored.typed }, printed);
  const steps = checked.filter(({ question }) => !question.isAnswer);
  const isSame = ({ question: { name } }: CheckedStep<ShownStep>) =>
    (texts[name]?.trim() ?? '') === (stored.typed[name] ?? '');
  const isCurrent = stored.checks > 0 && steps.every(isSame);
  const left = mostChecks - stored.checks;
  const flowing = steps.findIndex((step) => step.state !== 'fits' || !isSame(step));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        isNew.current = true;
        storeStepCheck(task, texts);
      }}
    >
      <ol className="step-chain mt-2">
        {steps.map((step, place) => (
          <StepRow
            key={step.question.name}
            step={isSame(step) ? step : { ...step, state: undefined }}
            isFlowing={flowing < 0 || place < flowing}
            text={texts[step.question.name] ?? ''}
            onType={(text) => {
              setTexts({ ...texts, [step.question.name]: text });
            }}
          />
        ))}
      </ol>
      <div ref={finding} role="status">
        {isCurrent && <StepFinding checked={checked} />}
      </div>
      {left > 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <button type="submit" className={`cursor-pointer ${buttonClass('line', 'small')}`}>
            Check the steps
          </button>
          <p className="mt-0 text-note text-soft">
            Counts as one hint.{' '}
            {stored.checks === 0
              ? `You have ${String(left)} checks.`
              : `${String(left)} check${left === 1 ? '' : 's'} left.`}
          </p>
        </div>
      ) : (
        <p className="mt-3 text-note text-soft">
          That was the last of {mostChecks} checks with these numbers. Open the solution
          {hasOthers && ', or take new numbers'}.
        </p>
      )}
    </form>
  );
}

interface StepRowProps {
  step: CheckedStep<ShownStep>;
  /** True if this step and all earlier steps fit. */
  isFlowing: boolean;
  text: string;
  onType: (text: string) => void;
}

function StepRow({ step, isFlowing, text, onType }: StepRowProps) {
  const id = useId();
  const { question, state = 'blank' } = step;
  return (
    <li className={`${state}${isFlowing ? 'flows' : ''}`}>
      <i className="node" aria-hidden="true" />
      <label htmlFor={id}>
        {capitalized(question.label)} <MathSymbol symbol={question.symbol} />
      </label>
      <input
        id={id}
        className="field"
        value={text}
        aria-describedby={`${id}-verdict`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => {
          onType(event.currentTarget.value);
        }}
      />
      <span id={`${id}-verdict`} className="is">
        <StepVerdict {...step} state={step.state} />
      </span>
    </li>
  );
}

const capitalized = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);

const tick = 'M4 12.5l5.5 5.5L20 6.5';
const cross = 'M6 6l12 12M18 6L6 18';

function StepVerdict({ state, sentence, because }: CheckedStep<ShownStep>) {
  const [cause] = because;
  const your = cause && <MathSymbol symbol={cause.symbol} />;
  switch (state) {
    case 'fits':
      return (
        <>
          <Sign path={tick} /> fits
        </>
      );
    case 'first':
    case 'off':
      return (
        <>
          <Sign path={cross} /> {state === 'first' ? 'first one that’s off' : 'off too'}
        </>
      );
    case 'follows':
      return <span>follows from your {your}</span>;
    case 'depends':
      return <span>depends on your {your}</span>;
    default:
      return sentence;
  }
}

const Sign = ({ path }: { path: string }) => (
  <svg className="sign" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { AnswerBox } from '../../documents/document/document.ts';
import { helpFor } from '../../domain/answers/asked-for.ts';
import { checkAnswer, isMiss } from '../../domain/answers/check-answer.ts';
import type { AnswerKey, AnswerContext, Verdict } from '../../domain/answers/asked-quantity.ts';
import { readAnswer } from '../../domain/answers/read-answer.ts';
import { buttonClass } from '../../ui/button-class.ts';
import type { Hints } from './use-help.ts';
import { VerdictBox } from './VerdictBox.tsx';

interface AnswerFieldProps {
  question: AnswerBox;
  answerKey: AnswerKey;
  context: AnswerContext;
  hintsAt: string | undefined;
  hints?: Hints;
  isReady: boolean;
  /** Returns the stored entry for these numbers, and the number of wrong answers so far. */
  kept: () => { text: string | undefined; misses: number };
  onVerdict: (verdict: Verdict, text: string) => void;
}

/** Number of wrong answers before a hint is offered. */
const fewMisses = 2;

/** A field for an answer. Shows how the entry was interpreted, and the verdict. */
export function AnswerField(props: AnswerFieldProps) {
  const { question, answerKey, context, hintsAt, hints, isReady, kept, onVerdict } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<{ text: string; misses: number }>();
  const [hint, setHint] = useState<number>();
  const isNew = useRef(false);
  const isWaiting = useRef(false);
  const early = useRef<HTMLParagraphElement>(null);

  const verdictOf = (text: string, misses: number) =>
    checkAnswer(text, question, answerKey, { ...context, misses });
  // Recomputed when an earlier answer changes. The new verdict doesn't count as a try.
  const verdict = sent && verdictOf(sent.text, sent.misses);
  const missed = (sent?.misses ?? 0) + (verdict && isMiss(verdict) ? 1 : 0);
  const judge = (text: string) => {
    const before = kept();
    // Repeating an entry doesn't count as another try.
    const misses = Math.max(0, before.misses - (before.text === text ? 1 : 0));
    const judged = verdictOf(text, misses);
    setSent({ text, misses });
    if (judged.kind === 'right') setHint(undefined);
    return judged;
  };
  // The input is uncontrolled, so that text typed before hydration isn't lost.
  const send = () => {
    const text = field.current?.value ?? '';
    if (early.current) early.current.textContent = '';
    isNew.current = true;
    onVerdict(judge(text), text);
  };
  const recall = useEffectEvent(() => {
    const { text } = kept();
    const input = field.current;
    if (input && text !== undefined && ['', text].includes(input.value)) {
      input.value = text;
      judge(text);
    } else setSent(undefined);
    setTyped(input?.value ?? '');
    if (isWaiting.current || early.current?.textContent) send();
    isWaiting.current = false;
  });
  useEffect(() => {
    if (isReady) recall();
  }, [isReady]);

  useEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    // In a short window or a scrolling panel, the verdict may be out of view. If only the field or
    // the verdict fits, the field stays in view.
    const form = field.current?.form;
    form?.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' });
    field.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);

  // After one hint, the field keeps offering the next hint. It doesn't offer the first hint while
  // someone is typing.
  const isOffered = hint !== undefined || (verdict !== undefined && missed >= fewMisses);
  const help = hints && {
    count: hints.count,
    shown: hint,
    offered: isOffered && verdict?.kind !== 'right' ? hints.next : undefined,
    show: (next: number) => {
      hints.open(next);
      setHint(next);
    },
  };
  const reading = readAnswer(typed, question, context);
  const { symbols = [] } = question.takesFormula ? context : {};
  return (
    <form
      className="answer"
      onSubmit={(event) => {
        event.preventDefault();
        // An entry submitted before the numbers have loaded waits for them.
        if (isReady) send();
        else isWaiting.current = true;
      }}
    >
      <label className="mb-1.5 block font-strong" htmlFor={id}>
        {question.label}
      </label>
      <div className="flex gap-2.5">
        <input
          id={id}
          ref={field}
          className="field min-w-0 flex-1"
          aria-describedby={`${id}-help`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setSent(undefined);
          }}
        />
        <button type="submit" className={`cursor-pointer ${buttonClass('solid')}`}>
          Check<span className="sr-only"> {question.label}</span>
        </button>
      </div>
      <p id={`${id}-help`} className="mt-1.5 text-note wrap-anywhere text-soft">
        {'problem' in reading ? helpFor(question) : `Read as ${reading.words}`}
        {'problem' in reading && symbols.length > 0 && (
          <span className="block">
            Or a formula with {symbols.map(({ spellings: [symbol] }) => symbol).join(', ')}.
          </span>
        )}
      </p>
      {/* If the answer is submitted before hydration, src/ui/IslandFrame.astro sets this text. */}
      <p
        ref={early}
        role="status"
        className="mt-1.5 text-note empty:hidden"
        data-early="Still loading. We’ll check this as soon as we can."
        suppressHydrationWarning
      >
        {''}
      </p>
      <VerdictBox
        verdict={verdict}
        hints={hintsAt === undefined ? undefined : { href: hintsAt, goTo: hints?.goTo }}
        help={help}
      />
    </form>
  );
}

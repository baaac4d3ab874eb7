import { useId } from 'react';
import { useSearchText } from '../../../browser/use-search-text.ts';
import { useSettled } from '../../../browser/use-settled.ts';
import type { UnitSystem } from '../../../domain/quantities/unit-system.ts';
import { plain } from '../../../domain/handbook/quick-answers/printed.ts';
import { FetchTrouble } from '../../../ui/FetchTrouble.tsx';
import { island } from '../../../ui/Island.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { CopyButtons } from '../CopyButtons.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import { useQuickAnswers, type Shown } from './use-quick-answers.ts';

interface QuickAnswerBoxProps {
  /** Version of the substances file that this page was built with. */
  version: string;
  units: UnitSystem;
  examples: readonly string[];
}

const boxAddress = '/resources/handbook?q=';

/** The question box of the Handbook, which answers as the visitor types. */
export const QuickAnswerBox = island(function QuickAnswerBox({
  version,
  units,
  examples,
}: QuickAnswerBoxProps) {
  const id = useId();
  const { shown, answerTo, retry } = useQuickAnswers(version, units);
  const { field, onInput } = useSearchText(answerTo);
  return (
    <div className="needs-script">
      <search>
        <label htmlFor={id} className="text-small text-soft">
          Ask for a number
        </label>
        <input
          className="mt-1 block h-15 w-full rounded-card border-2 border-ink bg-sheet px-4 font-display text-[1.125rem] font-h3 tracking-[-0.015em] md:h-18 md:px-6 md:text-[1.75rem]"
          id={id}
          ref={field}
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onInput={({ currentTarget }) => {
            onInput(currentTarget.value);
          }}
        />
      </search>
      <p role="status" className="sr-only">
        {useSettled(spokenText(shown))}
      </p>
      <div className="search-result">
        {shown.state === 'answered' && (
          <>
            <AnswerCard answer={shown.answer} box={boxAddress} />
            {shown.answer.kind === 'answer' && (
              <CopyButtons label="Copy" text={`${shown.question} = ${plain(shown.answer.value)}`} />
            )}
          </>
        )}
        {shown.state === 'no number' && <NoNumber question={shown.question} />}
        {shown.state === 'trouble' && (
          <p className="living-word mt-4">
            <FetchTrouble problem={shown.problem} what="The list of substances" retry={retry} />
          </p>
        )}
      </div>
      {examples.length > 0 && (
        <p className="no-print mt-4 flex flex-wrap items-baseline gap-x-6 gap-y-2 text-soft">
          <span>Try</span>
          {examples.map((example) => (
            <TextLink key={example} href={boxAddress + encodeURIComponent(example)}>
              {example}
            </TextLink>
          ))}
        </p>
      )}
    </div>
  );
});

/** The text for screen readers, which changes when the visitor stops typing. */
function spokenText(shown: Shown): string {
  if (shown.state === 'no number') return 'No number found for that.';
  if (shown.state !== 'answered') return '';
  const { answer } = shown;
  if (answer.kind === 'unclear') return answer.prompt;
  return answer.kind === 'refused'
    ? answer.problem
    : `${answer.label ?? ''} ${plain(answer.value)}`.trim();
}

function NoNumber({ question }: { question: string }) {
  return (
    <div className="answer-card">
      <p className="max-w-[40em]">
        We can’t read “{question}” as a question for a number. Try a quantity and a unit, a
        substance and a property, or steam with two numbers.
      </p>
      <p className="mt-3">
        <TextLink href={`/search?q=${encodeURIComponent(question)}`}>
          Search the site for it
        </TextLink>
      </p>
    </div>
  );
}

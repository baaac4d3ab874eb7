import { Fragment, type ReactNode } from 'react';
import type { CheckedStep } from '../../domain/answers/check-steps.ts';
import { MathSymbol } from './MathSymbol.tsx';
import type { ShownStep } from './steps-file.ts';

type Checked = CheckedStep<ShownStep>;

/** With more symbols, the sentence would be hard to read. */
const mostSymbols = 4;

/** Says which step to start with, and links to the part of the lesson that explains it. */
export function StepFinding({ checked }: { checked: readonly Checked[] }) {
  const first = checked.find(({ state }) => state === 'first');
  const { explained } = first?.question ?? {};
  return (
    <div className="callout step-finding mt-3">
      <p>{first ? <Start first={first} checked={checked} /> : <NothingOff checked={checked} />}</p>
      {explained && (
        <p className="mt-1.5">
          <a href={explained.href}>{explained.title}</a>
        </p>
      )}
    </div>
  );
}

function Start({ first, checked }: { first: Checked; checked: readonly Checked[] }) {
  const { question, sentence } = first;
  const symbol = <MathSymbol symbol={question.symbol} />;
  const fits = symbolsOf(checked.slice(0, checked.indexOf(first)), 'fits');
  const follows = symbolsOf(checked, 'follows');
  const off = symbolsOf(checked, 'off');
  const start = question.isAnswer ? `your answer “${question.label}”` : `the ${question.label}`;
  return (
    <>
      <strong>Start at {start}.</strong>{' '}
      {fits.length > 0 && (
        <>
          {fits.length > mostSymbols ? 'Everything before it' : <>Your {inWords(fits)}</>}{' '}
          {fits.length === 1 || fits.length > mostSymbols ? 'fits' : 'fit'}
          {follows.length === 0 ? '. ' : ', and '}
        </>
      )}
      {follows.length > 0 && (
        <>
          {fits.length > 0 ? 'your' : 'Your'} {inWords(follows)}{' '}
          {follows.length === 1 ? 'follows' : 'follow'} from your {symbol}.{' '}
        </>
      )}
      {sentence ||
        (question.from.length > 0 && !question.isAnswer && (
          <>
            {fits.length + follows.length > 0 && off.length === 0
              ? 'So there’s one thing to fix: how'
              : 'Look at how'}{' '}
            {symbol} comes from {inWords(question.from)}.
          </>
        ))}
      {off.length > 0 && <> Then check your {inWords(off)} again.</>}
    </>
  );
}

function NothingOff({ checked }: { checked: readonly Checked[] }) {
  const steps = checked.filter(({ question }) => !question.isAnswer);
  if (steps.some(({ state }) => state === 'unclear')) return 'We can’t judge all of them yet.';
  const next = steps.find(({ state }) => state === undefined);
  if (next) {
    return (
      <>
        <strong>Everything you typed fits.</strong> Go on with the {next.question.label}.
      </>
    );
  }
  const answer = checked.find(({ question, state }) => question.isAnswer && state !== 'fits');
  return (
    <>
      <strong>Every step fits.</strong>
      {answer && answer.question.from.length > 0 && (
        <>
          {' '}
          What’s left is how <MathSymbol symbol={answer.question.symbol} /> comes from{' '}
          {inWords(answer.question.from)}.
        </>
      )}
    </>
  );
}

const symbolsOf = (checked: readonly Checked[], wanted: Checked['state']) =>
  checked
    .filter(({ question, state }) => state === wanted && !question.isAnswer)
    .map(({ question }) => question.symbol);

const listFormat = new Intl.ListFormat('en-US');

const inWords = (symbols: ShownStep['from']): ReactNode =>
  listFormat
    .formatToParts(symbols.map((_, place) => String(place)))
    .map(({ type, value }, part) => (
      <Fragment key={part}>
        {type === 'element' ? <MathSymbol symbol={symbols[Number(value)] ?? []} /> : value}
      </Fragment>
    ));

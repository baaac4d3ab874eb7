import type { Block, SelfCheckBlock } from '../../documents/document/document.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Blocks } from './Blocks.tsx';
import { Text } from './Text.tsx';

interface ProblemBarProps {
  size: string;
  minutes: number;
  lesson?: { title: string; page: string } | undefined;
}

export function ProblemBar({ size, minutes, lesson }: ProblemBarProps) {
  return (
    <ul className="document-bar flex flex-wrap items-center border-b border-hair text-note text-soft not-print:max-md:-mt-8">
      <li className="fact first-letter:uppercase">{size}</li>
      <li className="fact">{minutes} minutes</li>
      {lesson && (
        <li>
          Explained in <TextLink href={lesson.page}>{lesson.title}</TextLink>
        </li>
      )}
    </ul>
  );
}

interface ProblemStatementProps {
  blocks: readonly Block[];
  version: string;
  address: string;
}

/**
 * Shows the question. On paper, also shows its version and numbers. On a phone, a link stays at the
 * bottom of the screen until the answer box is visible.
 */
export function ProblemStatement({ blocks, version, address }: ProblemStatementProps) {
  return (
    <>
      <section className="statement search-result">
        <Blocks blocks={blocks} />
        <p className="print-only text-small">
          Version {version}, <span data-seed>original numbers</span>. On the web: {address}
        </p>
      </section>
      <a
        href="#desk-heading"
        className="to-answer needs-script no-print sticky bottom-0 z-5 mt-11 -mb-22 block h-11 border-t-[1.5px] border-accent bg-paper text-center text-small leading-[calc(2.75rem_-_1.5px)] font-strong no-underline -outline-offset-3 lg:hidden [@media(height<24rem)]:hidden"
      >
        Answer box <span aria-hidden="true">↓</span>
      </a>
    </>
  );
}

const openButton = `mt-3 cursor-pointer ${buttonClass('line')}`;

interface ProblemHelpProps {
  hints: readonly Block[][];
  solution: readonly Block[];
  whatIf?: readonly Block[] | undefined;
}

/**
 * Shows the hints in order, and then the solution. The answer desk copies the hints and the end of
 * the solution from here.
 */
export function ProblemHelp({ hints, solution, whatIf }: ProblemHelpProps) {
  return (
    <>
      <section className="hints pt-10">
        <h2 id="hints">Hints</h2>
        {hints.map((hint, index) => (
          <details key={index} className="hint">
            <summary className={openButton}>
              Hint {index + 1} of {hints.length}
            </summary>
            <div className="callout mt-3 border-l-3">
              <Blocks blocks={hint} />
            </div>
          </details>
        ))}
      </section>
      <section className="solved">
        <h2>Solution</h2>
        <details className="group solution">
          <summary className={openButton}>
            <span className="group-open:hidden">Show the solution</span>
            <span className="hidden group-open:inline">Hide the solution</span>
          </summary>
          <div className="panel mt-4 px-(--inset) pt-px pb-0 [--inset:clamp(1rem,4vw,1.5rem)]">
            <Blocks blocks={solution} />
            {whatIf && (
              <div className="what-if">
                <p className="text-note font-strong text-accent">One step further</p>
                <Blocks blocks={whatIf} />
              </div>
            )}
          </div>
        </details>
      </section>
    </>
  );
}

export function SelfCheckQuestion({ number, question }: SelfCheckBlock) {
  return (
    <p className="grid grid-cols-[auto_minmax(0,1fr)] gap-3.5">
      <span className="number">{number}</span>
      <span>
        <Text inlines={question} />
      </span>
    </p>
  );
}

export const answerId = ({ number }: SelfCheckBlock) => `answer-${String(number)}`;

export const hintId = ({ number, hints }: SelfCheckBlock) =>
  hints.length === 0 ? undefined : `hint-${String(number)}`;

export function SelfCheckAnswer(block: SelfCheckBlock) {
  const { number, hints, answer } = block;
  return (
    <>
      {hints.map((hint, index) => (
        <details key={index} id={index === 0 ? hintId(block) : undefined} className="hint">
          <summary className="text-link mt-1.5 ml-11">
            Hint<span className="sr-only"> for question {number}</span>
          </summary>
          <div className="callout mt-1 ml-11 border-l-3 border-l-hair">
            <Blocks blocks={hint} />
          </div>
        </details>
      ))}
      <details id={answerId(block)}>
        <summary className="text-link mt-1.5 ml-11">
          Answer<span className="sr-only"> to question {number}</span>
        </summary>
        <div className="callout mt-1 ml-11 border-l-3 border-l-hair">
          <Blocks blocks={answer} />
        </div>
      </details>
    </>
  );
}

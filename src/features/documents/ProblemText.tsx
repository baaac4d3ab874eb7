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

/** What to know before beginning: how much work it is, and where it is explained. */
export function ProblemBar({ size, minutes, lesson }: ProblemBarProps) {
  return (
    <ul className="document-bar not-print:max-md:-mt-8">
      <li className="fact size">{size}</li>
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
  /** Where the page is on the web, for paper. */
  address: string;
}

/**
 * What is asked, and on paper which text and which numbers it is. On a phone a link goes along at the
 * lower edge until the answer box itself is in sight.
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
      <a href="#desk-heading" className="to-answer needs-script no-print">
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
 * Hints, of which the style sheet shows the next when one is open, and the solution. The answer desk
 * shows copies of a hint and of the last words where they are of use.
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
            <div>
              <Blocks blocks={hint} />
            </div>
          </details>
        ))}
      </section>
      <section className="solved">
        <h2>Solution</h2>
        <details className="solution">
          <summary className={openButton}>
            <span className="when-closed">Show the solution</span>
            <span className="when-open">Hide the solution</span>
          </summary>
          <div>
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

/** The question of a self-check with its number. */
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

/** The id of what opens to show the answer of a self-check. */
export const answerId = ({ number }: SelfCheckBlock) => `answer-${String(number)}`;

/** The id of the hint of a self-check, if it has one. */
export const hintId = ({ number, hints }: SelfCheckBlock) =>
  hints.length === 0 ? undefined : `hint-${String(number)}`;

/** The hints and the answer of a self-check, which open on request. */
export function SelfCheckAnswer(block: SelfCheckBlock) {
  const { number, hints, answer } = block;
  return (
    <>
      {hints.map((hint, index) => (
        <details key={index} id={index === 0 ? hintId(block) : undefined} className="hint">
          <summary>
            Hint<span className="sr-only"> for question {number}</span>
          </summary>
          <div>
            <Blocks blocks={hint} />
          </div>
        </details>
      ))}
      <details id={answerId(block)}>
        <summary>
          Answer<span className="sr-only"> to question {number}</span>
        </summary>
        <div>
          <Blocks blocks={answer} />
        </div>
      </details>
    </>
  );
}

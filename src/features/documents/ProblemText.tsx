import type { Block } from '../../documents/document.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { Blocks } from './Blocks.tsx';

interface ProblemBarProps {
  size: string;
  minutes: number;
  lesson?: { title: string; page: string } | undefined;
}

/** What to know before beginning: how much work it is, and where it is explained. */
export function ProblemBar({ size, minutes, lesson }: ProblemBarProps) {
  return (
    <ul className="document-bar">
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
          Version {version}, <span data-seed>numbers as stated</span>. On the web: {address}
        </p>
      </section>
      <a href="#desk-heading" className="to-answer needs-script no-print">
        To the answer <span aria-hidden="true">↓</span>
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
      <section className="hints">
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
                <p className="what-if-label">One step further</p>
                <Blocks blocks={whatIf} />
              </div>
            )}
          </div>
        </details>
      </section>
    </>
  );
}

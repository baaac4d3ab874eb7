import type { SelfCheckBlock } from '../../documents/document.ts';
import { Blocks } from './Blocks.tsx';
import { Text } from './Text.tsx';

/** The question of a self-check with its number. */
export function SelfCheckQuestion({ number, question }: SelfCheckBlock) {
  return (
    <p>
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

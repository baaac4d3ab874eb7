import type { Block } from '../../documents/document/document.ts';
import { MathsPieces } from './Maths.tsx';
import { answerOf, fromFirstAsked, turnId } from './turn-layout.ts';

/** Answers to the exercises, for paper and for readers without JavaScript. */
export function TurnAnswers({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) =>
    block.type === 'turn' ? (
      <section key={block.number} className="turn-answers" id={`${turnId(block)}-answers`}>
        <h2>Answers: {block.title}</h2>
        <ul>
          {fromFirstAsked(block.steps).map((step) =>
            step.isLate ? (
              <li key={step.name}>
                Step {step.block.number}:{' '}
                {answerOf(step).map((side, index) => (
                  <MathsPieces key={index} maths={side} />
                ))}
              </li>
            ) : null,
          )}
        </ul>
      </section>
    ) : null,
  );
}

import { LinkedText, type LinkedParts } from './LinkedText.tsx';

interface TimelineProps {
  steps: readonly { title?: string; text: LinkedParts }[];
}

/** Draws steps in order as dots on a line. */
export function Timeline({ steps }: TimelineProps) {
  return (
    <ol className="pipe-list leads-to-last not-first:mt-6">
      {steps.map(({ title, text }, place) => (
        <li className="pb-8 pl-9 last:pb-0" key={place}>
          {title !== undefined && <h3 className="text-h3">{title}</h3>}
          <p className={`max-w-[39em] ${title === undefined ? '' : 'mt-1 text-soft'}`}>
            <LinkedText parts={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

import type { Verdict } from '../../domain/answers/question.ts';

const headings: Record<Verdict['kind'], string> = {
  right: 'Right.',
  almost: 'Almost.',
  wrong: 'Not yet.',
  unclear: 'Not clear yet.',
};

const signs: Record<Verdict['kind'], string> = {
  right: 'M4 12.5l5.5 5.5L20 6.5',
  almost: 'M4 9q4-4 8 0t8 0M4 16q4-4 8 0t8 0',
  wrong: 'M6 6l12 12M18 6L6 18',
  unclear: 'M8 8.5q0-4 4-4t4 3.5q0 3-4 4.5v2.5M12 19v.5',
};

interface VerdictBoxProps {
  verdict: Verdict | undefined;
  /** Where hints are that may help. */
  hints?: string | undefined;
}

/** A verdict in words and with a sign; read out as soon as it is there. */
export function VerdictBox({ verdict, hints }: VerdictBoxProps) {
  return (
    <div role="status">
      {verdict && (
        <div className={`verdict ${verdict.kind}`}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={signs[verdict.kind]} />
          </svg>
          <p>
            <strong>{headings[verdict.kind]}</strong> {verdict.sentence}
            {verdict.seeHints && hints !== undefined && (
              <>
                {' '}
                The <a href={hints}>hints</a> may help.
              </>
            )}
            {verdict.readAs !== undefined && (
              <span className="sr-only"> Your entry was read as {verdict.readAs}.</span>
            )}
          </p>
        </div>
      )}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { Verdict } from '../../domain/answers/asked-quantity.ts';
import { Button } from '../../ui/Button.tsx';
import { PageCopy } from './PageCopy.tsx';

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

/** The hint that a verdict shows, and the next hint that the verdict offers. */
interface VerdictHelp {
  count: number;
  shown: number | undefined;
  offered: number | undefined;
  show: (hint: number) => void;
}

interface VerdictBoxProps {
  verdict: Verdict | undefined;
  /** Address of the hints. `goTo` replaces the default action of the link. */
  hints?: { href: string; goTo?: (() => void) | undefined } | undefined;
  help?: VerdictHelp | undefined;
}

export function VerdictBox({ verdict, hints, help }: VerdictBoxProps) {
  const kind = verdict?.kind ?? (help?.shown === undefined ? undefined : 'hinted');
  return (
    <div
      className={
        kind &&
        `verdict ${kind} mt-3 grid justify-items-start gap-3 rounded-control border-[1.5px] px-3.5 py-3 ${kind === 'right' ? 'border-accent bg-wash' : 'border-second'}`
      }
    >
      <div
        role="status"
        className={kind && 'grid grid-cols-[auto_minmax(0,1fr)] gap-3 empty:hidden'}
      >
        {verdict && (
          <>
            <svg
              className={`mt-0.5 size-[1.4rem] fill-none stroke-[2.5] [stroke-linecap:round] [stroke-linejoin:round] ${verdict.kind === 'right' ? 'stroke-accent' : 'stroke-second'}`}
              viewBox="0 0 24 24"
              aria-hidden="true"
            >
              <path d={signs[verdict.kind]} />
            </svg>
            <p className="mt-0">
              <strong>{headings[verdict.kind]}</strong> {verdict.sentence}
              {verdict.seeHints && hints !== undefined && <HintsLink {...hints} />}
              {verdict.readAs !== undefined && (
                <span className="sr-only"> We read that as {verdict.readAs}.</span>
              )}
            </p>
          </>
        )}
      </div>
      {help && <HelpInVerdict {...help} />}
    </div>
  );
}

function HintsLink({ href, goTo }: { href: string; goTo?: (() => void) | undefined }) {
  return (
    <>
      {' '}
      The{' '}
      <a
        href={href}
        onClick={(event) => {
          if (!goTo) return;
          event.preventDefault();
          goTo();
        }}
      >
        hints
      </a>{' '}
      may help.
    </>
  );
}

function HelpInVerdict({ count, shown, offered, show }: VerdictHelp) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button offers another hint now or has disappeared, so the focus moves.
    if (shown !== undefined) box.current?.focus();
  }, [shown]);
  const label = (hint: number) => `Hint ${String(hint + 1)} of ${String(count)}`;
  return (
    <>
      {shown !== undefined && (
        <div
          ref={box}
          tabIndex={-1}
          className="shown-hint callout min-w-0 justify-self-stretch border-l-3"
          role="group"
          aria-label={label(shown)}
        >
          <p className="text-small leading-[inherit] font-strong" aria-hidden="true">
            {label(shown)}
          </p>
          <PageCopy
            key={shown}
            selector={`.hints > .hint:nth-of-type(${String(shown + 1)}) > div`}
            className="hint-copy"
          />
        </div>
      )}
      {offered !== undefined && (
        <Button
          variant="line"
          size="small"
          onClick={() => {
            show(offered);
          }}
        >
          {label(offered)}
        </Button>
      )}
    </>
  );
}

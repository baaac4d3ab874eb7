import { useEffect, useRef, useState } from 'react';
import { useFetched } from '../../browser/use-fetched.ts';
import { FetchTrouble } from '../../ui/FetchTrouble.tsx';
import { StepForm } from './StepForm.tsx';
import { fetchSteps, type StepContext, type StepsSource } from './steps-file.ts';

interface StepCheckProps extends StepContext {
  source: StepsSource;
}

/** Finds the first step that's off, without giving away any value. */
export function StepCheck(props: StepCheckProps) {
  const { source, ...context } = props;
  const [wasOpened, setOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- It may be opened before hydration.
    if (details.current?.open) setOpened(true);
  }, []);
  const { found, problem, retry } = useFetched(wasOpened ? source.file : '', [source], fetchSteps);
  const [file] = found ?? [];
  return (
    <details
      ref={details}
      className="step-check mt-5 border-t border-hair pt-4 print:hidden"
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
    >
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4">
        <span className="font-strong text-accent underline decoration-[1.5px] underline-offset-4">
          Check a step
        </span>
        <span className="text-note text-soft">{source.count} on the way</span>
      </summary>
      <p className="mt-1 text-note text-soft">
        Type the ones you have. We’ll say which is the first that’s off, never what it should be.
      </p>
      {file ? (
        <StepForm key={context.task.seed} {...context} file={file} />
      ) : (
        <p role="status" className="mt-2 text-note text-soft">
          {problem ? (
            <FetchTrouble what="The steps" problem={problem} retry={retry} />
          ) : (
            wasOpened && 'Getting the steps…'
          )}
        </p>
      )}
    </details>
  );
}

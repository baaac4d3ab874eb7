import {
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { drawPlot } from '../../domain/plots/draw-plot.ts';
import {
  outcomeAt,
  settingOf,
  type Exploration,
  type Prediction,
  type Settings,
} from '../../domain/plots/exploration.ts';
import { templateText } from '../../domain/plots/template.ts';
import { Button } from '../../ui/Button.tsx';
import { Dials } from './Dials.tsx';
import { Plot } from './Plot.tsx';
import { PlotNumbers } from './PlotNumbers.tsx';
import { Predictions } from './Predictions.tsx';
import { FigureWords } from './FigureWords.tsx';
import { useSettings } from './use-settings.ts';

interface ExploreProps {
  lesson: string;
  /** Unique on the page. */
  name: string;
  exploration: Exploration;
  paper: string | undefined;
  children: ReactNode;
}

const asInTheLesson: Settings = {};

export function ExploreFigure(props: ExploreProps) {
  const { lesson, name, exploration, paper = '', children } = props;
  const { sliders, plan, axes, alt, predictions } = exploration;
  const lab = useRef<HTMLElement>(null);
  const heading = useId();
  const [settings, setSettings, rested] = useSettings(sliders);
  const isOnPaper = usePaper();
  const shown = isOnPaper ? asInTheLesson : settings;
  const outcome = useMemo(() => outcomeAt(exploration, shown), [exploration, shown]);
  const plot = useMemo(() => drawPlot(plan, axes, outcome), [plan, axes, outcome]);
  const spoken = useMemo(() => rested && outcomeAt(exploration, rested), [exploration, rested]);
  const own = useMemo(
    () => drawPlot(plan, axes, outcomeAt(exploration, asInTheLesson)),
    [plan, axes, exploration],
  );
  const isMoved = sliders.some((each) => settingOf(each, shown) !== settingOf(each, {}));
  const [picked, pick] = useState(sliders[0]?.name);
  const { values } = outcome;
  // Memoized components skip rendering only if their callbacks stay the same.
  const show = useCallback(
    ({ move, to }: Prediction) => {
      setSettings({ [move]: to });
      pick(move);
      lab.current?.querySelector('.plot')?.scrollIntoView({ block: 'nearest' });
    },
    [setSettings],
  );
  const move = useCallback(
    (moved: string, setting: number) => {
      setSettings((before) => ({ ...before, [moved]: setting }));
    },
    [setSettings],
  );
  const reset = useCallback(() => {
    setSettings(asInTheLesson);
  }, [setSettings]);
  return (
    <div className="lab-card mt-6 not-print:md:rounded-card not-print:md:border not-print:md:border-hair not-print:md:bg-sheet">
      {predictions.length > 0 && (
        <Predictions {...{ lesson, name, exploration, isMoved }} onShow={show} onReset={reset} />
      )}
      <figure
        className={`lab mt-1 max-md:flex max-md:flex-col md:mt-0 md:grid md:gap-x-7 md:pt-5 md:pr-6 md:pb-4 md:pl-4 md:[grid-template:auto_auto_1fr_auto/minmax(0,1fr)_15rem] ${paper}`.trim()}
        ref={lab}
      >
        <Plot
          {...{ name, plot }}
          alt={templateText(alt, values)}
          before={isMoved ? own : undefined}
        />
        <FigureWords {...{ exploration, outcome, spoken }} />
        <div
          className="dials needs-script no-print max-md:contents md:[grid-area:1/2/4]"
          role="group"
          aria-labelledby={heading}
        >
          <h3
            id={heading}
            className={
              sliders.length > 1
                ? 'mx-0 mt-0 mb-1 text-h4 font-h3 max-md:sr-only'
                : 'mx-0 mt-0 mb-1 text-h4 font-h3'
            }
          >
            {exploration.title}
          </h3>
          <Dials {...{ sliders, settings, picked }} onPick={pick} onMove={move} />
          <p className="dial-key mt-2.5 flex items-center gap-2 text-fine text-soft">
            <svg className="h-[0.7rem] w-[2px] flex-none" viewBox="0 0 2 12" aria-hidden="true">
              <path
                className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
                d="M1 0v12"
              />
            </svg>
            <svg className="h-[0.7rem] w-7 flex-none" viewBox="0 0 28 12" aria-hidden="true">
              <path className="earlier" d="M1 6h26" />
            </svg>
            the lesson’s own numbers
          </p>
          <Button variant="line" size="small" onClick={reset}>
            Back to the lesson’s numbers
          </Button>
        </div>
        <figcaption className="mt-2.5 max-w-[39em] text-note text-pretty text-soft max-md:order-3 md:ml-10">
          {children}
        </figcaption>
      </figure>
      <PlotNumbers plot={plot} />
    </div>
  );
}

/**
 * Shows the figure with the lesson's numbers if the interactive figure fails. This figure has no
 * caption, because captions are HTML, and the content security policy doesn't let scripts set HTML.
 */
export function StillFigure({ name, exploration, paper }: ExploreProps) {
  const { plan, axes, alt } = exploration;
  const outcome = outcomeAt(exploration, asInTheLesson);
  return (
    <figure className={paper}>
      <Plot
        name={name}
        plot={drawPlot(plan, axes, outcome)}
        alt={templateText(alt, outcome.values)}
      />
      <FigureWords {...{ exploration, outcome }} />
    </figure>
  );
}

function subscribe(onChange: () => void): () => void {
  const paper = matchMedia('print');
  paper.addEventListener('change', onChange);
  return () => {
    paper.removeEventListener('change', onChange);
  };
}

const usePaper = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia('print').matches,
    () => false,
  );

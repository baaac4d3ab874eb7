import { useCallback, useId, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { drawPlot } from '../../domain/plots/draw-plot.ts';
import {
  isShown,
  outcomeAt,
  type Exploration,
  type Prediction,
  type Settings,
} from '../../domain/plots/exploration.ts';
import { templateText } from '../../domain/plots/template.ts';
import { Button } from '../../ui/Button.tsx';
import { Dials } from './Dials.tsx';
import { Plot } from './Plot.tsx';
import { PlotNumbers } from './PlotNumbers.tsx';
import { PredictionVerdict, Predictions } from './Predictions.tsx';
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
  const { values } = outcome;
  // Memoized components skip rendering only if their callbacks stay the same.
  const show = useCallback(
    ({ move, to }: Prediction) => {
      setSettings({ [move]: to });
      lab.current?.scrollIntoView({ block: 'nearest' });
    },
    [setSettings],
  );
  const move = useCallback(
    (moved: string, setting: number) => {
      setSettings((before) => ({ ...before, [moved]: setting }));
    },
    [setSettings],
  );
  return (
    <div className="mt-6">
      {predictions.length > 0 && <Predictions {...{ lesson, name, exploration }} onShow={show} />}
      <figure
        className={`lab mt-4 scroll-mt-20 scroll-mb-4 max-md:flex max-md:flex-col md:grid md:gap-x-7 md:rounded-card md:border md:border-hair md:bg-sheet md:pt-5 md:pr-6 md:pb-4 md:pl-4 md:[grid-template:auto_auto_1fr_auto/minmax(0,1fr)_15rem] ${paper}`.trim()}
        ref={lab}
      >
        <Plot name={name} plot={plot} alt={templateText(alt, values)} />
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
          <Dials {...{ sliders, settings }} onMove={move} />
          <p className="dial-key mt-2.5 flex items-center gap-2 text-fine text-soft">
            <svg className="h-[0.7rem] w-[2px] flex-none" viewBox="0 0 2 12" aria-hidden="true">
              <path
                className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
                d="M1 0v12"
              />
            </svg>
            marks the lesson’s own number
          </p>
          <Button
            variant="line"
            size="small"
            onClick={() => {
              setSettings(asInTheLesson);
            }}
          >
            Back to the lesson’s numbers
          </Button>
        </div>
        <figcaption className="mt-2.5 max-w-[39em] text-note text-pretty text-soft max-md:order-3 md:ml-10">
          {children}
        </figcaption>
      </figure>
      <div role="status" className="no-print">
        {predictions.map(
          (prediction, index) =>
            isShown(prediction, exploration, settings) && (
              <PredictionVerdict key={index} {...{ lesson, exploration, index }} />
            ),
        )}
      </div>
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

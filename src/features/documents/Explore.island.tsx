import { useId, useMemo, useRef, type ReactNode } from 'react';
import { drawPlot } from '../../domain/plots/draw-plot.ts';
import {
  isShown,
  outcomeAt,
  sayingAt,
  type Exploration,
  type Prediction,
  type Settings,
} from '../../domain/plots/exploration.ts';
import { templateText } from '../../domain/plots/template.ts';
import { Button } from '../../ui/Button.tsx';
import { island } from '../../ui/Island.tsx';
import { usePaper } from '../../ui/use-paper.ts';
import { Dials } from './Dials.tsx';
import { Filled } from './Filled.tsx';
import { Plot } from './Plot.tsx';
import { PlotNumbers } from './PlotNumbers.tsx';
import { PredictionVerdict } from './PredictionVerdict.tsx';
import { Predictions } from './Predictions.tsx';
import { useGuesses } from './use-guesses.ts';
import { useSettings } from './use-settings.ts';

interface ExploreProps {
  lesson: string;
  /** A name that no other figure of the page has. */
  name: string;
  exploration: Exploration;
  /** Whether it fills the width of paper. */
  isWide: boolean;
  /** The caption. */
  children: ReactNode;
}

const asInTheLesson: Settings = {};

/** A plot whose numbers readers move, what it says, and what they guess before. */
export const Explore = island(function Explore(props: ExploreProps) {
  const { lesson, name, exploration, isWide, children } = props;
  const { sliders, plan, axes, alt, predictions } = exploration;
  const lab = useRef<HTMLElement>(null);
  const heading = useId();
  const [settings, setSettings] = useSettings(sliders);
  const isOnPaper = usePaper();
  const shown = isOnPaper ? asInTheLesson : settings;
  const outcome = useMemo(() => outcomeAt(exploration, shown), [exploration, shown]);
  const plot = useMemo(() => drawPlot(plan, axes, outcome), [plan, axes, outcome]);
  const saying = sayingAt(exploration, outcome);
  const { guesses, guess } = useGuesses(lesson, predictions);
  const { values } = outcome;
  const show = ({ move, to }: Prediction) => {
    setSettings({ [move]: to });
    lab.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="explore">
      {predictions.length > 0 && (
        <Predictions
          {...{ name, predictions, sliders, values, guesses }}
          onGuess={guess}
          onShow={show}
        />
      )}
      <figure className={isWide ? 'lab wide' : 'lab'} ref={lab}>
        <Plot name={name} plot={plot} alt={templateText(alt, values)} />
        <div className={saying?.isStuck ? 'said stuck' : 'said'} aria-live="polite" aria-atomic>
          {saying?.lines.map((line, index) => (
            <p key={index}>
              <Filled template={line} values={values} />
            </p>
          ))}
        </div>
        <div className="dials needs-script no-print" role="group" aria-labelledby={heading}>
          <h3 id={heading}>{exploration.title}</h3>
          <Dials
            {...{ sliders, settings }}
            onMove={(moved, setting) => {
              setSettings((before) => ({ ...before, [moved]: setting }));
            }}
          />
          <p className="dial-key">
            <svg viewBox="0 0 2 12" aria-hidden="true">
              <path d="M1 0v12" />
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
        <figcaption>{children}</figcaption>
      </figure>
      <div role="status" className="no-print">
        {predictions.map((prediction, index) => {
          const chosen = guesses[index];
          return (
            chosen !== undefined &&
            isShown(prediction, exploration, settings) && (
              <PredictionVerdict key={index} {...{ prediction, chosen, values }} />
            )
          );
        })}
      </div>
      <PlotNumbers plot={plot} />
    </div>
  );
});

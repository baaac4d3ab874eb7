import { createElement, memo, useId } from 'react';
import {
  onSlider,
  settingOf,
  wordsAt,
  type Settings,
  type Slider,
  type SymbolPiece,
} from '../../domain/plots/exploration.ts';
import { fixed } from '../../domain/plots/template.ts';
import { withUnit } from '../../domain/quantities/print.ts';

interface DialsProps {
  sliders: readonly Slider[];
  settings: Settings;
  /** The slider that small screens show. */
  picked: string | undefined;
  onPick: (name: string) => void;
  onMove: (name: string, setting: number) => void;
}

/**
 * Renders the sliders of a figure. Small screens show one slider at a time, with radio buttons to
 * select it.
 */
export function Dials({ sliders, settings, picked, onPick, onMove }: DialsProps) {
  const id = useId();
  return (
    <>
      {sliders.length > 1 && (
        <div
          className="knobs mt-3.5 flex overflow-hidden rounded-control border-[1.5px] border-soft md:hidden"
          role="radiogroup"
          aria-label="Which number to change"
        >
          {sliders.map((slider) => (
            <label
              className="chip-tab flex-1 px-0.5 not-first:border-l not-first:border-l-hair"
              key={slider.name}
            >
              <input
                type="radio"
                className="sr-only"
                name={`${id}-knob`}
                ref={(radio) => {
                  // The visitor may have chosen a slider before the script loaded.
                  if (radio?.checked) onPick(slider.name);
                }}
                checked={slider.name === picked}
                onChange={() => {
                  onPick(slider.name);
                }}
              />
              {slider.symbol.length === 0 ? (
                <span>{slider.label.split(' ')[0]}</span>
              ) : (
                <>
                  <span className="sr-only">{slider.label} </span>
                  <SliderSymbol slider={slider} />
                </>
              )}
              <b className="block text-note font-strong tabular-nums">
                {isSwitch(slider)
                  ? wordsAt(slider, settingOf(slider, settings))
                  : numberText(slider, settingOf(slider, settings))}
              </b>
            </label>
          ))}
        </div>
      )}
      {sliders.map((slider) => (
        <Dial
          key={slider.name}
          {...{ slider, onMove }}
          setting={settingOf(slider, settings)}
          isPicked={slider.name === picked}
        />
      ))}
    </>
  );
}

interface DialProps extends Pick<DialsProps, 'onMove'> {
  slider: Slider;
  setting: number;
  isPicked: boolean;
}

/** Memoized, so that moving one slider doesn't render the others. */
const Dial = memo(function Dial({ slider, setting, onMove, isPicked }: DialProps) {
  const id = useId();
  const { name, label, from, to, by, printed } = slider;
  const words = wordsAt(slider, setting);
  const number = isSwitch(slider) ? '' : numberText(slider, setting);
  const spoken = withUnit(number, printed.unit);
  const isMoney = spoken.includes('$');
  const share = (at: number) => (at - from) / (to - from);
  return (
    <div className={isPicked ? 'dial picked max-md:pt-3' : 'dial max-md:pt-3'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-note leading-close">
        <label htmlFor={id}>
          {label} <SliderSymbol slider={slider} />
        </label>
        <span className="ml-auto text-right text-[1.1rem] font-bold whitespace-nowrap tabular-nums">
          {isMoney ? spoken : number}
          {printed.unit !== '' && !isMoney && (
            <small className="ml-1 text-fine font-normal text-soft">{printed.unit}</small>
          )}
          {slider.words.length > 0 && (
            <small className="block text-right text-fine leading-title font-normal whitespace-normal text-soft">
              {words ?? '\u00a0'}
            </small>
          )}
        </span>
      </div>
      <div className="track relative h-11 [--thumb:1.5rem]">
        <input
          className="focus-visible:rounded-control focus-visible:-outline-offset-5"
          id={id}
          type="range"
          min={from}
          max={to}
          step={by}
          value={setting}
          autoComplete="off"
          aria-valuetext={[spoken, words].filter(Boolean).join(', ')}
          ref={(input) => {
            if (!input) return;
            // The content security policy forbids inline styles, but not styles set by a script.
            input.style.setProperty('--share', String(share(setting)));
            // The visitor may have moved the slider before the script loaded.
            const early = onSlider(slider, input.valueAsNumber);
            if (early !== onSlider(slider, setting)) onMove(name, early);
          }}
          onChange={(event) => {
            onMove(name, event.currentTarget.valueAsNumber);
          }}
        />
        <svg
          className="absolute bottom-0 left-[calc(var(--thumb)/2)] h-[0.55rem] w-[calc(100%_-_var(--thumb))] overflow-visible"
          viewBox="0 0 100 1"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path
            className="stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
            d={`M${String(100 * share(settingOf(slider, {})))} 0v1`}
          />
        </svg>
      </div>
    </div>
  );
});

/**
 * Returns true for a slider with a label for every position. The slider's numbers mean nothing to
 * readers.
 */
const isSwitch = ({ from, to, by, words }: Slider) =>
  words.length === Math.round((to - from) / by) + 1;

const numberText = ({ printed }: Slider, setting: number): string =>
  fixed(setting, printed.decimals ?? 0);

/**
 * Renders a slider's symbol as elements, because the content security policy forbids setting HTML.
 */
function SliderSymbol({ slider: { symbol } }: { slider: Slider }) {
  return symbol.length > 0 && createElement('math', { 'aria-hidden': true }, ...symbol.map(drawn));
}

const drawn = (piece: SymbolPiece): React.ReactNode =>
  typeof piece === 'string'
    ? piece
    : createElement(piece.name, piece.attributes, ...piece.children.map(drawn));

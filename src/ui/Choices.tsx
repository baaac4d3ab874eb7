import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface ChoicesProps {
  /** Name of the radio group, unique on the page. */
  name: string;
  question: ReactNode;
  words: readonly string[];
  /** Index of an earlier choice, if any. */
  chosen: number | undefined;
  /**
   * `byArrow` is true for a choice that an arrow key selected, maybe on the way to another one. Enter
   * and the space bar confirm it.
   */
  onChoose: (place: number, byArrow: boolean) => void;
  children?: ReactNode;
}

export function Choices(props: ChoicesProps) {
  const { name, question, words, chosen, onChoose, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const isArrow = useRef(false);
  const choose = useEffectEvent(onChoose);
  // Uncontrolled, so that a choice made before hydration isn't lost.
  useEffect(() => {
    const early = list.current?.querySelector<HTMLInputElement>(':checked');
    if (early) choose(Number(early.value), false);
  }, []);
  useEffect(() => {
    for (const button of list.current?.querySelectorAll('input') ?? []) {
      button.checked = button.value === String(chosen);
    }
  }, [chosen]);
  return (
    <fieldset className="choices">
      <legend>{question}</legend>
      <div className="clear-both grid gap-2" ref={list}>
        {words.map((word, place) => (
          <label className="chip font-semibold" key={place}>
            <input
              className="size-[1.15rem] flex-none outline-0"
              type="radio"
              name={name}
              value={place}
              onKeyDown={({ key, currentTarget }) => {
                isArrow.current = key.startsWith('Arrow');
                if (key === 'Enter' || (key === ' ' && currentTarget.checked))
                  onChoose(place, false);
              }}
              onKeyUp={() => {
                isArrow.current = false;
              }}
              onChange={() => {
                onChoose(place, isArrow.current);
              }}
            />
            {word}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}

import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface ChoicesProps {
  /** Name of the radio group, unique on the page. */
  name: string;
  question: ReactNode;
  words: readonly string[];
  /** Index of an earlier choice, if any. */
  chosen: number | undefined;
  onChoose: (place: number) => void;
}

export function Choices({ name, question, words, chosen, onChoose }: ChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  const choose = useEffectEvent(onChoose);
  // Uncontrolled, so that a choice made before hydration isn't lost.
  useEffect(() => {
    const early = list.current?.querySelector<HTMLInputElement>(':checked');
    if (early) choose(Number(early.value));
  }, []);
  useEffect(() => {
    const button = list.current?.querySelector<HTMLInputElement>(`[value="${String(chosen)}"]`);
    if (button) button.checked = true;
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
              onChange={() => {
                onChoose(place);
              }}
            />
            {word}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

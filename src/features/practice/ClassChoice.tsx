import type { KeyboardEvent } from 'react';

interface ClassChoiceProps {
  classes: readonly { code: string; name: string }[];
  /** The codes of those from which nothing is wanted. */
  without: readonly string[];
  onChange: (without: string[]) => void;
}

/** From which classes the problems of the day may come; all of them at first. */
export function ClassChoice({ classes, without, onChange }: ClassChoiceProps) {
  const left = classes.filter(({ code }) => !without.includes(code)).length;
  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions -- the keys come from what is in it
    <details className="class-choice" onKeyDown={closeByEscape}>
      <summary>From which classes?</summary>
      <fieldset>
        <legend className="sr-only">Classes for today’s three</legend>
        {classes.map(({ code, name }) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={!without.includes(code)}
              onChange={({ currentTarget: { checked } }) => {
                onChange(checked ? without.filter((each) => each !== code) : [...without, code]);
              }}
            />
            <span>
              <b>{code}</b> {name}
            </span>
          </label>
        ))}
        <p role="status">
          {left === 0
            ? 'None chosen, so from all.'
            : `From ${left === classes.length ? 'all' : `${String(left)} of ${String(classes.length)}`} classes.`}
        </p>
      </fieldset>
    </details>
  );
}

function closeByEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  // What had the focus may be gone.
  currentTarget.querySelector('summary')?.focus();
}

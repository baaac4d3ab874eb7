import { useId, useState } from 'react';

interface AirFieldProps {
  label: string;
  text: string;
  isGiven?: boolean;
  problem?: string | undefined;
  onType: (text: string) => void;
}

/** A field for a property of humid air. Typing replaces a computed value. */
export function AirField({ label, text, isGiven = true, problem, onType }: AirFieldProps) {
  const id = useId();
  // The visitor can clear a computed value while the field has the focus.
  const [isCleared, setIsCleared] = useState(false);
  return (
    <div className="min-w-0">
      <label className="block text-minor leading-close font-strong" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`field mt-1 h-[3.1rem] w-full min-w-0 tabular-nums aria-invalid:border-[2.5px] aria-invalid:border-ink ${isGiven ? 'border-accent bg-wash font-strong' : 'border-dashed bg-transparent'}`}
        value={isCleared && !isGiven ? '' : text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-note`}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        onFocus={({ currentTarget }) => {
          if (!isGiven) currentTarget.select();
        }}
        onChange={({ currentTarget }) => {
          setIsCleared(currentTarget.value === '');
          onType(currentTarget.value);
        }}
        onBlur={() => {
          setIsCleared(false);
        }}
      />
      <span id={`${id}-note`} className="sr-only">
        {isGiven ? problem : 'follows from the others'}
      </span>
    </div>
  );
}

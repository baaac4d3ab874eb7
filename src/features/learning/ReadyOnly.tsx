import { useRef } from 'react';
import { useAddress } from '../../ui/use-address.ts';

interface ReadyOnlyProps {
  label: string;
  /** The id of what it narrows down. */
  controls: string;
  onChange: (isReadyOnly: boolean) => void;
}

/** Leaves out what is only planned; the address keeps it, beside what is searched for. */
export function ReadyOnly({ label, controls, onChange }: ReadyOnlyProps) {
  const box = useRef<HTMLInputElement>(null);
  const hasFollowed = useRef(false);
  const address = useAddress('ready', (wanted) => {
    // What was chosen before the script came counts.
    const chosen = !hasFollowed.current && (box.current?.checked ?? false);
    hasFollowed.current = true;
    const isReadyOnly = wanted !== '' || chosen;
    if (box.current) box.current.checked = isReadyOnly;
    onChange(isReadyOnly);
  });
  return (
    <label className="ready-only needs-script">
      <input
        ref={box}
        type="checkbox"
        aria-controls={controls}
        onChange={({ currentTarget: { checked } }) => {
          onChange(checked);
          address.keep(checked ? '1' : '');
        }}
      />
      {label}
    </label>
  );
}

/** The keys that lead on: from the field to the results, through them, and back to the field. */
const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Enter: 1 };

/** Moves the focus by a key, if that is one of them; says whether it did. */
export function moveFocus(
  { key, target }: { key: string; target: EventTarget },
  whole: HTMLElement,
): boolean {
  const step = steps[key];
  const field = whole.querySelector('input');
  // Enter leads from the field to the best result; everywhere else it does what it always does.
  if (step === undefined || (key === 'Enter' && target !== field)) return false;
  const stops = [field, ...whole.querySelectorAll<HTMLElement>('.result-link')];
  const at = stops.indexOf(target as HTMLInputElement);
  const next = stops[at + step];
  if (at < 0 || !next) return at >= 0;
  next.focus();
  return true;
}

/**
 * Handles a reader's choice between conventions in the fieldset that contains the script. Stores it
 * in this browser and applies it to the page.
 */
export function run(script: HTMLScriptElement): void {
  const box = script.parentElement;
  if (!box) return;
  const key = `way-${box.dataset['name'] ?? ''}`;
  const { dataset } = document.documentElement;
  const inputs = box.querySelectorAll('input');
  const show = () => {
    for (const input of inputs) input.checked = input.value === dataset['way'];
  };
  dataset['way'] = kept(key) === 'or' ? 'or' : 'either';
  show();
  box.hidden = false;
  box.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    dataset['way'] = target.value;
    kept(key, target.value);
  });
  // Browsers restore the form as it was when the page was left.
  addEventListener('pageshow', show);
}

/** Stores a choice and reads it back. If storage is blocked, it only affects this page. */
function kept(key: string, choice?: string): string | null {
  try {
    if (choice !== undefined) localStorage.setItem(key, choice);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Lets a reader choose between conventions in the fieldset that contains the script. Stores the
 * choice in this browser and applies it to the page.
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
  // After Back or a reload, browsers restore the state of the form.
  addEventListener('pageshow', show);
}

/** Stores a choice and reads it back. If storage is blocked, the choice affects only this page. */
function kept(key: string, choice?: string): string | null {
  try {
    if (choice !== undefined) localStorage.setItem(key, choice);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * What a reader may choose, such as how work is counted, in the field set in which the script stands:
 * the choice is kept in this browser and told to the whole page.
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
  // Browsers fill in what was chosen before the page was left, be it another choice.
  addEventListener('pageshow', show);
}

/** What is kept, after it was changed. A browser may forbid it: then a choice holds for this page. */
function kept(key: string, choice?: string): string | null {
  try {
    if (choice !== undefined) localStorage.setItem(key, choice);
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

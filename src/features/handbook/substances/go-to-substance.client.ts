import { substancePage } from '../../../domain/handbook/substances/handbook-substance.ts';
import { onlySubstance } from '../../../domain/handbook/substances/match-substance.ts';

const goTo = (page: string) => {
  location.assign(page);
};

/**
 * Opens a substance's page when the visitor chooses a suggestion in the field next to the script,
 * or presses Enter.
 */
export function run({ parentElement: place }: HTMLScriptElement, go = goTo): void {
  const field = place?.querySelector('input');
  if (!place || !field) return;
  const options = [...place.querySelectorAll('option')];
  const known = options.map(({ value, dataset }) => ({ value, known: dataset['known'] ?? '' }));
  field.form?.addEventListener('submit', (event) => {
    const found = onlySubstance(field.value, known);
    if (!found) return;
    event.preventDefault();
    go(substancePage(found.value));
  });
  field.addEventListener('input', (event) => {
    // Choosing a suggestion has its own input type, or none in old browsers. Typing and pasting
    // have other types.
    const type = event instanceof InputEvent ? event.inputType : '';
    const isChoice = type === '' || type === 'insertReplacementText';
    if (isChoice && known.some(({ value }) => value === field.value)) field.form?.requestSubmit();
  });
}

import { substancePage } from '../../../domain/handbook/substances/handbook-substance.ts';
import { onlySubstance } from '../../../domain/handbook/substances/match-substance.ts';

const goTo = (page: string) => {
  location.assign(page);
};

/** Leads from the field next to the script to a substance's page, on Enter or when one is chosen. */
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
    // Typing and pasting have other types. Old browsers have none for a suggestion.
    const type = event instanceof InputEvent ? event.inputType : '';
    const isChoice = type === '' || type === 'insertReplacementText';
    if (isChoice && known.some(({ value }) => value === field.value)) field.form?.requestSubmit();
  });
}

import { latestKey, recordKeys } from '../../domain/practice/kept-record.ts';
import { keepLooking } from '../../ui/keep-looking.ts';

/**
 * Fills the line before the script with the latest problem, or with the number of solved problems.
 * Hides the line if storage is blocked or its content is invalid.
 */
export function run(script: HTMLScriptElement): void {
  const line = script.previousElementSibling;
  const word = line?.querySelector('b');
  const link = line?.querySelector('a');
  if (!line || !word || !link) return;
  const rest = new Text();
  link.after(rest);
  keepLooking(() => {
    try {
      const problems = recordKeys.flatMap((key) => Object.keys(read(key)));
      const { name, title, isDone, seed, right, of, solved, earned } = read(latestKey);
      line.toggleAttribute(
        'hidden',
        problems.every((each) => each.includes('/')),
      );
      const open = !isDone && isText(name) && isText(title) ? { name, title } : undefined;
      word.hidden = !open;
      link.textContent = open?.title ?? 'Today’s three';
      link.href =
        '/resources/study-materials' +
        (open
          ? `/problems/${encodeURIComponent(open.name)}${count(seed) > 0 ? `?seed=${String(seed)}` : ''}`
          : '');
      rest.data = open ? rightOf(count(right), count(of)) : doneOf(count(solved), count(earned));
    } catch {
      line.toggleAttribute('hidden', true);
    }
  });
}

const read = (key: string) =>
  Object(JSON.parse(localStorage.getItem(key) ?? 'null')) as Record<string, unknown>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0;

const rightOf = (right: number, of: number): string =>
  right > 0 && right <= of ? `, ${String(right)} of ${String(of)} answers right` : '';

const doneOf = (solved: number, mastered: number): string =>
  solved === 0
    ? ''
    : ` · ${String(solved)} solved so far${mastered > 0 ? `, ${String(mastered)} mastered` : ''}`;

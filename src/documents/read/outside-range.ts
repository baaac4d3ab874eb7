import {
  onSlider,
  outcomeAt,
  sayingAt,
  type Comparison,
  type Exploration,
  type Saying,
  type Settings,
} from '../../domain/plots/exploration.ts';
import { evaluate } from '../../domain/quantities/evaluate.ts';
import { readComparison } from '../compute/expressions.ts';
import { recipeFor } from '../compute/moving-names.ts';
import type { Names } from '../compute/names.ts';
import { namesIn } from '../compute/trees.ts';
import { factsOf, isOutside } from '../compute/valid-range.ts';
import { Complaint } from '../text/fault.ts';

/** Number of slider positions to check, in all combinations. */
const mostStates = 4000;

export const namesOutside = (outside: string): string[] =>
  outside.split(',').map((name) => name.trim());

/** Reads when a sentence shows: if a condition is true, if some formulas don't hold, or both. */
export function readCondition(
  { when, outside }: { when?: string | undefined; outside?: string | undefined },
  names: Names,
): Comparison | undefined {
  const condition = when === undefined ? undefined : readComparison(when, names);
  if (outside === undefined) return condition;
  const ranges = namesOutside(outside).map((name) => {
    const range = names.ranges.get(name);
    if (range) return range;
    throw new Complaint(
      `"${name}" has no range.`,
      `Write holds="…" where you define "${name}", as in holds="Re > 10000".`,
    );
  });
  const beyond = isOutside(ranges);
  if (!condition || !beyond) return beyond;
  return { less: ['max', beyond.less, ['-', condition.less, condition.more]], more: 0 };
}

/**
 * Throws if the sliders take a formula of the figure out of its range, and the figure says nothing
 * about it.
 */
export function mustSayOutside(
  exploration: Exploration,
  used: ReadonlySet<string>,
  { names, covered }: { names: Names; covered: ReadonlyMap<Saying, readonly string[]> },
): void {
  const ranges = [...used].flatMap((name) => {
    const range = names.ranges.get(name);
    return range ? [{ name, range }] : [];
  });
  if (ranges.length === 0) return;
  const { sliders, sayings } = exploration;
  const constants = Object.fromEntries(names.scope.values);
  const all = [...used, ...ranges.flatMap(({ range }) => namesIn(range.margin))];
  const free = sliders.map(({ name }) => name);
  const { recipe } = recipeFor(all, free, names.definitions);
  const states = settingsOf(exploration);
  const outcomes = states.map((settings) => outcomeAt({ sliders, constants, recipe }, settings));
  for (const { name, range } of ranges) {
    const isUnsaid = outcomes.map((outcome) => {
      if (!(evaluate(range.margin, outcome.values) < 0)) return false;
      const saying = sayingAt({ sayings }, outcome);
      return !saying?.isStuck && !(saying && covered.get(saying)?.includes(name));
    });
    const place = isUnsaid.indexOf(true);
    const [settings, outcome] = [states[place], outcomes[place]];
    if (!settings || !outcome) continue;
    const part = (100 * isUnsaid.filter(Boolean).length) / states.length;
    const at = sliders.map(({ name: each }) => `${each} = ${String(settings[each])}`).join(', ');
    throw new Complaint(
      `"${name}" holds for ${range.text}, but in ${part < 1 ? 'less than 1' : part.toFixed(0)}% of the slider settings it doesn’t. With ${at}, ${factsOf(range, names, outcome.values)}.`,
      `Narrow the sliders, or say so in <Says outside="${name}">, above the other <Says>.`,
    );
  }
}

/** Combines evenly spaced positions of the sliders, including both ends. */
function settingsOf({ sliders }: Pick<Exploration, 'sliders'>): Settings[] {
  const most = Math.max(2, Math.floor(mostStates ** (1 / sliders.length)));
  return sliders.reduce<Settings[]>(
    (all, slider) => {
      const { name, from, to, by } = slider;
      const count = Math.min(most, Math.round((to - from) / by) + 1);
      const places = Array.from({ length: count }, (_, index) =>
        onSlider(slider, from + ((to - from) * index) / Math.max(1, count - 1)),
      );
      return all.flatMap((settings) => places.map((place) => ({ ...settings, [name]: place })));
    },
    [{}],
  );
}

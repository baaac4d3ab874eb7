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
import { memoize } from '../../domain/quantities/memoize.ts';
import { readComparison } from '../compute/expressions.ts';
import {
  namesInComparison,
  namesInPlan,
  namesInTemplate,
  recipeFor,
} from '../compute/moving-names.ts';
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
 * Throws if the figure shows a result of a formula at slider positions outside its range, and the
 * sentence it shows there isn't about that.
 */
export function mustSayOutside(
  exploration: Exploration,
  names: Names,
  covered: ReadonlyMap<Saying, readonly string[]>,
): void {
  const { sliders, sayings, plan, alt } = exploration;
  const free = sliders.map(({ name }) => name);
  const leadingTo = (used: readonly string[]) => recipeFor(used, free, names.definitions);
  const drawn = [...namesInPlan(plan), ...namesInTemplate(alt)];
  const rangesIn = memoize(({ lines }: Pick<Saying, 'lines'>) => {
    const shown = leadingTo([...drawn, ...lines.flatMap(namesInTemplate)]).names;
    return [...names.ranges].filter(([name]) => shown.has(name));
  });
  const all = [{ lines: [] }, ...sayings].flatMap(rangesIn);
  if (all.length === 0) return;
  const conditions = sayings.flatMap(({ when }) => (when ? namesInComparison(when) : []));
  const { recipe } = leadingTo([
    ...[...drawn, ...conditions, ...sayings.flatMap(({ lines }) => lines.flatMap(namesInTemplate))],
    ...all.flatMap(([, { margin }]) => namesIn(margin)),
  ]);
  const constants = Object.fromEntries(names.scope.values);
  const states = settingsOf(exploration);
  const faults = states.flatMap((settings) => {
    const outcome = outcomeAt({ sliders, constants, recipe }, settings);
    const saying = sayingAt({ sayings }, outcome);
    if (saying?.isStuck) return [];
    const said = (saying && covered.get(saying)) ?? [];
    const unsaid = rangesIn(saying ?? { lines: [] }).find(
      ([name, { margin }]) => !said.includes(name) && evaluate(margin, outcome.values) < 0,
    );
    return unsaid ? [{ settings, outcome, unsaid }] : [];
  });
  const [fault] = faults;
  if (!fault) return;
  const [name, range] = fault.unsaid;
  const part = (100 * faults.length) / states.length;
  const at = free.map((each) => `${each} = ${String(fault.settings[each])}`).join(', ');
  throw new Complaint(
    `"${name}" holds for ${range.text}, but the figure shows it outside, at ${part < 1 ? 'less than 1' : part.toFixed(0)}% of the slider settings. With ${at}, ${factsOf(range, names, fault.outcome.values)}.`,
    `Narrow the sliders, or say so in <Says outside="${name}">, above the other <Says>.`,
  );
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

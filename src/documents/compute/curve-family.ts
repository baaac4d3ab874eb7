import type { LinePlan } from '../../domain/plots/marks.ts';
import type { Measure } from '../../domain/plots/traces.ts';
import type { Tree } from '../../domain/quantities/evaluate.ts';
import { flatText } from '../../domain/quantities/print.ts';
import { Complaint } from '../text/fault.ts';
import type { TagAttributes } from '../text/tags.ts';
import type { Names } from './names.ts';
import { substitute } from './trees.ts';

type CurveTag = TagAttributes<'Curve'>;

/**
 * Reads one curve for each value in `for="phi: 0.2, 0.4"`, or a single curve without `for`. The
 * name is local to the curve.
 */
export function curveFamily(
  part: CurveTag,
  names: Names,
  read: (part: CurveTag, names: Names) => LinePlan,
): LinePlan[] {
  if (part.for === undefined) return [read(part, names)];
  const [name = '', list = ''] = part.for.split(':').map((side) => side.trim());
  const values = list.split(/[,;]\s+/).filter((value) => value !== '');
  if (values.length === 0) {
    throw new Complaint(
      `for="${part.for}" has no values.`,
      'Write a new name, a colon and its values, as in for="phi: 0.2, 0.4, 0.6".',
    );
  }
  if (part.solves !== undefined) {
    throw new Complaint(
      'a curve has both for="…" and solves="…".',
      'Write one <Curve> for each value.',
    );
  }
  return values.map((value) => {
    const own = names.nested();
    own.state({ name, value });
    const printed = flatText(own.runs(name));
    const said = (text: string) => text.replaceAll(`{${name}}`, printed);
    const words = {
      ...(part.label !== undefined && { label: said(part.label) }),
      ...(part.mark !== undefined && { mark: said(part.mark) }),
    };
    const curve = read({ ...part, ...words }, own);
    // The browser doesn't know the local name, so it gets the value.
    const filled = (tree: Tree) => substitute(tree, name, own.find(name).quantity.value);
    const along = (measure: Measure): Measure => ({ ...measure, tree: filled(measure.tree) });
    const { x, y, from, to } = curve;
    return { ...curve, x: along(x), y: along(y), from: filled(from), to: filled(to) };
  });
}

import type { Block, Inline } from '../src/documents/document/document.ts';
import type { NamedValues } from '../src/documents/compute/names.ts';
import { someSettings } from '../src/documents/read/prove-exploration.ts';
import {
  outcomeAt,
  sayingAt,
  settingOf,
  type Exploration,
} from '../src/domain/plots/exploration.ts';
import { fixed, printName } from '../src/domain/plots/template.ts';
import { flatText } from '../src/domain/quantities/print.ts';
import { lastPlace } from './line-reader.ts';

/** A quantity in a sentence: its exact value, its printed number and its unit. */
export interface Said {
  exact: number;
  printed: string;
  unit: string;
}

/** The index of a total, and the indexes and signs of its terms. */
interface Relation {
  total: number;
  terms: readonly { at: number; sign: number }[];
}

/**
 * Finds the sums of two or three quantities that hold exactly, so that they aren't coincidences.
 */
function relationsIn(said: readonly Said[]): Relation[] {
  const places = said.map((_, at) => at).filter((at) => said[at]?.exact !== 0);
  const signed = (at: number) => [1, -1].map((sign) => ({ at, sign }));
  return places.flatMap((total) => {
    const others = places.filter((at) => at !== total && said[at]?.unit === said[total]?.unit);
    const pairs = others.flatMap((a, index) =>
      others
        .slice(index + 1)
        .flatMap((b) => signed(a).flatMap((one) => signed(b).map((two) => [one, two]))),
    );
    const triples = pairs.flatMap((pair) =>
      others
        .filter((at) => at > (pair[1]?.at ?? 0))
        .flatMap((at) => signed(at).map((term) => [...pair, term])),
    );
    return [...pairs, ...triples]
      .map((terms) => ({ total, terms }))
      .filter((relation) => isExact(relation, said));
  });
}

const sumOf = ({ terms }: Relation, valueAt: (at: number) => number) =>
  terms.reduce((sum, { at, sign }) => sum + sign * valueAt(at), 0);

function isExact(relation: Relation, said: readonly Said[]): boolean {
  const valueAt = (at: number) => said[at]?.exact ?? NaN;
  const size = Math.max(
    ...[relation.total, ...relation.terms.map(({ at }) => at)].map((at) => Math.abs(valueAt(at))),
  );
  return Math.abs(sumOf(relation, valueAt) - valueAt(relation.total)) <= 1e-10 * size;
}

const numberOf = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));

/** Checks that exact sums also add up with their printed numbers. `count` is the number of sums. */
export function checkSums(
  said: readonly Said[],
  relations = relationsIn(said),
): { count: number; wrong: string[] } {
  const wrong = relations.flatMap((relation) => {
    const textAt = (at: number) => said[at]?.printed ?? '';
    const total = textAt(relation.total);
    const sum = sumOf(relation, (at) => numberOf(textAt(at)));
    const isNear = Math.abs(sum - numberOf(total)) <= (lastPlace(total, 3) / 2) * (1 + 1e-6);
    const terms = relation.terms.map(({ at, sign }) => `${sign > 0 ? '+' : '−'} ${textAt(at)}`);
    return isNear ? [] : [`${terms.join(' ')} = ${total} ${said[relation.total]?.unit ?? ''}`];
  });
  return { count: relations.length, wrong };
}

/** Checks the sums in the sentences below a figure at many slider settings. */
export function sumsSaid(exploration: Exploration, states: number): ReturnType<typeof checkSums> {
  const all = [{}, ...someSettings(exploration, states)].flatMap((settings) => {
    const outcome = outcomeAt(exploration, settings);
    const saying = sayingAt(exploration, outcome);
    if (!saying) return [];
    const sliders = exploration.sliders.map((slider): Said => {
      const exact = settingOf(slider, settings);
      return {
        exact,
        printed: fixed(exact, slider.printed.decimals ?? 0),
        unit: slider.printed.unit,
      };
    });
    const said = saying.lines.flat().flatMap((piece): Said[] => {
      if (typeof piece === 'string') return statedIn(piece);
      if ('symbol' in piece) return [];
      const [printed = ''] = printName(piece, outcome.values).split(/\u00a0(?!×)|%/);
      const exact = ((outcome.values.get(piece.name) ?? NaN) - piece.zero) / piece.factor;
      return [{ exact, printed, unit: piece.unit }];
    });
    return [{ saying, said: [...said, ...sliders] }];
  });
  const sayings = [...new Set(all.map(({ saying }) => saying))];
  const checked = sayings.flatMap((saying) => {
    const states = all.filter((each) => each.saying === saying).map(({ said }) => said);
    // Only sums that hold at every setting count. Others are coincidences, or hold because a slider
    // is at its end.
    const always = states
      .slice(0, 1)
      .flatMap((said) =>
        relationsIn(said).filter((relation) => states.every((each) => isExact(relation, each))),
      );
    return states.length < 3 ? [] : states.map((said) => checkSums(said, always));
  });
  return {
    count: checked.reduce((sum, { count }) => sum + count, 0),
    wrong: checked.flatMap(({ wrong }) => wrong),
  };
}

const statedIn = (words: string): Said[] =>
  [...words.matchAll(/([\d,]*\d(?:\.\d+)?)\u00a0(\S+?)(?=[\s.,;:)]|$)/g)].map(
    ([, printed = '', unit = '']) => ({ exact: numberOf(printed), printed, unit }),
  );

/** Checks the sums in the sentences and table rows of a page. */
export function sumsInWords(
  blocks: readonly Block[],
  values: NamedValues,
): ReturnType<typeof checkSums> {
  const known = Object.values(values);
  const checked = sentencesIn(blocks).map((inlines) =>
    checkSums(
      quantitiesIn(inlines).flatMap((text): Said[] => {
        const [printed = '', unit = ''] = text.split(/\u00a0|(?=%)/);
        const off = ({ value }: { value: number }) => Math.abs(value - numberOf(printed));
        const [nearest] = known
          .filter((each) => each.unit === unit && off(each) <= lastPlace(printed, 1) / 2)
          .toSorted((a, b) => off(a) - off(b));
        return nearest ? [{ exact: nearest.value, printed, unit }] : [];
      }),
    ),
  );
  return {
    count: checked.reduce((sum, { count }) => sum + count, 0),
    wrong: checked.flatMap(({ wrong }) => wrong),
  };
}

function sentencesIn(part: unknown): (readonly Inline[])[] {
  if (Array.isArray(part)) return part.flatMap(sentencesIn);
  if (typeof part !== 'object' || part === null) return [];
  const block = part as Block;
  if (block.type === 'paragraph') return [block.children];
  if (block.type === 'table') return block.rows.map((row) => row.flat());
  return Object.values(block).flatMap(sentencesIn);
}

const quantitiesIn = (inlines: readonly Inline[]): string[] =>
  inlines.flatMap((inline) => {
    if (inline.type === 'quantity') return [flatText(inline.runs)];
    return 'children' in inline ? quantitiesIn(inline.children) : [];
  });

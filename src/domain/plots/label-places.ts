import { boxAround, boxOfText, meet, wordWidth, type Box, type Spot } from './boxes.ts';

interface Labelled {
  label: string;
  at: Spot;
}

/** A label and where its text begins. */
interface Placed extends Labelled {
  text: Spot;
  box: Box;
}

/** What is in a drawing before its labels are. */
interface Surroundings {
  /** Places on its lines. */
  drawn: readonly Spot[];
  /** What no label may cover: the words that stand already. */
  taken: readonly Box[];
  field: Box;
}

/** One of the places for a label, and what is bad about it. */
interface Candidate extends Placed {
  cost: number;
}

/** How large the names of points are. */
const labelSize = 12;

/** How far a text is from its point: close to it, or farther off where others are in the way. */
const near = 9;
const far = 22;

/** How much room there is around a point before its circle hides a letter. */
export const circle = 5.5;

/** Letters that are closer than this read as one word. */
const gap = 3;

// What is bad, in lines crossed: a line through a text is ugly, all the others make it wrong.
const costs = { far: 4, swapped: 60, hidden: 200, outside: 1000 };

/** Places for the text of each label beside its point: none hides another, none goes to another's point. */
export function placeLabels(points: readonly Labelled[], around: Surroundings): Placed[] {
  const choices = points.map((point) =>
    candidates(
      point,
      points.flatMap(({ at }) => (at === point.at ? [] : [at])),
      around,
    ),
  );
  return cheapestTogether(choices);
}

function candidates(
  point: Labelled,
  others: readonly Spot[],
  { drawn, taken, field }: Surroundings,
): Candidate[] {
  const { label, at } = point;
  const width = wordWidth(label, labelSize);
  const inTheWay = [...taken, ...others.map((other) => boxAround(other, circle))];
  return [near, far]
    .flatMap((distance) => spotsAround(at, distance, width))
    .map(({ text, distance }): Candidate => {
      const box = boxOfText(text, width, labelSize);
      const cost =
        drawn.filter((spot) => isUnder(spot, box)).length +
        (distance === near ? 0 : costs.far) +
        inTheWay.filter((other) => meet(box, other, gap)).length * costs.hidden +
        (isInside(box, field) ? 0 : costs.outside);
      return { label, at, text, box, cost };
    })
    .sort((one, two) => one.cost - two.cost);
}

/** Where a text may begin around its point: at its sides, above and below, and at the corners. */
function spotsAround([x, y]: Spot, distance: number, width: number) {
  const [right, left, middle] = [x + distance, x - distance - width, x - width / 2];
  const [above, below, level] = [y - distance, y + distance + 9, y + 4];
  const texts: Spot[] = [
    ...[above, below].flatMap((line) => [right, left, middle].map((start): Spot => [start, line])),
    [right, level],
    [left, level],
  ];
  return texts.map((text) => ({ text, distance }));
}

/** To the right of the field and above it nothing is written, so a text may reach out a little. */
const isInside = (box: Box, field: Box) =>
  box.left > field.left &&
  box.right < field.right + 8 &&
  box.top > field.top - 8 &&
  box.bottom < field.bottom;

const isUnder = ([x, y]: Spot, { left, right, top, bottom }: Box) =>
  x > left - 3 && x < right + 3 && y > top - 3 && y < bottom + 2;

/** One candidate of each list, so that all together cost least. */
function cheapestTogether(choices: readonly (readonly Candidate[])[]): Candidate[] {
  let [best, least]: [Candidate[], number] = [[], Infinity];
  // What the lists from one on cost at least, each by itself.
  const atLeast = choices.map((_, from) =>
    choices.slice(from).reduce((sum, [first]) => sum + (first?.cost ?? 0), 0),
  );
  const choose = (chosen: readonly Candidate[], spent: number): void => {
    const list = choices[chosen.length];
    if (!list) {
      [best, least] = [[...chosen], spent];
      return;
    }
    const later = atLeast[chosen.length + 1] ?? 0;
    for (const candidate of list) {
      // The others of the list cost as much by themselves, or more.
      if (spent + candidate.cost + later >= least) return;
      const clashes = chosen.reduce((sum, other) => sum + clash(other, candidate), 0);
      const sum = spent + candidate.cost + clashes;
      if (sum + later < least) choose([...chosen, candidate], sum);
    }
  };
  choose([], 0);
  return best;
}

/** What is bad about two labels together. */
const clash = (one: Placed, two: Placed): number =>
  (meet(one.box, two.box, gap) ? costs.hidden : 0) + (areSwapped(one, two) ? costs.swapped : 0);

/** Whether it goes one way from point to point and the other way from label to label. */
function areSwapped(one: Placed, two: Placed): boolean {
  const [x, y] = [two.at[0] - one.at[0], two.at[1] - one.at[1]];
  const [across, up] = [
    two.box.left + two.box.right - one.box.left - one.box.right,
    two.box.top + two.box.bottom - one.box.top - one.box.bottom,
  ];
  return x * across + y * up < 0;
}

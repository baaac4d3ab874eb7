import { describe, expect, test } from 'vitest';
import { marksOf } from '../../domain/plots/marks.ts';
import { onSlider, type Exploration } from '../../domain/plots/exploration.ts';
import { firstOf, readPiece } from '../../../tests/small-documents.ts';
import { checkedStates, exact, proveExploration, someSettings } from './prove-exploration.ts';

const text = `<Let name="m" value="2.00 kg" />
<Let name="T" value="25.0 degC" />
<Let name="T0" value="5.0 degC" />
<Let name="cp" value="4.18 kJ/(kg K)" />
<Let name="Q" value="m*cp*(T - T0)" unit="kJ" />

<Explore title="Change the kettle">
<Slider name="m" from="0.50 kg" to="4.00 kg" by="0.05 kg">Mass</Slider>
<Slider name="T" from="5.1 degC" to="95.1 degC" by="0.1 K">Temperature</Slider>
<Let name="most" value="900 kJ" />
<Solve name="z" equation="z^2 = 1 - Q/most" from="0" to="1" />
<Plot over="x" from="0 kg" to="4 kg" x="Mass" xUnit="kg" y="Heat" yUnit="kJ" yTo="1600" alt="A line.">
<Curve y="x*cp*(T - T0)" />
<Point x="m" y="Q" label="{Q}" />

More water, more heat.

</Plot>
<Says>

The rest is {z}

</Says>
<Stuck>

Too much: lower *m*.

</Stuck>
</Explore>`;
const file = 'lessons/tea.mdx';

const explorationOf = (lesson = text): Exploration =>
  firstOf(readPiece(lesson).blocks, 'explore').exploration;
const exploration = explorationOf();
const states = 40;
const prove = (changes: Partial<Exploration> = {}, lesson = text) =>
  proveExploration({ file, text: lesson }, { ...explorationOf(lesson), ...changes }, 0, states);

test('a sound explorable has no faults', () => {
  const proof = prove();
  expect(proof).toMatchObject({ states: states + 1, faults: [] });
  expect(proof.difference).toBeLessThan(exact);
  expect(proof.answered).toBeGreaterThan(10);
  expect(proof.answered).toBeLessThan(states);
});

describe('the proof finds', () => {
  const { constants, recipe, plan, sayings } = exploration;
  const [curve] = marksOf(plan, 'line');
  if (!curve) throw new Error('there is no curve');

  test.each<[what: string, changes: Partial<Exploration>]>([
    ['a constant that is a little off', { constants: { ...constants, cp: 4180.0001 } }],
    ['a constant that is missing', { constants: { T0: 278.15, most: 900_000 } }],
    [
      'a name that is computed differently',
      {
        recipe: recipe.map((each) =>
          each.name === 'Q' ? { name: 'Q', is: ['*', 'm', 'cp'] } : each,
        ),
      },
    ],
    ['a curve that ends elsewhere', { plan: { ...plan, marks: [{ ...curve, to: 3 }] } }],
  ])('%s', (_, changes) => {
    const { faults, difference } = prove(changes);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults[0]).toMatch(/^\{.*\}: the numbers differ by /);
    expect(difference).toBeGreaterThan(exact);
  });

  test('a missing explorable', () => {
    const { faults } = proveExploration({ file, text }, exploration, 1, 0);
    expect(faults).toEqual(['{}: the numbers differ by 1']);
  });

  test('a state without an explanation', () => {
    const { faults, states: tried, answered } = prove({}, text.replace(/<Stuck>.*<\/Stuck>/s, ''));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.length).toBeLessThan(states);
    for (const fault of faults)
      expect(fault).toMatch(/^\{"m":[\d.]+,"T":[\d.]+\} isn’t explained$/);
    expect(answered).toBe(tried);
  });

  test('a state without a sentence', () => {
    const never = { when: { less: 1, more: 0 }, lines: [['Never']] };
    const { faults } = prove({ sayings: [never] });
    expect(faults).toHaveLength(states + 1);
    expect(faults[0]).toBe('{} isn’t explained');
  });

  test('a reason with a missing number', () => {
    const [says, stuck] = sayings;
    if (!says || !stuck) throw new Error('something is not said');
    const { faults } = prove({ sayings: [says, { ...stuck, lines: says.lines }] });
    expect(faults[0]).toContain('isn’t explained');
  });
});

test('random states are reproducible and within reach of the sliders', () => {
  const drawn = someSettings(exploration, 200);
  expect(drawn).toEqual(someSettings(exploration, 200));
  expect(drawn).not.toEqual(someSettings(exploration, 200, 2));
  for (const slider of exploration.sliders) {
    const places = drawn.map((settings) => settings[slider.name] ?? NaN);
    expect(places).toEqual(places.map((place) => onSlider(slider, place)));
    expect(new Set(places).size).toBeGreaterThan(40);
  }
});

test('the lesson computes with slider positions as if they were typed', () => {
  const [state] = checkedStates({ file, text }, exploration)({ m: 1, T: 30.1 });
  expect(state?.values.get('T')).toBeCloseTo(303.25, 9);
  expect(state?.values.get('Q')).toBeCloseTo(4180 * 25.1, 6);
  const typed = text.replace('2.00 kg', '1.00 kg').replace('25.0 degC', '30.1 degC');
  const [asTyped] = checkedStates({ file, text: typed }, exploration)({});
  expect(state?.values.get('z')).toBe(asTyped?.values.get('z'));
  expect(state?.plot.marks).toEqual(asTyped?.plot.marks);
});

test('a computed name with its own slider keeps its value, in the lesson too', () => {
  const moved = text
    .replace(
      /<Slider name="m".*/,
      '<Slider name="Q" from="0 kJ" to="1000 kJ" by="5 kJ">Heat</Slider>',
    )
    .replace(/<Slider name="T".*\n/, '')
    .replace(/<Point.*\n/, '');
  expect(prove({}, moved).faults).toEqual([]);
  const [state] = checkedStates({ file, text: moved }, explorationOf(moved))({ Q: 675 });
  expect(state?.values.get('z')).toBeCloseTo(0.5, 12);
});

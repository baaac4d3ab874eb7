import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import {
  onSlider,
  settingOf,
  withoutRoundOff,
  type Exploration,
  type Saying,
  type Slider,
} from '../../domain/plots/exploration.ts';
import { drawPlot } from '../../domain/plots/draw-plot.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { templateText, type PrintedName, type Template } from '../../domain/plots/template.ts';
import { flatText, unitText } from '../../domain/quantities/print.ts';
import type { Inline, OnPaper, SecondExplored } from '../document/document.ts';
import { atLine, Complaint, DocumentFault } from '../text/fault.ts';
import {
  definedBy,
  movingNames,
  namesInComparison,
  namesInPlan,
  namesInTemplate,
  recipeFor,
} from '../compute/moving-names.ts';
import { mustFollow } from '../compute/table-lookup.ts';
import type { Names } from '../compute/names.ts';
import { lineOf, unwrapped } from '../text/parse.ts';
import { onPaper } from '../document/plot-on-paper.ts';
import { outcomeOf, plotParts, readAxes } from './plot.ts';
import { readPlan } from '../compute/plot-plan.ts';
import { mustSayOutside, namesOutside, readCondition } from './outside-range.ts';
import { readPrediction } from './read-prediction.ts';
import { mustNotNameSliders, readParagraphs, readTemplate } from './read-template.ts';
import { addingUp } from './adding-up.ts';
import type { ReaderState } from './reader-state.ts';
import { printedAnew } from '../compute/references.ts';
import { readSecond, secondFor } from '../compute/second-calculation.ts';
import { computeTag } from '../compute/compute-tag.ts';
import { differenceIn, statedIn } from '../compute/stated.ts';
import { misplaced, readTag, type TagAttributes } from '../text/tags.ts';
import { typesetSymbol } from '../maths/typeset.ts';

interface Explored {
  exploration: Exploration;
  caption: Inline[];
  paper: OnPaper;
  values: ReadonlyMap<string, number>;
  plot: PlotData;
}

/** Reads an explorable: a plot with sliders, sentences and predictions. */
export function readExplore(
  { title }: TagAttributes<'Explore'>,
  nodes: readonly RootContent[],
  reader: ReaderState,
): Explored {
  const explore = new ExploreReader(reader);
  for (const node of nodes.flatMap(unwrapped)) {
    if (node.type !== 'mdxJsxFlowElement') {
      throw new DocumentFault(
        lineOf(node),
        'there are words in <Explore> outside its tags.',
        'Move them above it, or into <Says>.',
      );
    }
    atLine(lineOf(node), () => {
      explore.read(node);
    });
  }
  return explore.done(title);
}

class ExploreReader {
  readonly #reader: ReaderState;
  readonly #names: Names;
  readonly #sliders: Slider[] = [];
  /** Cache of moving names, valid while the number of sliders and definitions is the same. */
  #lastMoving: { known: number; names: ReadonlySet<string> } | undefined;
  readonly #sayings: Saying[] = [];
  /** Formulas that a sentence says don't hold. */
  readonly #covered = new Map<Saying, readonly string[]>();
  readonly #asked: { node: MdxJsxFlowElement; attributes: TagAttributes<'Predict'> }[] = [];
  #second: { nodes: readonly RootContent[]; line: number } | undefined;
  #plot:
    | (Pick<Exploration, 'plan' | 'axes' | 'alt'> & Pick<Explored, 'caption' | 'paper' | 'plot'>)
    | undefined;

  constructor(reader: ReaderState) {
    this.#reader = reader;
    this.#names = reader.names.nested();
  }

  read(node: MdxJsxFlowElement): void {
    const line = lineOf(node);
    const tag = readTag(node, this.#reader.options.tags);
    const children = node.children as RootContent[];
    switch (tag.name) {
      case 'Slider':
        this.#slider(tag.attributes, children, line);
        break;
      case 'Plot':
        this.#readPlot(tag.attributes, children, line);
        break;
      case 'Says':
      case 'Stuck': {
        const { outside } = tag.attributes;
        const saying: Saying = {
          when: readCondition(tag.attributes, this.#names),
          ...(tag.name === 'Stuck' && { isStuck: true }),
          lines: addingUp(readParagraphs(children, this.#readName, line), {
            definitions: this.#names.definitions,
            moving: this.#moving(),
            sliders: this.#sliders.map(({ printed }) => printed),
          }),
        };
        this.#sayings.push(saying);
        if (outside !== undefined) this.#covered.set(saying, namesOutside(outside));
        break;
      }
      case 'Second':
        this.#second = { nodes: children, line };
        break;
      case 'Predict':
        this.#asked.push({ node, attributes: tag.attributes });
        break;
      default:
        if (!computeTag(tag, children, this.#names, this.#reader.options.tags)) {
          throw misplaced(tag, line);
        }
    }
  }

  done(title: string): Explored {
    if (!this.#plot || this.#sliders.length === 0 || this.#sayings.every((each) => each.isStuck)) {
      throw new Complaint(
        'an <Explore> needs a <Plot>, a <Slider> and a <Says>.',
        'docs/lessons.md has an example.',
      );
    }
    const { caption, paper, plot, ...drawn } = this.#plot;
    // With other numbers, another choice may be right.
    const { isAsWritten } = this.#reader;
    const predictions = (isAsWritten ? this.#asked : []).map(({ node, attributes }) =>
      atLine(lineOf(node), () =>
        readPrediction(attributes, node.children, {
          reader: this.#reader,
          names: this.#names,
          sliders: this.#sliders,
          readName: this.#readName,
        }),
      ),
    );
    const used = [
      ...namesInPlan(drawn.plan),
      ...namesInTemplate(drawn.alt),
      ...this.#sayings.flatMap(({ when, lines }) => [
        ...(when ? namesInComparison(when) : []),
        ...lines.flatMap(namesInTemplate),
      ]),
      ...predictions.flatMap(({ choices }) =>
        choices.flatMap(({ reason }) => namesInTemplate(reason)),
      ),
    ];
    const free = this.#free();
    if (isAsWritten) this.#reader.secondsExplored.push(this.#secondCalculation(free));
    const { recipe, names } = recipeFor(used, free, this.#names.definitions);
    const computed = new Set([...free, ...recipe.flatMap(definedBy)]);
    const constants = Object.fromEntries(
      [...this.#names.scope.values].filter(([name]) => names.has(name) && !computed.has(name)),
    );
    mustFollow(Object.keys(constants), free, this.#names);
    const exploration = {
      title,
      sliders: this.#sliders,
      constants,
      recipe,
      ...drawn,
      sayings: this.#sayings,
      predictions,
    };
    if (isAsWritten) mustSayOutside(exploration, this.#names, this.#covered);
    return { exploration, caption, paper, values: this.#names.scope.values, plot };
  }

  #slider(
    { name, from, to, by, words = '' }: TagAttributes<'Slider'>,
    children: readonly RootContent[],
    line: number,
  ): void {
    if (this.#plot || this.#sayings.length > 0) {
      throw new Complaint(
        'a <Slider> is below a <Plot> or a <Says>, where moving it wouldn’t change anything.',
        'Move it to the top of the <Explore>.',
      );
    }
    if (this.#sliders.some((slider) => slider.name === name)) {
      throw new Complaint(`"${name}" has two sliders.`, 'Delete one of them.');
    }
    const { quantity, unit, symbol } = this.#names.find(name);
    const [low, high] = [
      withoutRoundOff(statedIn(from, unit)),
      withoutRoundOff(statedIn(to, unit)),
    ];
    const step = differenceIn(by, unit);
    const decimals = /\.(\d+)/.exec(by)?.[1]?.length ?? 0;
    const slider: Slider = {
      name,
      label: plainWords(readParagraphs(children, this.#readName, line)),
      symbol: this.#reader.options.isDraft ? [] : typesetSymbol(symbol),
      value: quantity.value,
      from: low,
      to: high,
      by: step,
      printed: { ...printedAnew(name, this.#names.find), decimals },
      words: words
        .split(';')
        .filter((part) => part.trim() !== '')
        .map((part): [number, string] => {
          const [start = '', ...said] = part.split(':');
          return [statedIn(start.trim(), unit), said.join(':').trim()];
        }),
    };
    const own = settingOf(slider, {});
    const isPrintedWhole = [low, high].every((end) => Number(end.toFixed(decimals)) === end);
    const isOnSteps = step > 0 && onSlider(slider, high) === high;
    if (!(low <= own && own <= high && isOnSteps && isPrintedWhole)) {
      throw new Complaint(
        `the slider for "${name}" doesn’t fit its value in the lesson, ${String(own)} ${unitText(unit)}.`,
        'Write from="0.5" to="5" by="0.05", in the same unit and with the lesson’s value between them. The range has to be a whole number of steps, and its ends can’t have more decimals than a step.',
      );
    }
    this.#sliders.push(slider);
  }

  #readPlot(plot: TagAttributes<'Plot'>, children: readonly RootContent[], line: number): void {
    if (this.#plot)
      throw new Complaint('an <Explore> can have only one <Plot>.', 'Move the other one out.');
    const { parts, words } = plotParts(children, this.#reader.options);
    mustNotNameSliders(words, this.#free());
    if (parts.some(({ name, attributes }) => name === 'Curve' && 'mark' in attributes)) {
      throw new Complaint(
        'a curve in an <Explore> has a mark, which would jump around as the curve moves.',
        'Give it a label instead. Labels go in the legend.',
      );
    }
    const label = (text: string) => readTemplate(text, this.#readName);
    const plan = readPlan(plot, parts, this.#names, label);
    const outcome = outcomeOf(plan, this.#names);
    const axes = readAxes(plot, plan, outcome, this.#names);
    const drawn = drawPlot(plan, axes, outcome);
    this.#plot = {
      plan,
      axes,
      plot: drawn,
      paper: onPaper(plot, drawn),
      alt: label(plot.alt),
      caption: this.#reader.words(words, line),
    };
  }

  #secondCalculation(free: readonly string[]): SecondExplored | undefined {
    if (!this.#second) return undefined;
    const { tags } = this.#reader.options;
    const first = this.#names;
    const second = readSecond(this.#second.nodes, { ...this.#second, tags, first, free });
    const said = this.#sayings.filter(({ isStuck }) => !isStuck).flatMap(({ lines }) => lines);
    for (const name of said.flatMap(namesInTemplate)) secondFor([second], name, first);
    const { scope, definitions } = second.names;
    return { constants: Object.fromEntries(scope.values), recipe: definitions };
  }

  readonly #free = () => this.#sliders.map(({ name }) => name);

  /** Names that depend on a slider, among those read so far. */
  #moving(): ReadonlySet<string> {
    const { definitions } = this.#names;
    const known = this.#sliders.length + definitions.length;
    if (this.#lastMoving?.known !== known) {
      this.#lastMoving = { known, names: movingNames(this.#free(), definitions) };
    }
    return this.#lastMoving.names;
  }

  /** Prints a constant now. A number that depends on a slider is printed in the browser. */
  readonly #readName = (reference: string): PrintedName | string => {
    const printed = printedAnew(reference, this.#names.find);
    if (!this.#moving().has(printed.name)) {
      mustFollow([printed.name], this.#free(), this.#names);
      return flatText(this.#names.runs(reference));
    }
    const slider = this.#sliders.find(({ name }) => name === printed.name);
    return slider?.name === reference.trim() ? slider.printed : printed;
  };
}

const plainWords = (templates: readonly Template[]): string =>
  templates.map((template) => templateText(template, new Map())).join(' ');

import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { Block, Inline } from '../document/document.ts';
import { readData } from './read-data.ts';
import { onPaper } from '../document/plot-on-paper.ts';
import { plotParts, readPlot } from './plot.ts';
import { readExplore } from './read-explore.ts';
import { readReference } from './read-reference.ts';
import { readSelfCheck } from './read-self-check.ts';
import type { ReaderState } from './reader-state.ts';
import { lookedUp, nameLookedUp } from '../compute/table-lookup.ts';
import { readSecond } from '../compute/second-calculation.ts';
import { readEquation, solveFor } from '../compute/solve-for.ts';
import { triesOf } from './solve-table.ts';
import { readSimulation } from '../compute/simulation.ts';
import { integrate } from '../compute/integral.ts';
import { rangeWords } from '../maths/range-tex.ts';
import { formulaTex, integralTex, stepTex } from '../maths/step-tex.ts';
import { Complaint } from '../text/fault.ts';
import { misplaced, type Tag, type TagAttributes } from '../text/tags.ts';
import { stateConvention, versionBlock, versionOf } from './versions.ts';
import { join } from 'node:path';
import { readDependency } from '../text/files-read.ts';
import type { Names } from '../compute/names.ts';
import { flatText, type Run } from '../../domain/quantities/print.ts';

interface Inside {
  node: MdxJsxFlowElement;
  children: readonly RootContent[];
  line: number;
}

/** Reads a tag: defines its names and returns its blocks. */
export function tagBlocks(tag: Tag, inside: Inside, reader: ReaderState): Block[] {
  const { names, counts } = reader;
  const { children, line } = inside;
  switch (tag.name) {
    case 'Given':
      return [given(tag.attributes, inside, reader)];
    case 'Let': {
      const found = lookedUp(tag.attributes.value, names.find);
      if (found) nameLookedUp(found, tag.attributes, names);
      else names.let(tag.attributes);
      return [];
    }
    case 'Step': {
      const formula = names.let(tag.attributes);
      noteStep(reader, tag.attributes);
      return [step(reader, inside, tag.attributes, stepTex(names, tag.attributes, formula))];
    }
    case 'Data':
      return readData(tag.attributes, children, reader);
    case 'Solve':
      return solve(tag.attributes, inside, reader);
    case 'Simulate':
      readSimulation(tag.attributes, children, names, reader.options.tags);
      return [];
    case 'Integral': {
      const integral = integrate(tag.attributes, names);
      if (children.length === 0) return [];
      noteStep(reader, tag.attributes);
      return [step(reader, inside, tag.attributes, integralTex(names, tag.attributes, integral))];
    }
    case 'Second':
      if (reader.isAsWritten) {
        const { tags } = reader.options;
        reader.seconds.push(readSecond(children, { line, tags, first: names }));
      }
      return [];
    case 'Example':
      counts.examples += 1;
      counts.steps = 0;
      return [{ type: 'example', title: tag.attributes.title, children: reader.blocks(children) }];
    case 'Result': {
      const { name } = tag.attributes;
      reader.answers.push(name.split(/\s/)[0] ?? '');
      return [{ type: 'result', words: reader.words(children, line), value: names.runs(name) }];
    }
    case 'Warning':
      counts.warnings += 1;
      return [{ type: 'warning', title: tag.attributes.title, children: reader.blocks(children) }];
    case 'SelfCheck':
      return [readSelfCheck(children, line, reader)];
    case 'YourTurn': {
      const { readTurn } = reader.options;
      if (!readTurn) return [];
      counts.turns += 1;
      const { block, others } = readTurn(tag.attributes, inside.node, counts.turns);
      reader.turns.push(others);
      return [block];
    }
    case 'Figure': {
      const { src, alt } = tag.attributes;
      const svg = readDrawing(reader.options.figures, src, names);
      counts.figures += 1;
      return [{ type: 'drawing', svg, alt, caption: reader.words(children, line) }];
    }
    case 'Plot':
      return [plot(tag.attributes, inside, reader)];
    case 'Explore': {
      // The mistake with temperature scales is simulated only for answers, not for sliders.
      if (reader.options.numbers?.forgetsZero) return [];
      counts.figures += 1;
      counts.explorables += 1;
      const explored = readExplore(tag.attributes, children, reader);
      const { exploration, caption, paper } = explored;
      reader.explored.push(explored);
      counts.predictions += exploration.predictions.length;
      return [{ type: 'explore', number: counts.figures, exploration, caption, ...paper }];
    }
    case 'Reference': {
      counts.references += 1;
      const words = reader.words(children, line);
      return [{ type: 'references', items: [{ words, ...readReference(tag.attributes) }] }];
    }
    case 'Convention':
      stateConvention(tag.attributes, reader);
      return [];
    case 'Either':
    case 'Or':
      return [versionBlock(versionOf(tag), children, reader)];
    default:
      throw misplaced(tag, line);
  }
}

function given(
  { from, to, by, ...written }: TagAttributes<'Given'>,
  { children, line }: Inside,
  reader: ReaderState,
): Block {
  const isDrawn = from !== undefined || to !== undefined || by !== undefined;
  const { names } = reader;
  const found = lookedUp(written.value, names.find);
  if (found && isDrawn) {
    throw new Complaint(
      'a number you look up can’t have its own range.',
      'Leave out from, to and by here. The number follows from the givens in its parentheses.',
    );
  }
  const { name, source = found?.source } = written;
  if (found) nameLookedUp(found, written, names);
  else names.state(written, isDrawn ? { from: from ?? '', to: to ?? '', by: by ?? '' } : undefined);
  const row = {
    symbol: reader.typeset(names.symbol(name)).maths,
    words: reader.words(children, line),
    value: names.runs(name),
    source,
  };
  return { type: 'givens', rows: [row] };
}

function noteStep(reader: ReaderState, { name, words }: { name: string; words?: string }): void {
  reader.steps.push(name);
  if (words !== undefined) reader.stepWords.set(name, words);
}

function step(
  reader: ReaderState,
  { children, line }: Inside,
  { name }: { name: string },
  tex: string,
  way: Block[] = [],
): Block {
  if (children.length === 0) {
    throw new Complaint(
      'this step has no words.',
      'Say in a sentence why you compute it, or write <Let … /> if readers don’t need to see it.',
    );
  }
  reader.counts.results += 1;
  reader.counts.steps += 1;
  const range = rangeOf(name, reader);
  return {
    type: 'step',
    number: reader.counts.steps,
    children: [...reader.blocks(children), ...way],
    equation: reader.equation(tex, line),
    ...(range.length > 0 && { range }),
  };
}

/**
 * Solves an equation. If the tag contains text, the step shows the equation, the tries and the
 * solution.
 */
function solve(attributes: TagAttributes<'Solve'>, inside: Inside, reader: ReaderState): Block[] {
  const { names } = reader;
  const { name, equation } = attributes;
  solveFor(attributes, names);
  if (inside.children.length === 0) return [];
  noteStep(reader, attributes);
  const sides = readEquation(equation, names).map((side) => formulaTex(names, side));
  const shown = reader.equation(sides.join(' = '), inside.line);
  // The solution in the step has enough digits for later lines.
  names.addLine(name, [names.shown(name)]);
  const way: Block[] = [{ type: 'equation', equation: shown }, ...triesOf(attributes, reader)];
  return [step(reader, inside, attributes, stepTex(names, { name }), way)];
}

/** Says where a formula holds, if it has a range. */
function rangeOf(name: string, reader: ReaderState): Inline[] {
  const { names } = reader;
  const range = names.ranges.get(name);
  if (!range || names.options.isAgain) return [];
  return rangeWords(names, range).map((part) =>
    'tex' in part
      ? { type: 'maths', ...reader.typeset(part.tex) }
      : { type: 'text', text: part.text },
  );
}

function plot(attributes: TagAttributes<'Plot'>, inside: Inside, reader: ReaderState): Block {
  const { parts, words } = plotParts(inside.children, reader.options);
  const data = readPlot(attributes, parts, reader.names);
  reader.counts.figures += 1;
  return {
    type: 'plot',
    number: reader.counts.figures,
    plot: data,
    alt: attributes.alt,
    caption: reader.words(words, inside.line),
    ...onPaper(attributes, data),
  };
}

const forbidden =
  /<(?:script|style|image|foreignObject|a|use|font)\b|\s(?:style|fill|stroke|href|on\w+)=/i;

function readDrawing(folder: string, src: string, names: Names): string {
  const file = join(folder, src);
  const text = /^[a-z0-9-]+\.svg$/.test(src) ? readDependency(file) : '';
  if (text === '') {
    throw new Complaint(`there’s no drawing ${file}.`, 'Add it, or fix its name in src="…".');
  }
  const svg = text.replace(/<\?xml[^>]*\?>|<!--.*?-->/gs, '');
  const wrong = forbidden.exec(svg)?.[0].trim();
  if (wrong !== undefined) {
    throw new Complaint(
      `the drawing ${file} has "${wrong}", which doesn’t belong in a drawing.`,
      'Use the classes in docs/lessons.md instead. They work in light mode, in dark mode and on paper.',
    );
  }
  return svg
    .replace('<svg', '<svg aria-hidden="true"')
    .replace(/\{([^{}]*)\}/g, (_, reference: string) => drawn(names.runs(reference)))
    .trim();
}

/** Formats a number as plain text for a drawing, wrapped in a slot if it varies. */
function drawn(runs: readonly Run[]): string {
  const start = runs.findIndex((run) => run.place !== undefined);
  if (start < 0) return flatText(runs);
  const end = runs.findLastIndex((run) => run.place !== undefined) + 1;
  const parts = [runs.slice(0, start), runs.slice(start, end), runs.slice(end)];
  const [before = '', number = '', behind = ''] = parts.map(flatText);
  return `${before}<tspan data-n="${String(runs[start]?.place)}">${number}</tspan>${behind}`;
}

import type { Block } from '../../documents/document/document.ts';
import { marksOf } from '../../domain/plots/marks.ts';
import type { PlotData } from '../../domain/plots/plot-data.ts';
import { placeLineWords } from './line-words.ts';
import { Plot } from './Plot.tsx';

/** Prints an empty chart for each plot that students draw by hand. */
export function BlankCharts({ blocks }: { blocks: readonly Block[] }) {
  return blanksIn(blocks).map((blank, index) => (
    <section key={index} className="blank-chart print-only">
      <h2>A chart to draw on</h2>
      <figure className="wide">
        <Plot
          name={`blank-${String(index + 1)}`}
          plot={blank}
          alt={wordsFor(blank)}
          words={placeLineWords(blank)}
        />
      </figure>
    </section>
  ));
}

function blanksIn(blocks: readonly Block[]): PlotData[] {
  return blocks.flatMap((block) => {
    if (block.type === 'example') return blanksIn(block.children);
    return 'blank' in block && block.blank ? [block.blank] : [];
  });
}

function wordsFor({ x, y, marks }: PlotData): string {
  const drawn = marksOf({ marks }, 'line')
    .flatMap(({ label }) => label ?? [])
    .join(' and ');
  return `A blank chart to draw on. x-axis: ${x.label}. y-axis: ${y.label}. Already drawn: ${drawn}.`;
}

import type { Block, Inline } from '../../documents/document/document.ts';
import { exampleParts, isCopied, isLong, paperClass } from './block-layout.ts';
import { fewGivens, FigureLine, Fold, GivensLine, manyRows, StepLine, TableLine } from './Fold.tsx';
import { EquationBox } from './Maths.tsx';
import { placeLineWords } from './line-words.ts';
import { Plot } from './Plot.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { ReferenceText } from './ReferenceText.tsx';
import { Text } from './Text.tsx';
import { Alternative, Givens, Result, Step, WorkedExample } from './WorkedExample.tsx';

interface BlocksProps {
  blocks: readonly Block[];
  /** If true, long parts are collapsed on a phone. */
  folds?: boolean;
}

export function Blocks({ blocks, folds = false }: BlocksProps) {
  return blocks.map((block, index) => <OneBlock key={index} {...{ block, folds }} />);
}

function OneBlock({ block, folds }: { block: Block; folds: boolean }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.depth === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <a href={`#${block.id}`} className="heading-link text-inherit no-underline">
            <Text inlines={block.children} />
          </a>
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Text inlines={block.children} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Blocks blocks={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return folds && block.rows.length >= manyRows ? (
        <Fold line={<TableLine {...block} />}>
          <Table {...block} />
          {isCopied(block) && <CopyRows />}
        </Fold>
      ) : (
        <>
          <Table {...block} />
          {folds && isCopied(block) && <CopyRows />}
        </>
      );
    case 'equation':
      return <EquationBox equation={block.equation} />;
    case 'example':
      return (
        <WorkedExample title={block.title}>
          {folds && isLong(block.children) ? (
            <FoldedExample blocks={block.children} />
          ) : (
            <Blocks blocks={block.children} />
          )}
        </WorkedExample>
      );
    case 'givens':
      return <Givens rows={block.rows} />;
    case 'step':
      return (
        <Step number={block.number} equation={block.equation} range={block.range}>
          <Blocks blocks={block.children} />
        </Step>
      );
    case 'result':
      return <Result words={block.words} value={block.value} />;
    case 'warning':
      return folds ? (
        <Fold line={<strong>{block.title}</strong>}>
          <Warning {...block} />
        </Fold>
      ) : (
        <Warning {...block} />
      );
    case 'drawing':
      return (
        <figure>
          <div
            role="img"
            aria-label={block.alt}
            className="pfd document-drawing max-sm:border-0 max-sm:bg-transparent max-sm:px-0 max-sm:py-2 max-sm:[--ground:var(--paper)]"
            dangerouslySetInnerHTML={{ __html: block.svg }}
          />
          <figcaption className="mt-2.5 max-w-[39em] text-note text-pretty text-soft">
            <Text inlines={block.caption} />
          </figcaption>
        </figure>
      );
    case 'plot':
      return (
        <figure className={paperClass(block)}>
          <Plot
            name={`plot-${String(block.number)}`}
            plot={block.plot}
            alt={block.alt}
            words={placeLineWords(block.plot)}
          />
          <figcaption className="mt-2.5 max-w-[39em] text-note text-pretty text-soft">
            <Text inlines={block.caption} />
          </figcaption>
        </figure>
      );
    // LessonSections.astro renders these blocks.
    case 'explore':
    case 'selfCheck':
    case 'turn':
      return null;
    case 'way':
      return (
        <Alternative way={block.way} words={block.words}>
          <Blocks blocks={block.children} />
        </Alternative>
      );
    case 'references':
      return (
        <ul>
          {block.items.map((reference, index) => (
            <li key={index}>
              <ReferenceText {...reference} />
            </li>
          ))}
        </ul>
      );
  }
}

function Warning({ title, children }: Extract<Block, { type: 'warning' }>) {
  return (
    <div className="warning panel callout mt-5 border-l-3 border-l-second bg-transparent pt-3.5 not-print:max-sm:mt-0 not-print:max-sm:mb-3">
      <p className="mt-0 text-second">
        <strong>{title}</strong>
      </p>
      <Blocks blocks={children} />
    </div>
  );
}

/** Renders a long example, whose steps are collapsed to one line each on a phone. */
function FoldedExample({ blocks }: { blocks: readonly Block[] }) {
  return exampleParts(blocks).map((part, index) =>
    part.type === 'folds' ? (
      <div key={index} className="folds">
        {part.rows.map(({ first, behind }, place) => (
          <Fold
            key={place}
            line={first.type === 'step' ? <StepLine {...first} /> : <FigureLine {...first} />}
          >
            <Blocks blocks={[first, ...behind]} />
          </Fold>
        ))}
      </div>
    ) : part.block.type === 'way' ? (
      <Alternative key={index} {...part.block}>
        <FoldedExample blocks={part.block.children} />
      </Alternative>
    ) : part.block.type === 'givens' && part.block.rows.length > fewGivens ? (
      <Fold key={index} line={<GivensLine {...part.block} />}>
        <Givens {...part.block} />
      </Fold>
    ) : (
      <OneBlock key={index} block={part.block} folds={false} />
    ),
  );
}

type TableBlock = Extract<Block, { type: 'table' }>;

function Table({ head, rows, source }: TableBlock) {
  const table = (
    <TableBox>
      <thead>
        <tr>
          {head.map((cell, index) =>
            // In a table with headings on two sides, the empty corner isn't a heading.
            cell.length === 0 ? (
              <td key={index} />
            ) : (
              <th key={index} scope="col">
                <span aria-hidden={wordsOf(cell) !== undefined}>
                  <Text inlines={cell} />
                </span>
                <span className="sr-only">{wordsOf(cell)}</span>
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              // Below an empty corner, the cells of the first column are headings.
              column === 0 && head[0]?.length === 0 ? (
                <th key={column} scope="row">
                  <Text inlines={cell} />
                </th>
              ) : (
                <td key={column}>
                  <Text inlines={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
  if (source === undefined) return table;
  return (
    <>
      {table}
      <p className="table-source mt-1 text-note text-soft">Source: {source}</p>
    </>
  );
}

const CopyRows = () => (
  <p className="copy-rows needs-script no-print mt-1 text-note">
    <button
      type="button"
      className="min-h-11 cursor-pointer font-strong text-accent underline decoration-[1.5px] underline-offset-3"
    >
      Copy as CSV
    </button>{' '}
    <span role="status" className="text-soft" />
  </p>
);

/**
 * Returns a text for a heading that consists only of an equation, for software that can't read
 * MathML.
 */
function wordsOf(cell: readonly Inline[]): string | undefined {
  const [only] = cell;
  return cell.length === 1 && only?.type === 'maths' ? only.words : undefined;
}

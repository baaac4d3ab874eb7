import type { Block, Inline } from '../../documents/document.ts';
import { paperClass } from './paper-class.ts';
import { EquationBox } from './Maths.tsx';
import { Plot } from './Plot.tsx';
import { OneWay } from './OneWay.tsx';
import { TableBox } from './TableBox.tsx';
import { Text } from './Text.tsx';
import { Givens, Result, Step, WorkedExample } from './WorkedExample.tsx';

/** The text of a document, block after block. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

function OneBlock({ block }: { block: Block }) {
  switch (block.type) {
    case 'heading': {
      const Heading = block.depth === 2 ? 'h2' : 'h3';
      return (
        <Heading id={block.id}>
          <Text inlines={block.children} />
          <a href={`#${block.id}`} className="heading-link no-print">
            <span aria-hidden="true">#</span>
            <span className="sr-only">Link to this section</span>
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
      return <Table head={block.head} rows={block.rows} />;
    case 'equation':
      return <EquationBox equation={block.equation} />;
    case 'example':
      return (
        <WorkedExample title={block.title}>
          <Blocks blocks={block.children} />
        </WorkedExample>
      );
    case 'givens':
      return <Givens rows={block.rows} />;
    case 'step':
      return (
        <Step number={block.number} equation={block.equation}>
          <Blocks blocks={block.children} />
        </Step>
      );
    case 'result':
      return <Result words={block.words} value={block.value} />;
    case 'warning':
      return (
        <div className="warning">
          <p>
            <strong>{block.title}</strong>
          </p>
          <Blocks blocks={block.children} />
        </div>
      );
    case 'drawing':
      return (
        <figure>
          <div
            role="img"
            aria-label={block.alt}
            className="pfd document-drawing"
            dangerouslySetInnerHTML={{ __html: block.svg }}
          />
          <figcaption>
            <Text inlines={block.caption} />
          </figcaption>
        </figure>
      );
    case 'plot':
      return (
        <figure className={paperClass(block)}>
          <Plot name={`plot-${String(block.number)}`} plot={block.plot} alt={block.alt} />
          <figcaption>
            <Text inlines={block.caption} />
          </figcaption>
        </figure>
      );
    // These come to life: src/layouts/LessonSections.astro.
    case 'explore':
    case 'selfCheck':
      return null;
    case 'way':
      return (
        <OneWay way={block.way} words={block.words}>
          <Blocks blocks={block.children} />
        </OneWay>
      );
    case 'references':
      return (
        <ul>
          {block.items.map(({ href, words }) => (
            <li key={href}>
              <Text inlines={[{ type: 'link', href, children: words }]} />
            </li>
          ))}
        </ul>
      );
  }
}

function Table({ head, rows }: Omit<Extract<Block, { type: 'table' }>, 'type'>) {
  return (
    <TableBox>
      <thead>
        <tr>
          {head.map((cell, index) =>
            // The corner of a table with names on both sides is no heading.
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
            {row.map((cell, column) => (
              <td key={column}>
                <Text inlines={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </TableBox>
  );
}

/** A heading that is nothing but an equation in words, for programs that do not read MathML. */
function wordsOf(cell: readonly Inline[]): string | undefined {
  const [only] = cell;
  return cell.length === 1 && only?.type === 'maths' ? only.words : undefined;
}

import { Fragment, type ReactNode } from 'react';
import type { RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';

/** The text of a newsletter as its page has it; a picture comes from whoever has it. */
export function LetterText({
  text,
  picture,
}: {
  text: string;
  picture: (name: string) => ReactNode;
}) {
  const { children } = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return inside(children, picture);
}

const inside = (nodes: readonly RootContent[], picture: (name: string) => ReactNode): ReactNode =>
  nodes.map((node, place) => <Fragment key={place}>{drawn(node, picture)}</Fragment>);

/** One piece of Markdown. HTML is left out: what a newsletter may hold of it is nothing to see. */
function drawn(node: RootContent, picture: (name: string) => ReactNode): ReactNode {
  switch (node.type) {
    case 'text':
      return curly(node.value);
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'image':
      return picture(node.url);
    case 'heading': {
      const Heading = `h${String(node.depth)}` as 'h2';
      return <Heading>{inside(node.children, picture)}</Heading>;
    }
    case 'paragraph':
      // A picture stands alone, and is no part of a paragraph.
      return node.children[0]?.type === 'image' ? (
        inside(node.children, picture)
      ) : (
        <p>{inside(node.children, picture)}</p>
      );
    case 'strong':
      return <strong>{inside(node.children, picture)}</strong>;
    case 'emphasis':
      return <em>{inside(node.children, picture)}</em>;
    case 'blockquote':
      return <blockquote>{inside(node.children, picture)}</blockquote>;
    case 'link':
      return <a href={node.url}>{inside(node.children, picture)}</a>;
    case 'list': {
      const List = node.ordered ? 'ol' : 'ul';
      return (
        <List>
          {node.children.map((item, place) => (
            <li key={place}>
              {item.children.map((part, index) => (
                <Fragment key={index}>
                  {part.type === 'paragraph' && !node.spread
                    ? inside(part.children, picture)
                    : drawn(part, picture)}
                </Fragment>
              ))}
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <table>
          <tbody>
            {node.children.map((row, place) => {
              const Cell = place === 0 ? 'th' : 'td';
              return (
                <tr key={place}>
                  {row.children.map((cell, index) => (
                    <Cell key={index}>{inside(cell.children, picture)}</Cell>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      );
    default:
      return null;
  }
}

/** Quotes, dashes and dots as the build prints them. */
const curly = (text: string) =>
  text
    .replaceAll(/(^|[\s([])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s([])'/g, '$1‘')
    .replaceAll("'", '’')
    .replaceAll('--', '—')
    .replaceAll('...', '…');

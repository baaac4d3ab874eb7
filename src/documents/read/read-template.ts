import type { PhrasingContent, RootContent } from 'mdast';
import type { PrintedName, Template } from '../../domain/plots/template.ts';
import { Complaint, DocumentFault, atLine } from '../text/fault.ts';
import { isPhrasing, lineOf, withEqualsKept } from '../text/parse.ts';

/** How a reference such as `R to 2` is printed: anew each time, or once where it cannot change. */
export type ReadName = (reference: string) => PrintedName | string;

/** Words with names in braces, from an attribute. */
export function readTemplate(text: string, readName: ReadName): Template {
  return joined(
    text.split(/\{([^{}]*)\}/).map((piece, index) => (index % 2 === 0 ? piece : readName(piece))),
  );
}

/** The same as one line. */
export const readLine = (...inside: Parameters<typeof readParagraphs>): Template =>
  joined(readParagraphs(...inside).flatMap((paragraph) => [...paragraph, ' ']));

/** The paragraphs of a tag in which only words, names and symbols can stand. */
export function readParagraphs(
  nodes: readonly RootContent[],
  readName: ReadName,
  line: number,
): Template[] {
  const paragraphs = nodes.every(isPhrasing)
    ? [nodes as readonly PhrasingContent[]]
    : nodes.map((node) => {
        if (node.type === 'paragraph') return node.children;
        // A name alone on its line is no paragraph to the parser.
        if (node.type === 'mdxFlowExpression') {
          return [{ ...node, type: 'mdxTextExpression' } satisfies PhrasingContent];
        }
        throw notWords(lineOf(node));
      });
  const templates = paragraphs.map((children) =>
    joined(children.map((node) => readPiece(node, readName))),
  );
  if (templates.every(({ length }) => length === 0)) {
    throw new DocumentFault(line, 'this tag has no words in it.', 'Put words between its tags.');
  }
  return templates;
}

function readPiece(node: PhrasingContent, readName: ReadName): Template[number] {
  if (node.type === 'text') return withEqualsKept(node.value.replace(/\s+/g, ' '));
  if (node.type === 'mdxTextExpression') return atLine(lineOf(node), () => readName(node.value));
  const [only] = node.type === 'emphasis' ? node.children : [];
  if (only?.type === 'text') return { symbol: only.value };
  throw notWords(lineOf(node));
}

/** Complains about a caption with a slider’s number: the caption is printed once. */
export function mustStay(nodes: readonly RootContent[], sliders: readonly string[]): void {
  for (const node of nodes) {
    if (node.type === 'mdxTextExpression' || node.type === 'mdxFlowExpression') {
      const [name = ''] = node.value.trim().split(' ');
      if (!sliders.includes(name)) continue;
      throw new Complaint(
        `"${name}" is in a caption, which doesn’t change when readers move its slider.`,
        'Print it in <Says>, or say the sentence without the number.',
      );
    }
    if ('children' in node) mustStay(node.children, sliders);
  }
}

const notWords = (line: number) =>
  new DocumentFault(
    line,
    'only words can go here.',
    'Write plain words, names in braces like {R}, and symbols like *R*.',
  );

/** Texts that follow each other become one, and there is no space around all of it. */
function joined(pieces: Template): Template {
  const together = pieces.reduce<Template[number][]>((done, piece) => {
    const last = done.at(-1);
    return typeof piece === 'string' && typeof last === 'string'
      ? [...done.slice(0, -1), last + piece]
      : [...done, piece];
  }, []);
  return together
    .map((piece, index) => {
      if (typeof piece !== 'string') return piece;
      const begun = index === 0 ? piece.trimStart() : piece;
      return index === together.length - 1 ? begun.trimEnd() : begun;
    })
    .filter((piece) => piece !== '');
}

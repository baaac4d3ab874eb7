import { decoded } from './built-pages.ts';
import { pageHead } from './handout.ts';
import { equationsOf } from '../build/pdf-equations.ts';
import { readPdfStructure } from '../build/pdf-structure.ts';

/** Structure types of PDF 1.7 (ISO 32000-1, section 14.8.4). */
const standardTypes = new Set(
  `Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5
   H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link
   Annot Ruby RB RT RP Warichu WT WP Figure Formula Form`.split(/\s+/),
);

/** Lists tags and alternative text that a PDF lacks for screen readers. */
export function tagFaults(pdf: Buffer, html: string): string[] {
  const { elements, roles, untagged } = readPdfStructure(pdf);
  const nameless = elements.filter(({ type, alt }) => type === 'Figure' && alt === undefined);
  const formulas = elements.flatMap(({ type, alt = '' }) => (type === 'Formula' ? [alt] : []));
  const equations = equationsOf(html);
  const types = [...new Set(elements.map(({ type }) => type))];
  const unknown = types.filter((type) => !standardTypes.has(roles.get(type) ?? type));
  // Untagged text is allowed in running heads and in the drawing on the first page.
  const drawing = /<div class="title-stream">.*?<\/svg>/s.exec(html)?.[0] ?? '';
  const letters = squeezed(decoded(drawing.replace(/<[^>]*>/g, '')));
  const outside = untagged.map((text, index) => {
    const head = squeezed(pageHead(html, index + 1, untagged.length));
    return squeezed(text).replace(head, '').replace(letters, '');
  });
  return [
    ...(untagged.length === 0 ? ['its pages can’t be read'] : []),
    ...(nameless.length > 0 ? [`${String(nameless.length)} figures have no description`] : []),
    ...without(equations, formulas).map((words) => `no tag describes the equation: ${words}`),
    ...without(formulas, equations).map(
      (words) => `a tag has words that aren’t on the page: ${words}`,
    ),
    ...unknown.map((type) => `nothing says what the tag ${type} is`),
    ...outside.flatMap((text, index) =>
      text === '' ? [] : [`on page ${String(index + 1)} these words aren’t in a tag: ${text}`],
    ),
  ];
}

const squeezed = (text: string) => text.replace(/\s/g, '');

/** Lists items that occur more often in the first list than in the second. */
function without(all: readonly string[], known: readonly string[]): string[] {
  const left = [...known];
  return all.filter((words) => {
    const at = left.indexOf(words);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

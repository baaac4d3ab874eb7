import { slug } from '../../domain/words/slug.ts';
import type { Block, Inline } from './document.ts';
import { lineOf } from './section-texts.ts';

export interface ExplainedTerm {
  term: string;
  href: string;
}

/** Removes the parentheses that distinguish a term from an everyday word. */
export const wordOf = (term: string): string => term.replace(/ \(.*\)$/, '');

const termId = (term: string): string => `term-${slug(wordOf(term))}`;

interface Explaining {
  page: string;
  terms?: Readonly<Record<string, string>> | undefined;
  document: { blocks: Block[] };
}

/** Returns the address at which a lesson explains a term. */
export const explainedAt = (page: string, term: string): string => `${page}#${termId(term)}`;

export function withTermsLinked<Lesson extends Explaining>(lessons: readonly Lesson[]): Lesson[] {
  const explained = lessons.flatMap(({ page, terms = {} }) =>
    Object.keys(terms).map((term) => ({ term, page, href: explainedAt(page, term) })),
  );
  return lessons.map((lesson) => {
    const own = Object.keys(lesson.terms ?? {});
    const others = explained.filter(({ page }) => page !== lesson.page);
    const blocks = linkedOnce(lesson.document.blocks, own, others);
    return { ...lesson, document: { ...lesson.document, blocks } };
  });
}

/** Cached by lesson, because an edit in development changes only one lesson. */
const last = new WeakMap<readonly Block[], { terms: string; linked: Block[] }>();

function linkedOnce(
  blocks: readonly Block[],
  own: readonly string[],
  others: readonly ExplainedTerm[],
): Block[] {
  const terms = JSON.stringify([own, others]);
  const before = last.get(blocks);
  if (before?.terms === terms) return before.linked;
  const linked = withTerms(blocks, own, others);
  last.set(blocks, { terms, linked });
  return linked;
}

/**
 * Marks each term that a lesson explains with an id, and links the first use of each term that
 * another lesson explains. Never links a term with parentheses, like "order (of a reaction)",
 * because its first word is an everyday word too.
 */
export function withTerms(
  blocks: readonly Block[],
  own: readonly string[],
  others: readonly ExplainedTerm[],
): Block[] {
  return new TermLinker(own, others).blocks(blocks);
}

class TermLinker {
  readonly #own: Map<string, string>;
  readonly #others: Map<string, string>;
  readonly #uses: RegExp | undefined;

  constructor(own: readonly string[], others: readonly ExplainedTerm[]) {
    this.#own = new Map(own.map((term) => [wordOf(term).toLowerCase(), termId(term)]));
    const linked = others.filter(({ term }) => wordOf(term) === term);
    this.#others = new Map(linked.map(({ term, href }) => [term.toLowerCase(), href]));
    this.#uses = usesOf(linked.map(({ term }) => term));
  }

  blocks(blocks: readonly Block[]): Block[] {
    return blocks.map((block) => this.#block(block));
  }

  #block(block: Block): Block {
    switch (block.type) {
      case 'paragraph':
        return { ...block, children: this.#line(block.children) };
      case 'list':
        return { ...block, items: block.items.map((item) => this.blocks(item)) };
      case 'example':
      case 'warning':
      case 'step':
      case 'way':
        return { ...block, children: this.blocks(block.children) };
      default:
        return block;
    }
  }

  #line(inlines: readonly Inline[]): Inline[] {
    return inlines.flatMap((inline) => {
      if (inline.type === 'text') return this.#linked(inline.text);
      return inline.type === 'strong' ? [this.#placed(inline)] : [inline];
    });
  }

  #placed(inline: Extract<Inline, { type: 'strong' | 'emphasis' }>): Inline {
    const words = lineOf(inline.children).toLowerCase();
    const id = this.#own.get(words);
    this.#own.delete(words);
    return id === undefined ? inline : { ...inline, id };
  }

  #linked(text: string): Inline[] {
    if (!this.#uses) return [{ type: 'text', text }];
    const pieces: Inline[] = [];
    let done = 0;
    for (const { 0: words, 1: word = '', index } of text.matchAll(this.#uses)) {
      const href = this.#others.get(word.toLowerCase());
      if (href === undefined) continue;
      this.#others.delete(word.toLowerCase());
      if (index > done) pieces.push({ type: 'text', text: text.slice(done, index) });
      pieces.push({ type: 'link', href, children: [{ type: 'text', text: words }] });
      done = index + words.length;
    }
    return done === 0
      ? [{ type: 'text', text }]
      : [...pieces, { type: 'text', text: text.slice(done) }];
  }
}

/**
 * Matches terms in singular and plural. Longer terms come first, because they may contain shorter
 * ones.
 */
function usesOf(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  const longestFirst = terms.toSorted((a, b) => b.length - a.length);
  const escaped = longestFirst.map((term) => RegExp.escape(term));
  return new RegExp(`(?<![\\p{L}\\d-])(${escaped.join('|')})(?:e?s)?(?![\\p{L}\\d-])`, 'giu');
}

/** Moves the style that the framework writes beside a page's first island to where HTML allows one. */
export function hoistStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const body = html.slice(headEnd);
  const styles = body.match(/<style>.*?<\/style>/gs) ?? [];
  return html.slice(0, headEnd) + styles.join('') + body.replace(/<style>.*?<\/style>/gs, '');
}

/** Removes an attribute of islands that nothing reads and that differs from folder to folder. */
export function dropIslandIds(html: string): string {
  return html.replace(/<astro-island uid="[^"]*"/g, '<astro-island');
}

const styledTag = /<[a-z][^<>]*\sstyle="[^"]*"[^<>]*>/g;
const styleOf = (tag: string) => /\sstyle="([^"]*)"/.exec(tag)?.[1] ?? '';

/** A class for each style attribute that any of the pages has, always in the same order. */
export function styleClasses(pages: readonly string[]): ReadonlyMap<string, string> {
  const styles = new Set(pages.flatMap((html) => (html.match(styledTag) ?? []).map(styleOf)));
  return new Map([...styles].sort().map((style, index) => [style, `s${index.toString(36)}`]));
}

/**
 * Moves what the typesetter writes as style attributes, which the policy forbids, into classes at the
 * end of the page's own style sheet. Every such page gets the rules of all, so that they share one
 * style sheet and the policy one hash. They stand in no layer and so outweigh the typesetter's own.
 */
export function withStyleClasses(html: string, classes: ReadonlyMap<string, string>): string {
  const body = html.replace(styledTag, (tag) => {
    const name = classes.get(styleOf(tag)) ?? '';
    const bare = tag.replace(/\sstyle="[^"]*"/, '');
    return bare.includes(' class="')
      ? bare.replace(' class="', ` class="${name} `)
      : bare.replace(/^<[\w-]+/, (start) => `${start} class="${name}"`);
  });
  if (body === html) return html;
  const rules = [...classes].map(([style, name]) => `.${name}{${style}}`).join('');
  const end = body.lastIndexOf('</style>', body.indexOf('</head>'));
  return body.slice(0, end) + rules + body.slice(end);
}

/** Leaves of a font only the format that every browser of today reads. */
export function dropOldFonts(html: string): string {
  return html.replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("?(?:woff|truetype)"?\)/g, '');
}

/** A rule with its prelude and body. Statements and comments have no body. */
export interface Rule {
  prelude: string;
  body?: string;
}

export function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const comment = /^\s*\/\*.*?\*\/\s*/s.exec(css.slice(at))?.[0];
    if (comment !== undefined) {
      rules.push({ prelude: comment });
      at += comment.length;
      continue;
    }
    const open = endOutside(css, at, '{;');
    if (css[open] !== '{') {
      rules.push({ prelude: css.slice(at, open + 1) });
      at = open + 1;
      continue;
    }
    const close = endOutside(css, open + 1, '}');
    rules.push({ prelude: css.slice(at, open).trim(), body: css.slice(open + 1, close) });
    at = close + 1;
  }
  return rules;
}

/** Returns the position of the next wanted character outside strings, comments and brackets. */
function endOutside(css: string, from: number, wanted: string): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const letter = css[at] ?? '';
    if (depth === 0 && wanted.includes(letter)) return at;
    if (letter === '\\') at += 1;
    else if (letter === '"' || letter === "'") at = closing(css, at, letter);
    else if (css.startsWith('/*', at)) at = css.indexOf('*/', at) + 1;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
  }
  return css.length;
}

function closing(css: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < css.length && css[at] !== quote) at += css[at] === '\\' ? 2 : 1;
  return at;
}

export function selectorsOf(list: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at <= list.length;) {
    const end = endOutside(list, at, ',');
    parts.push(list.slice(at, end));
    at = end + 1;
  }
  return parts;
}

/** Lists classes that have to be on the page for a selector to match. Skips :is() and :not(). */
export function classesOf(selector: string): string[] {
  let bare = selector.replace(/(?<!\\)\[(?:"[^"]*"|'[^']*'|[^\]"'\\])*\]/g, '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/(?<!\\)\((?:\\.|[^()\\])*\)/g, '');
  }
  return [...bare.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{2,6}) ?/gi, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
      .replace(/\\(.)/g, '$1'),
  );
}

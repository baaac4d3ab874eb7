/** A piece of a text, and whether it is the code of a course. */
export interface CodePart {
  text: string;
  isCode: boolean;
}

/** A text cut where it names a course by one of the codes; "CHE 3180" does not name CHE 318. */
export function splitAtCodes(text: string, codes: ReadonlySet<string>): CodePart[] {
  const parts: CodePart[] = [];
  let rest = text;
  while (rest !== '') {
    const found = firstCode(rest, codes);
    if (!found) {
      parts.push({ text: rest, isCode: false });
      break;
    }
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), isCode: false });
    parts.push({ text: found.code, isCode: true });
    rest = rest.slice(found.at + found.code.length);
  }
  return parts;
}

/** The code that comes first; of two at the same place the longer one. */
function firstCode(text: string, codes: ReadonlySet<string>) {
  let first: { code: string; at: number } | undefined;
  for (const code of codes) {
    const at = text.indexOf(code);
    if (at < 0 || /[\p{L}\p{N}]/u.test(neighbors(text, at, code.length))) continue;
    const isBetter =
      first === undefined || at < first.at || (at === first.at && code.length > first.code.length);
    if (isBetter) first = { code, at };
  }
  return first;
}

const neighbors = (text: string, at: number, length: number) =>
  `${text[at - 1] ?? ''}${text[at + length] ?? ''}`;

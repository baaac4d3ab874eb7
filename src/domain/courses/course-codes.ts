import { slug } from '../words/slug.ts';

export interface CodePart {
  text: string;
  isCode: boolean;
}

/** Splits text at course codes. "CHE 3180" doesn't contain CHE 318. */
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

/** Finds the first code. Prefers the longer of two codes at the same position. */
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

export const courseAddress = (code: string): string => `/resources/courses/${slug(code)}`;

import { Complaint } from './fault.ts';

/** Symbol of a name in equations: its own, or the name if it's a letter with optional digits. */
export function symbolIn(name: string, own: string | undefined): string {
  if (own !== undefined && own !== '') return own;
  if (/^[A-Za-z]\d*$/.test(name)) return name.replace(/\d+$/, '_{$&}');
  throw new Complaint(
    `the page shows "${name}" in an equation, but it has no symbol.`,
    'Add symbol="…" where you define it, as in symbol="T_w".',
  );
}

// Subscripts, upright letters and commands. Only slanted letters remain.
const notSlanted =
  /[_^]\s*(?:\{(?:[^{}]|\{[^{}]*\})*\}|\\[a-zA-Z]+(?:\{[^{}]*\})?|.)|\\(?:mathrm|text|operatorname)\{[^{}]*\}|\\[a-zA-Z]+/g;

/** Throws if a symbol has several slanted letters, which would look like a product. */
export function mustBeSymbol(tex: string): void {
  const [letters] = /[A-Za-z]{2,}/.exec(tex.replace(notSlanted, ' ')) ?? [];
  if (letters === undefined) return;
  throw new Complaint(
    `the symbol "${tex}" would look like a product of the letters in "${letters}".`,
    `Write \\mathrm{${letters}} if they’re one symbol, or put a space between them if they’re a product.`,
  );
}

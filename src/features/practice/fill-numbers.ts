import { splitGuardDigits, guardDigitsClass } from '../../domain/quantities/guard-digits.ts';
import { superscript } from '../../domain/quantities/superscript.ts';

const mathMl = 'http://www.w3.org/1998/Math/MathML';
const svg = 'http://www.w3.org/2000/svg';

/** The original contents of each slot. */
const stated = new WeakMap<Element, Node[]>();

/** Fills the slots in an element with new numbers, or restores the original ones. */
export function fillNumbers(
  printed: readonly string[] | undefined,
  part: ParentNode = document,
): void {
  for (const place of part.querySelectorAll('[data-n]')) {
    if (!stated.has(place)) stated.set(place, [...place.childNodes]);
    const number = printed?.[Number(place.getAttribute('data-n'))];
    const before = stated.get(place) ?? [];
    place.replaceChildren(...(number === undefined ? before : nodesOf(number, place.namespaceURI)));
  }
}

/** Converts a number like `12.5`, `12.5|3` or `1.25e-7` to text, MathML or SVG. */
function nodesOf(number: string, namespace: string | null): (Node | string)[] {
  const [mantissa = '', power] = number.split('e');
  const digits = digitsOf(mantissa);
  if (namespace === mathMl) {
    if (power === undefined) return [maths('mn', ...digits)];
    return [
      maths('mn', ...digits),
      maths('mo', '×'),
      maths('msup', maths('mn', '10'), maths('mn', minus(power))),
    ];
  }
  if (power === undefined) return digits;
  const times = '\u00a0×\u00a010';
  if (namespace === svg) return [...digits, times + superscript(power)];
  const exponent = document.createElement('sup');
  exponent.textContent = minus(power);
  return [...digits, times, exponent];
}

function digitsOf(mantissa: string): (Node | string)[] {
  const { mainDigits, guardDigits } = splitGuardDigits(mantissa);
  if (guardDigits === '') return [mainDigits];
  const rest = document.createElement('span');
  rest.className = guardDigitsClass;
  rest.textContent = guardDigits;
  return [mainDigits, rest];
}

const minus = (power: string) => power.replace('-', '−');

function maths(name: string, ...children: (Node | string)[]): Element {
  const element = document.createElementNS(mathMl, name);
  element.append(...children);
  return element;
}

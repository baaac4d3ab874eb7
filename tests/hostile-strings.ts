import { seeded } from '../src/domain/quantities/seeded.ts';

/** Strings that have broken sites. Tests insert them after a ?, # or / in an address. */
export const hostileStrings: readonly string[] = [
  ...`
  % %% %C3 %C3%28 %E0%A4%A %F0%9F%92 %FF%FE %00 %0 100% %25 %2525 %0d%0aSet-Cookie:%20a=b %u0041
  # ## & &&& ? = == + +++ %20%20 " < <> <b> <script>alert(1)</script>
  %3Cscript%3Ealert(1)%3C/script%3E javascript:alert(1) data:text/html,<script>alert(1)</script>
  {{7*7}} __proto__ constructor toString hasOwnProperty null undefined NaN Infinity -1 -0 1e9
  1e400 0x10 ٣ ７ ((((((((((( [[[[ .* (a+)+$ [ * 🧪 👩🏽‍🔬 é ﬁ ß İ ../../etc/passwd ..%2f..%2f`
    .trim()
    .split(/\s+/),
  ...[' ', "'", '`', '"><img src=x onerror=alert(1)>', '<svg onload=alert(1)>', '${7*7}'],
  ...['1'.repeat(400), 'a'.repeat(4000), '\\', '\\\\', 'e\u0301', '\u202E', '\u200B'],
  ...['\uFEFF'],
];

const signs = Array.from(
  'abz019 %#&?=+/\\<>"\'`{}[]().,;:!|~^$*-_@éßñ日本🧪٣\u0000\n\t\u202E\u200B\uFFFD\uD800',
);

/** Generates strings of up to 40 characters. The same count generates the same strings. */
export function* randomStrings(count: number): Generator<string> {
  const random = seeded(count);
  for (let made = 0; made < count; made += 1) {
    const length = Math.floor(random() * 40);
    yield Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('');
  }
}

/** Generates invalid text that looks like a quantity. */
export function* almostQuantities(count: number): Generator<string> {
  const units = ['kg/s', '°C', 'psig', 'm^', '/h', 'kJ/(kg', '%', 'mol·', 'J/s s s', '×10^'];
  const numbers = ['1.2.3', '1e', '1e999', '-', '−5', '1,2,3', '٣', '10^', '1/0', '.5', '5.', '½'];
  for (let made = 0; made < count; made += 1) {
    const [number = '', unit = ''] = [numbers[made % 12], units[Math.floor(made / 12) % 10]];
    yield `${number}${made % 3 === 0 ? '' : ' '}${unit}${String(made % 97)}`;
  }
}

const pieces = [
  ...['3.2', '1,000', '48 500', '0,25', '7', '-', '−', '×10^', 'e', '/', '(', ')', '^'],
  ...[' ', ' ', '·', '*', '+', '.', 'kg', 'm', 's', 'W', 'K', '°C', 'psig', 'lbm', 'lb'],
  ...['min', 'ft', 'in', '²', '⁻¹', '%', ' of ', ' water', ' N2', ' a', '(g)', ' bar'],
  ...[' per ', 'k', 'x', 'Ω', '💧', '\u0000', '..', '9'.repeat(20), '√(', 'sqrt(', ')('],
  ...['’', '1’092', 'mH2O', ')^', '7 m'],
];

/** Generates strings of up to eight random pieces of quantities. Most begin with a number. */
export function* piecesOfQuantities(count: number): Generator<string> {
  const random = seeded(count);
  const piece = (of: number) => pieces[Math.floor(random() * of)] ?? '';
  for (let made = 0; made < count; made += 1) {
    const length = Math.floor(random() * 8);
    const first = random() < 0.7 ? piece(5) : '';
    yield first + Array.from({ length }, () => piece(pieces.length)).join('');
  }
}

/** 32 letters and digits without I, L, O and U, which people take for others (Crockford’s). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsEach = 5;

/** How many letters stand together, and of how many the checksum is. */
const group = 4;
const checkBits = group * bitsEach;

/**
 * x²⁰ + x³ + 1 is primitive, so that its remainder finds every wrong letter and every two letters
 * that changed places, however far apart they are.
 */
const divisor = 0b1001;
const remainderMask = 2 ** checkBits - 1;

/** The remainder of some bits, which stand for a polynomial. */
function remainderOf(bits: string): number {
  let remainder = 0;
  for (const bit of `${bits}${'0'.repeat(checkBits)}`) {
    const isOver = remainder >= 2 ** (checkBits - 1);
    remainder = ((remainder << 1) & remainderMask) ^ Number(bit) ^ (isOver ? divisor : 0);
  }
  return remainder;
}

/** A number in so many bits. */
export const bitsOf = (value: number, width: number): string =>
  value.toString(2).padStart(width, '0');

/** Bits as a code that somebody can type: "1C0M-4XZ9", with a checksum at the end. */
export function codeOf(bits: string): string {
  const whole = bits.padEnd(Math.ceil(bits.length / checkBits) * checkBits, '0');
  const all = whole + bitsOf(remainderOf(whole), checkBits);
  const letters = (all.match(/.{5}/g) ?? []).map((each) => alphabet[Number.parseInt(each, 2)]);
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** The bits of a code, however it was typed, or what is wrong with it. */
export function readCode(text: string): { bits: string } | { problem: string } {
  const typed = text
    .toUpperCase()
    .replaceAll(/[\s\-‐-―_.]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const letters = Array.from(typed);
  const odd = letters.find((letter) => !alphabet.includes(letter));
  if (odd !== undefined) return { problem: `Codes never have “${odd}” in them.` };
  if (letters.length % group !== 0 || letters.length < 2 * group) {
    return {
      problem: `It has ${String(letters.length)} letters and digits. Codes are groups of 4, so part of it is missing or extra.`,
    };
  }
  const all = letters.map((letter) => bitsOf(alphabet.indexOf(letter), bitsEach)).join('');
  const bits = all.slice(0, -checkBits);
  return bitsOf(remainderOf(bits), checkBits) === all.slice(-checkBits)
    ? { bits }
    : { problem: 'There’s a typo in it, or two letters switched places.' };
}

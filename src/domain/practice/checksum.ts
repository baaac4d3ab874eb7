/** 32-bit FNV-1a hash. */
export function hashOf(text: string): number {
  let sum = 0x81_1c_9d_c5;
  for (const letter of text) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return sum;
}

/** Formats the hash as seven letters and digits. */
export const checksumOf = (text: string): string =>
  hashOf(text).toString(36).padStart(checksumLength, '0');

export const checksumLength = 7;

/** Seven letters and digits that are others when a text was cut or changed (FNV-1a, of 32 bits). */
export function checksumOf(text: string): string {
  let sum = 0x81_1c_9d_c5;
  for (const letter of text) {
    sum = Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0;
  }
  return sum.toString(36).padStart(checksumLength, '0');
}

/** How long a checksum is. */
export const checksumLength = 7;

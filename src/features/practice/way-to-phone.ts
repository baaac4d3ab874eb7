import type { PracticeRecord } from '../../domain/practice/record.ts';
import { linkPart } from './record-link.ts';

/** A link that carries a record, and its code, where a phone can read one. */
export interface WayToPhone {
  link?: string;
  /** The squares of the code and the white around them, row by row. */
  cells?: boolean[][];
  /** Why there is no code, or not even a link, and what to do instead. */
  problem?: string;
}

/** In bytes; a longer link makes a code whose squares are too small for a camera. */
const longestInCode = 1200;

/** Without so much white around it, a camera does not find where a code begins. */
const border = 4;

/** Makes the link and the code, both in the browser. */
export async function wayToPhone(record: PracticeRecord): Promise<WayToPhone> {
  let link: string;
  try {
    link = `${location.origin}${location.pathname}#${await linkPart(record)}`;
  } catch {
    return {
      problem:
        'This browser can’t make the link. Close this, use Export, and send yourself the file.',
    };
  }
  if (link.length > longestInCode) {
    return {
      link,
      problem:
        'Your record is too big for a QR code. Copy the link and send it to yourself. If it arrives cut off, use Export and send the file.',
    };
  }
  try {
    const { encodeQR } = await import('qr');
    return { link, cells: encodeQR(link, 'raw', { ecc: 'low', border }) };
  } catch {
    // The connection is gone, or the site has changed since this page was opened.
    return {
      link,
      problem: 'The code didn’t load. Copy the link and send it to yourself, or use Export.',
    };
  }
}

import type { PracticeRecord } from '../../domain/practice/record.ts';
import { linkPart } from './record-link.ts';

/** A link that contains a record, and its QR code if it isn't too long. */
export interface PhoneLink {
  link?: string;
  /** Cells of the QR code with a white border, row by row. */
  cells?: boolean[][];
  /** If there's no code or no link, a message that suggests an alternative. */
  problem?: string;
}

/** Maximum length in bytes. The cells of a longer link would be too small for a camera. */
const longestInCode = 1200;

/** Width in cells of the white border that cameras need. */
const border = 4;

export async function makePhoneLink(record: PracticeRecord): Promise<PhoneLink> {
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
    // The connection failed, or the site has been updated.
    return {
      link,
      problem: 'The code didn’t load. Copy the link and send it to yourself, or use Export.',
    };
  }
}

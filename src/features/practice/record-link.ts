import { largestFile, type ImportedRecord } from '../../domain/practice/record-file.ts';
import { checksumLength, checksumOf } from '../../domain/practice/checksum.ts';
import { packRecord, unpackRecord } from '../../domain/practice/packed-record.ts';
import type { PracticeRecord } from '../../domain/practice/record.ts';

/** Letter of the current format. Links in the previous format are still readable. */
const version = 'b';
const readable = ['a', version];
const beginning = 'take=';

const refusals = {
  isCut:
    'Part of this link got lost or changed on the way. Copy it again, or use Export and Import with a file.',
  isNewer: 'This link is from a newer version of this page. Reload the page, then open it again.',
  isUnknown:
    'This browser can’t read these links. Update it, or use Export and Import with a file.',
};

/** Returns the URL fragment for a record. Browsers never send fragments to a server. */
export async function linkPart(record: PracticeRecord): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(packRecord(record)),
    new CompressionStream('deflate-raw'),
  );
  const text = base64(bytes);
  return `${beginning}${version}${checksumOf(text)}${text}`;
}

/** Returns true for a fragment with a record, even a damaged one. */
export const isLinkPart = (part: string): boolean => part.startsWith(beginning);

export async function readLinkPart(part: string): Promise<ImportedRecord> {
  const [letter = '', rest] = [part.at(beginning.length), part.slice(beginning.length + 1)];
  const [sum, text] = [rest.slice(0, checksumLength), rest.slice(checksumLength)];
  if (text === '' || checksumOf(text) !== sum) return { problem: refusals.isCut };
  if (!readable.includes(letter)) return { problem: refusals.isNewer };
  if (!('DecompressionStream' in globalThis)) return { problem: refusals.isUnknown };
  try {
    const bytes = await through(bytesOf(text), new DecompressionStream('deflate-raw'));
    const record = unpackRecord(new TextDecoder().decode(bytes));
    if (Object.keys(record).length > 0) return { record, unread: 0 };
  } catch {
    // A handmade link can have a valid checksum without any content.
  }
  return { problem: refusals.isCut };
}

/** Returns the output of a stream. Throws if the output is much larger than a record. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > largestFile) {
      await reader.cancel();
      throw new Error('too much');
    }
    pieces.push(next.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** Encodes bytes with characters that are allowed in a URL. */
const base64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

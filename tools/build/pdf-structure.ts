import { inflateSync } from 'node:zlib';

/** Tagged contents of a PDF, which screen readers read, and its untagged text. */
export interface PdfStructure {
  elements: { type: string; alt: string | undefined }[];
  /** Standard equivalents of nonstandard tags. */
  roles: ReadonlyMap<string, string>;
  untagged: string[];
}

type Objects = ReadonlyMap<string, string>;

/** Reads the structure of a PDF from Chromium, which compresses only streams. */
export function readPdfStructure(pdf: Buffer): PdfStructure {
  const source = pdf.toString('latin1');
  // An update replaces earlier versions of an object.
  const objects: Objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms)].map(([, number = '', body = '']) => [
      number,
      body,
    ]),
  );
  const bodies = [...objects.values()];
  const root = bodies.find((body) => body.startsWith('<</Type /StructTreeRoot')) ?? '';
  const roleMap = /\/RoleMap <<(.*?)>>/s.exec(root)?.[1] ?? '';
  return {
    elements: bodies
      .filter((body) => body.startsWith('<</Type /StructElem'))
      .map((body) => ({
        type: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
        alt: wordsIn(/\/Alt (\((?:[^\\)]|\\.)+\)|<[0-9A-F]+>)/s.exec(body)?.[1]),
      })),
    roles: new Map(
      [...roleMap.matchAll(/\/(\w+) \/(\w+)/g)].map(([, type = '', role = '']) => [type, role]),
    ),
    untagged: bodies
      .filter((body) => body.startsWith('<</Type /Page\n'))
      .map((page) => {
        const contents = /\/Contents (\d+) 0 R/.exec(page)?.[1] ?? '';
        return untaggedText(stream(objects.get(contents)), page, objects);
      }),
  };
}

/** Decodes a literal or hexadecimal PDF string. */
function wordsIn(written: string | undefined): string | undefined {
  if (written?.startsWith('<FEFF')) {
    return Buffer.from(written.slice(5, -1), 'hex').swap16().toString('utf16le');
  }
  return written?.slice(1, -1).replace(/\\(.)/gs, '$1');
}

/** Returns the decompressed stream of an object, or an empty string if it has none. */
function stream(body = ''): string {
  const [, head = '', packed = ''] = /^(.*?)stream\n(.*)\nendstream/s.exec(body) ?? [];
  return head.includes('/FlateDecode')
    ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    : packed;
}

// Matches operators that begin or end a tag, select a font, draw a form or show text.
const operators =
  /\/\w+ ?<<(?<tag>.*?)>> ?BDC|(?<end>EMC)|\/(?<font>\w+) \S+ Tf|\/(?<form>\w+) Do|<(?<codes>[0-9A-F]+)> Tj/g;

/** Returns the untagged text of a stream and of the forms it draws. */
function untaggedText(content: string, owner: string, objects: Objects): string {
  const named = (name = '') =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(owner)?.[1] ?? '') ?? '';
  const tags: boolean[] = [];
  let font = '';
  let text = '';
  for (const { groups = {} } of content.matchAll(operators)) {
    const { tag, end, form, codes } = groups;
    if (tag !== undefined) tags.push(tag.includes('/MCID'));
    else if (end !== undefined) tags.pop();
    else if (groups['font'] !== undefined) font = named(groups['font']);
    else if (tags.includes(true)) continue;
    else if (form !== undefined) text += untaggedText(stream(named(form)), named(form), objects);
    else if (codes !== undefined) {
      text += lettersOf(codes, stream(objects.get(/\/ToUnicode (\d+)/.exec(font)?.[1] ?? '')));
    }
  }
  return text;
}

/** Decodes the character codes of a font. */
function lettersOf(codes: string, table: string): string {
  const size = /begincodespacerange\n<(\w+)>/.exec(table)?.[1]?.length ?? 2;
  const ranges = [...table.matchAll(/^<(\w+)> (?:<(\w+)> )?<(\w+)>$/gm)].map(
    ([, from = '', to = from, letters = '']) => ({ from, to, letters }),
  );
  return (codes.match(new RegExp(`.{${String(size)}}`, 'g')) ?? [])
    .map((code) => {
      const range = ranges.find(({ from, to }) => from <= code && code <= to);
      if (!range) return '?';
      const shift = Number.parseInt(code, 16) - Number.parseInt(range.from, 16);
      const units = Buffer.from(range.letters, 'hex').swap16().toString('utf16le');
      return String.fromCodePoint((units.codePointAt(0) ?? 0) + shift);
    })
    .join('');
}

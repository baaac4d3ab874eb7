import { expect, test } from 'vitest';
import { withMetadata } from './pdf-metadata.ts';
import { withRoles } from './pdf-tags.ts';

const printed = `%PDF-1.4
3 0 obj
<</Type /Catalog
/Pages 2 0 R
/Lang (en)>>
endobj
7 0 obj
<</Type /StructTreeRoot
/K 8 0 R>>
endobj
xref
0 1
0000000000 65535 f 
trailer
<</Size 9
/Root 3 0 R>>
startxref
59
%%EOF
`;
const bytes = withMetadata(withRoles(Buffer.from(printed, 'latin1')), {
  title: 'Heat & Mass – Ü',
  language: 'en',
});
const source = bytes.toString('latin1');

test('adds metadata with title and language, and refers to it in the catalog', () => {
  expect(bytes.toString()).toContain('<rdf:li xml:lang="x-default">Heat &amp; Mass – Ü</rdf:li>');
  expect(source).toContain('<dc:language><rdf:Bag><rdf:li>en</rdf:li></rdf:Bag></dc:language>');
  expect(source).toContain('<</Type /Catalog\n/Pages 2 0 R\n/Lang (en)\n/Metadata 9 0 R>>');
  const [, length, packet = ''] = /\/Length (\d+)>> stream\n(.*)\nendstream/s.exec(source) ?? [];
  expect(packet).toHaveLength(Number(length));
});

test('keeps the printed bytes in place, and lists all new objects in the last table', () => {
  expect(source.startsWith(printed)).toBe(true);
  const table = source.slice(Number(/startxref\n(\d+)\n%%EOF\n$/.exec(source)?.[1]));
  expect(table).toMatch(
    /^xref\n3 1\n\d{10} 00000 n \n9 1\n\d{10} 00000 n \ntrailer\n<<\/Size 10\n/,
  );
  for (const [, number = '', place] of table.matchAll(/^(\d+) 1\n(\d{10}) 00000 n $/gm)) {
    expect(source.slice(Number(place))).toMatch(new RegExp(`^${number} 0 obj\n`));
  }
  // The last table points to the previous table, and that table points to the first.
  expect(table.match(/\/Prev \d+/g)).toHaveLength(1);
  expect(source.slice(Number(/\/Prev (\d+)/.exec(table)?.[1]))).toMatch(/^xref\n7 1\n/);
});

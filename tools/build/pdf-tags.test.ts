import { expect, test } from 'vitest';
import { readPdfStructure } from './pdf-structure.ts';
import { withRoles } from './pdf-tags.ts';

const printed = `%PDF-1.4
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
const mapped = withRoles(Buffer.from(printed, 'latin1')).toString('latin1');

test('maps emphasis to spans for older readers, without moving printed bytes', () => {
  expect(mapped.startsWith(printed)).toBe(true);
  expect([...readPdfStructure(Buffer.from(mapped, 'latin1')).roles]).toEqual([
    ['Em', 'Span'],
    ['Strong', 'Span'],
  ]);
});

test('links the new cross-reference table to the new root and to the old table', () => {
  const [, place, table] =
    /xref\n7 1\n(\d{10}) 00000 n \n.*\/Prev 59>>\nstartxref\n(\d+)\n%%EOF\n$/s.exec(mapped) ?? [];
  expect(mapped.slice(Number(place))).toMatch(/^7 0 obj\n<<\/Type \/StructTreeRoot\n\/K 8 0 R\n/);
  expect(mapped.slice(Number(table))).toMatch(/^xref\n7 1\n/);
});

test('rejects a PDF without tags', () => {
  expect(() => withRoles(Buffer.from('%PDF-1.4'))).toThrow('The PDF has no tags.');
});

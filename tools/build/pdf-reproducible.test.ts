import { expect, test } from 'vitest';
import { reproducible } from './pdf-reproducible.ts';

const pdf = (text: string) =>
  reproducible(Buffer.from(text, 'latin1'), '2025-09-08').toString('latin1');

test('replaces the time of printing by the publication date, without moving a byte', () => {
  const printed = "/CreationDate (D:20261115034455+00'00')";
  expect(pdf(printed)).toBe("/CreationDate (D:20250908120000+00'00')");
});

test('renumbers nodes in order of appearance, and sorts their list', () => {
  expect(pdf('(node00000107) (node00000094) (node00000107)')).toBe(
    '(node00000001) (node00000002) (node00000001)',
  );
  const printed = `/ID (node00000107) /ID (node00000094) /ID (node00000095)
<</Limits [(node00000094) (node00000107)]
/Names [(node00000094) 48 0 R (node00000095) 50 0 R (node00000107) 46 0 R]>>`;
  expect(pdf(printed)).toBe(`/ID (node00000001) /ID (node00000002) /ID (node00000003)
<</Limits [(node00000001) (node00000003)]
/Names [(node00000001) 46 0 R (node00000002) 48 0 R (node00000003) 50 0 R]>>`);
});

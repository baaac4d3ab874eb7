/**
 * Removes differences between prints of the same page. Sets the date, and renumbers header cells in
 * order of appearance.
 */
export function reproducible(pdf: Buffer, day: string): Buffer {
  const source = pdf.toString('latin1');
  const names = [...new Set(source.match(/node\d{8}/g))];
  const numbered = new Map(
    names.map((name, index) => [name, `node${String(index + 1).padStart(8, '0')}`]),
  );
  return Buffer.from(
    source
      .replace(/node\d{8}/g, (name) => numbered.get(name) ?? name)
      .replace(listOfNames, (_, list: string) => inOrder(list))
      .replace(/D:\d{14}\+00'00'/g, `D:${day.replaceAll('-', '')}120000+00'00'`),
    'latin1',
  );
}

/** The list of header cell names. */
const listOfNames = /\/Limits \[[^\]]*\]\n\/Names \[((?:\(node\d{8}\) \d+ 0 R ?)+)\]/g;

/** Sorts the list by name, because PDF readers rely on that order. */
function inOrder(list: string): string {
  const entries = (list.match(/\(node\d{8}\) \d+ 0 R/g) ?? []).sort();
  const nameOf = (entry = '') => /\(node\d{8}\)/.exec(entry)?.[0] ?? '';
  const limits = `${nameOf(entries[0])} ${nameOf(entries.at(-1))}`;
  return `/Limits [${limits}]\n/Names [${entries.join(' ')}]`;
}

import { parse } from 'yaml';
import type { ContentFile } from './findings.ts';

/** A year's officers as far as reminders need them. */
export interface NewestBoard {
  file: string;
  officers: { name: string; role: string }[];
}

/** The board whose term begins last, as the site has it. */
export function newestBoard(files: readonly ContentFile[]): NewestBoard | undefined {
  const [newest] = files
    .filter(({ file }) => file.startsWith('content/officers/'))
    .map(({ file, source }) => ({ file, ...(parse(source) as Partial<RawBoard>) }))
    .toSorted((a, b) => String(b.from).localeCompare(String(a.from)));
  return newest && { file: newest.file, officers: newest.officers ?? [] };
}

interface RawBoard {
  from: string;
  officers: NewestBoard['officers'];
}

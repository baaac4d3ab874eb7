import { globSync, readFileSync } from 'node:fs';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { contentError } from '../../domain/words/content-error.ts';
import { isIsoDay } from '../../domain/dates/days.ts';
import { farAhead } from '../read/doubtful-dates.ts';

/** Reports a "reviewBy" date that's too far in the future. */
export function reviewFaults(): Error[] {
  return globSync('content/**/*.{yaml,md,mdx}')
    .sort()
    .map((path) => ({ file: path.replaceAll('\\', '/'), text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => /^\s*(?:- )?reviewBy:/m.test(text))
    .flatMap(({ file, text }) => farDeadlines(file, text));
}

function farDeadlines(file: string, text: string): Error[] {
  const lines = new LineCounter();
  const fields = text.replace(/^---(.*?)^---.*$/ms, '$1');
  const found: Error[] = [];
  visit(parseDocument(fields, { lineCounter: lines }), {
    Map(_, record) {
      const [reviewed, by] = [record.get('reviewed'), record.get('reviewBy', true)];
      if (!isIsoDay(reviewed) || !isScalar(by) || !isIsoDay(by.value)) return;
      if (!farAhead(by.value, reviewed)) return;
      const { line } = lines.linePos(by.range?.[0] ?? 0);
      found.push(
        contentError(file, [
          {
            line,
            text: `"reviewBy" is ${by.value}, more than 18 months after "reviewed", ${reviewed}: until then nobody would be reminded.`,
            cure: 'Fix the year, or delete the line: then it’s due a year after "reviewed".',
          },
        ]),
      );
    },
  });
  return found;
}

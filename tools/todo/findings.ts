import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type YAMLMap,
} from 'yaml';
import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';
import { checkedForDays, newsForDays } from '../../src/domain/dates/shelf-life.ts';
import { fillFacts, type Facts } from '../../src/domain/words/facts.ts';

/** A YAML file, or a Markdown file with front matter. */
export interface ContentFile {
  file: string;
  source: string;
}

/** A task found in content/. */
export interface Finding {
  /** A task with a due date, a sample to replace, or a gap that nobody has filled. */
  kind: 'dated' | 'sample' | 'nobody';
  file: string;
  line: number;
  text: string;
  due?: IsoDay | undefined;
  /** Role responsible for the task. */
  owner?: string | undefined;
  /**
   * Merges similar findings into one line, with its location, its text and the name of each
   * finding.
   */
  together?: { at: string; say: (count: number) => string; name: string } | undefined;
}

/** Domain names reserved for examples. */
const exampleAddress = /\bexample\.(?:edu|org|com|net)\b/;

/** Lists the findings in a file. The newest board and newsletter have additional findings. */
export function findingsOf(
  { file, source }: ContentFile,
  { isNewest, facts }: { isNewest: boolean; facts: Facts },
): Finding[] {
  const lines = new LineCounter();
  const fields = /\.mdx?$/.test(file) ? source.replace(/^---(.*?)^---.*$/ms, '$1') : source;
  const document = parseDocument(fields, { lineCounter: lines });
  const findings: Finding[] = [];
  const top = document.contents;
  const fileOwner = isMap(top) ? textAt(top, 'owner', facts) : undefined;

  visit(document, {
    Map(_, record, path) {
      const around = path.filter((node): node is YAMLMap => isMap(node));
      const isInSample = around.some((map) => map.get('sample') === true);
      const own = (key: string) => textAt(record, key, facts);
      const dayOf = (key: string) => dayOnly(own(key));
      const lineOf = (key: string) => {
        const pair = record.items.find((item) => isScalar(item.key) && item.key.value === key);
        const start = isScalar(pair?.key) ? pair.key.range?.[0] : record.range?.[0];
        return lines.linePos(start ?? 0).line;
      };
      const add = (kind: Finding['kind'], key: string, rest: Omit<Finding, Common>) => {
        const owner = own('owner') ?? fileOwner;
        findings.push({ kind, file, line: lineOf(key), owner, ...rest });
      };
      const name = nameOf(record, facts);
      const list = listOf(path);

      if (record.get('sample') === true && !isInSample) {
        add('sample', 'sample', {
          owner: fileOwner,
          text: `${record === top ? 'all of it' : (name ?? list)} is a sample: replace it and delete the line "sample: true"`,
          ...(record !== top && {
            together: {
              at: file,
              say: (count) => `${list}: ${String(count)} samples`,
              name: name ?? `line ${String(lineOf('sample'))}`,
            },
          }),
        });
      }
      const review = dueReview(dayOf('reviewed'), dayOf('reviewBy'));
      if (review) {
        const isDocument = /^content\/(lessons|problems)\//.test(file);
        const what = record === top || name === undefined ? '' : `${name}: `;
        add('dated', review.key, {
          due: review.due,
          text: what + review.text,
          ...(isDocument && { together: documentsTogether(file) }),
        });
      }
      const checked = dayOf('checked');
      if (checked !== undefined) {
        add('dated', 'checked', {
          due: addDays(checked, checkedForDays),
          text: `${name ?? ''} was last opened on ${checked}: open it and set "checked" to today`,
          together: pagesElsewhere(file, lineOf('checked'), 'to open again'),
        });
      } else if (list === 'outside' && record.has('to') && !record.has('checked')) {
        add('nobody', 'to', {
          text: `nobody has opened ${name ?? 'this page'}: open it and add "checked" with today’s date`,
          together: pagesElsewhere(file, lineOf('to'), 'nobody has opened'),
        });
      }
      const expires = dayOf('expires');
      if (expires !== undefined) {
        add('dated', 'expires', {
          due: expires,
          text: `the promise to answer security reports ends on ${expires}: check the mailbox and set a new date, at most a year ahead`,
        });
      }
      const lentUntil = own('status') === 'lent' ? dayOf('until') : undefined;
      if (lentUntil !== undefined) {
        add('dated', 'until', {
          due: lentUntil,
          text: `${name ?? 'this book'} is due back on ${lentUntil}: ask for it, or fix its status`,
        });
      }
      const renew = dayOf('renew');
      if (renew !== undefined) {
        const holders = record.get('heldBy');
        add('dated', 'renew', {
          due: renew,
          owner: isSeq(holders) ? String(holders.get(0)) : undefined,
          text: `${name ?? 'this account'} has to be renewed by ${renew}: renew it and set the next date`,
        });
      }
      if (record !== top || !isNewest) return;
      const [term, out] = [dayOf('to'), dayOf('date')];
      if (term !== undefined) {
        add('dated', 'to', {
          due: term,
          text: `this board’s term ends on ${term}: add the new board’s file`,
        });
      }
      if (out !== undefined) {
        add('dated', 'date', {
          due: addDays(out, newsForDays),
          text: `the latest newsletter is from ${out}: write a new one`,
        });
      }
    },
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !exampleAddress.test(value)) return;
      if (path.some((node) => isMap(node) && node.get('sample') === true)) return;
      const { line } = lines.linePos(range?.[0] ?? 0);
      findings.push({
        kind: 'sample',
        file,
        line,
        owner: fileOwner,
        text: `an example address: ${shortened(value)}`,
        together: {
          at: file,
          say: (count) => `${String(count)} example addresses`,
          name: `line ${String(line)}`,
        },
      });
    },
  });
  return findings;
}

type Common = 'kind' | 'file' | 'line';

/**
 * Returns the date and text for the next review. Ignores a `reviewBy` date before the last review.
 */
function dueReview(
  reviewed: IsoDay | undefined,
  reviewBy: IsoDay | undefined,
): { key: string; due: IsoDay; text: string } | undefined {
  const last = reviewed === undefined ? 'never read' : `last read on ${reviewed}`;
  if (reviewBy !== undefined && (reviewed === undefined || reviewed < reviewBy)) {
    return {
      key: 'reviewBy',
      due: reviewBy,
      text: `due by ${reviewBy}, ${last}: read it, set "reviewed" to today and "reviewBy" to the next date`,
    };
  }
  if (reviewed === undefined) return undefined;
  return {
    key: 'reviewed',
    due: addDays(reviewed, checkedForDays),
    text: `${last}: read it and set "reviewed" to today`,
  };
}

/** Groups lessons and problems that were checked on the same day. */
function documentsTogether(file: string): Finding['together'] {
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)\.mdx$/.exec(file) ?? [];
  const what = folder.replace('content/', '');
  return {
    at: folder,
    say: (count) => `${String(count)} ${what} to read again: set "reviewed" to today in each`,
    name,
  };
}

const pagesElsewhere = (file: string, line: number, what: string): Finding['together'] => ({
  at: file,
  say: (count) => `${String(count)} outside links ${what}`,
  name: `line ${String(line)}`,
});

/** Returns a text from a record with facts filled in. */
function textAt(record: YAMLMap, key: string, facts: Facts): string | undefined {
  const value = record.get(key);
  return typeof value === 'string' ? fillFacts(value, facts).text : undefined;
}

/** Returns undefined for anything but a date. The content check reports invalid dates. */
const dayOnly = (written: string | undefined) =>
  written !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written))
    ? written
    : undefined;

const nameOf = (record: YAMLMap, facts: Facts) =>
  ['name', 'title', 'when', 'question'].flatMap((key) => textAt(record, key, facts) ?? [])[0];

/** Returns the key of the list or group that contains a record. */
function listOf(path: readonly unknown[]): string {
  const pair = path.findLast((node) => isPair(node));
  return isPair(pair) && isScalar(pair.key) ? String(pair.key.value) : '';
}

function shortened(value: string): string {
  const text = value.replace(/\s+/g, ' ').trim();
  return text.length > 50 ? `${text.slice(0, 49)}…` : text;
}

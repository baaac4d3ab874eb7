import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import { newestBoard } from './boards.ts';
import { calendarFindings } from './calendar.ts';
import { dateFindings } from './dates.ts';
import { findingsOf, type ContentFile, type Finding } from './findings.ts';
import { ownershipFindings } from './owners.ts';
import { questionFindings } from './questions.ts';

/** Samples and gaps have no due date. */
export type Urgency = 'late' | 'soon' | 'thisYear' | 'sample' | 'nobody';

/** A task and its location in content/. */
export interface Todo {
  urgency: Urgency;
  place: string;
  text: string;
  due?: IsoDay | undefined;
  /** Role responsible for the task. */
  owner?: string | undefined;
}

interface Asked {
  today: IsoDay;
  facts?: Facts;
}

/** Days before the due date at which reminders start. */
export const soonDays = 60;

/** Lists all tasks, with one line per record, most urgent first. */
export function findTodos(
  files: readonly ContentFile[],
  { today, facts = new Map() }: Asked,
  others: readonly Finding[] = [],
): Todo[] {
  const newest = new Set([newestBoard(files)?.file, newestNewsletter(files)]);
  const findings = [
    ...files.flatMap((content) =>
      findingsOf(content, { isNewest: newest.has(content.file), facts }),
    ),
    ...calendarFindings(files, today, facts),
    ...dateFindings(files, facts),
    ...questionFindings(files, today, facts),
    ...ownershipFindings(files, newestBoard(files)),
    ...unreadPages(files),
    ...others,
  ];
  return order.flatMap((urgency) =>
    gathered(findings.filter((finding) => urgencyOf(finding, today) === urgency))
      .map((todo) => ({ urgency, ...todo }))
      .toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? '')),
  );
}

const order: readonly Urgency[] = ['late', 'soon', 'thisYear', 'sample', 'nobody'];

function urgencyOf({ kind, due }: Finding, today: IsoDay): Urgency | undefined {
  if (kind !== 'dated') return kind;
  if (due === undefined || due > addDays(today, 365)) return undefined;
  return due < today ? 'late' : due <= addDays(today, soonDays) ? 'soon' : 'thisYear';
}

/** Merges similar tasks into one line at the location of the first one. */
function gathered(findings: readonly Finding[]): Omit<Todo, 'urgency'>[] {
  const alike = Map.groupBy(findings, ({ kind, together, owner, ...alone }) =>
    together ? JSON.stringify([kind, together.at, together.say(2), owner]) : alone,
  );
  return [...alike.values()].map(lineFor);
}

function lineFor(findings: readonly Finding[]): Omit<Todo, 'urgency'> {
  const [{ file, line, text, owner, together }] = findings as [Finding];
  const [due] = findings.flatMap((one) => one.due ?? []).toSorted();
  if (!together || findings.length === 1) {
    return { place: `${file}, line ${String(line)}`, text, due, owner };
  }
  const names = findings.flatMap((one) => one.together?.name ?? []);
  const said = `${together.say(findings.length)} (${firstFew(names)})`;
  return { place: together.at, text: said, due, owner };
}

const shown = 3;

function firstFew(names: readonly string[]): string {
  const rest = names.length - shown;
  return names.slice(0, shown).join(', ') + (rest > 0 ? ` and ${String(rest)} more` : '');
}

function unreadPages(files: readonly ContentFile[]): Finding[] {
  return files
    .filter(({ file }) => /^content\/(pages\/)?[a-z-]+\.yaml$/.test(file))
    .filter(({ file }) => !/\/(facts|accounts|look|books)\.yaml$/.test(file))
    .filter(({ source }) => !/^(reviewed|reviewBy):/m.test(source))
    .map(({ file }) => ({
      kind: 'nobody',
      file,
      line: 1,
      text: 'nobody has said when it was last read: read it and add "reviewed" with today’s date',
    }));
}

function newestNewsletter(files: readonly ContentFile[]): string | undefined {
  const dayOf = ({ source }: ContentFile) => /^date: (\S+)/m.exec(source)?.[1] ?? '';
  return files
    .filter(({ file }) => file.startsWith('content/newsletters/'))
    .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))[0]?.file;
}

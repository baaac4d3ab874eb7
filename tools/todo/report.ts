import { monthInWords } from '../../src/domain/dates/day-words.ts';
import type { IsoDay } from '../../src/domain/dates/days.ts';
import { soonDays, type Todo, type Urgency } from './todos.ts';

const headings: Record<Urgency, string> = {
  late: 'Late',
  soon: `Within the next ${String(soonDays)} days`,
  thisYear: 'Later, within a year',
  sample: 'Samples to replace',
  nobody: 'Nobody has done this yet',
};

/** Groups that a reminder includes. Tasks with a later due date are only in the handover. */
const reminded: readonly Urgency[] = ['late', 'soon', 'sample', 'nobody'];

/** Formats tasks for a terminal, in groups with a count. */
export function asText(todos: readonly Todo[]): string {
  return reminded
    .map((urgency) => {
      const group = todos.filter((todo) => todo.urgency === urgency);
      return [`${headings[urgency]}: ${String(group.length)}`, ...group.map(textLine)].join('\n');
    })
    .join('\n');
}

const textLine = ({ place, text, due, owner }: Todo) =>
  `  ${due === undefined ? '' : `${due}  `}${place}: ${text}${owner === undefined ? '' : ` [${owner}]`}`;

/** Formats groups as Markdown checklists. Omits empty groups. */
export function asMarkdown(todos: readonly Todo[], groups: readonly Urgency[]): string {
  return groups
    .flatMap((urgency) => {
      const group = todos.filter((todo) => todo.urgency === urgency);
      if (group.length === 0) return [];
      return [`## ${headings[urgency]}\n\n${group.map(markdownLine).join('\n')}\n`];
    })
    .join('\n');
}

/** Escapes a title for Markdown, so that it can't format text or mention anyone. */
export const asWords = (text: string) =>
  text.replace(/[\\`*_[\]<>#|]/g, '\\$&').replace(/(?<!\w)@(?=\w)/g, '@<!-- -->');

const markdownLine = ({ place, text, due, owner }: Todo) =>
  `- [ ] ${due === undefined ? '' : `**${due}** `}\`${place}\`: ${asWords(text)}${owner === undefined ? '' : ` (${asWords(owner)})`}`;

/** Writes the monthly issue. Returns undefined if there's nothing to do. */
export function asIssue(
  todos: readonly Todo[],
  today: IsoDay,
): { title: string; body: string } | undefined {
  const list = asMarkdown(todos, reminded);
  if (list === '') return undefined;
  return {
    title: `What’s due: ${monthInWords(today)}`,
    body: `${introduction}\n\n${list}`,
  };
}

const introduction = `This is what needs attention in \`content/\`, one line per record, with the role that looks after it in parentheses. A line goes away by itself once its file is fixed, so checking a box only tells the others you’re on it.`;

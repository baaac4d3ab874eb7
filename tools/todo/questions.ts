import { isNode, LineCounter, parseDocument } from 'yaml';
import { fillDocument } from '../../src/content/read/fill-document.ts';
import { questionsSchema } from '../../src/content/questions/schema.ts';
import { addDays, type IsoDay } from '../../src/domain/dates/days.ts';
import type { Facts } from '../../src/domain/words/facts.ts';
import {
  daysBetween,
  heardOn,
  isOpen,
  patienceDays,
  stateOf,
} from '../../src/domain/questions/questions.ts';
import type { ContentFile, Finding } from './findings.ts';

const file = 'content/questions.yaml';

/** Lists unanswered questions with their waiting time and due date. */
export function questionFindings(
  files: readonly ContentFile[],
  today: IsoDay,
  facts: Facts,
): Finding[] {
  const source = files.find((content) => content.file === file)?.source;
  if (source === undefined) return [];
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  fillDocument(document, questionsSchema, facts);
  const read = questionsSchema.safeParse(document.toJS());
  if (!read.success) return [];
  const { questions, owner } = read.data;
  return questions.flatMap((question, index): Finding[] => {
    if (!isOpen(question)) return [];
    const node = document.getIn(['questions', index, 'question'], true);
    const line = isNode(node) ? lines.linePos(node.range?.[0] ?? 0).line : 1;
    const heard = heardOn(question);
    const days = daysBetween(heard, today);
    const role = question.steps.at(-1)?.to;
    const next =
      stateOf(question) === 'waiting'
        ? 'take it to someone and add a step "what: taken"'
        : `ask ${role ?? ''} again, and add what you hear as a step`;
    const waited =
      days > patienceDays ? `has waited ${String(days)} days for an answer` : 'has no answer';
    return [
      {
        kind: 'dated',
        file,
        line,
        owner,
        due: addDays(heard, patienceDays),
        text: `"${question.question}" ${waited}, heard on ${heard}: ${next}`,
      },
    ];
  });
}

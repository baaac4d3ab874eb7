import { sources } from '../../src/content/everything/sources.ts';
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
import { readSource } from './read-source.ts';

const { files: file } = sources.questions;

/** Lists unanswered questions with their waiting time and due date. */
export function questionFindings(
  files: readonly ContentFile[],
  today: IsoDay,
  facts: Facts,
): Finding[] {
  const read = readSource(files, sources.questions, facts);
  if (!read) return [];
  const { questions, owner } = read.data;
  return questions.flatMap((question, index): Finding[] => {
    if (!isOpen(question)) return [];
    const line = read.lineOf('questions', index, 'question');
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

import type { AirTexts } from '../../../domain/handbook/air/air-print.ts';
import {
  airMeasures,
  withMeasure,
  type AirQuestion,
  type AirResult,
} from '../../../domain/handbook/air/air-question.ts';
import { AirField } from './AirField.tsx';

export interface AirDeskProps {
  question: AirQuestion;
  result: AirResult;
  texts: AirTexts;
  onChange: (next: AirQuestion, changed: keyof AirQuestion) => void;
}

/** The fields for two of the five properties and for the pressure. */
export function AirFields({
  question,
  result: { entries, air, problem },
  texts,
  onChange,
}: AirDeskProps) {
  const problemOf = (part: keyof AirQuestion) => {
    const entry = entries[part];
    return entry && 'problem' in entry ? entry.problem : undefined;
  };
  const read = (['p', ...airMeasures.map(({ part }) => part)] as const).flatMap((part) => {
    const entry = entries[part];
    return entry && 'words' in entry && question[part] !== '' ? [entry.words] : [];
  });
  return (
    <div className="needs-script">
      <div className="grid grid-cols-[repeat(2,minmax(0,1fr))] items-end gap-x-3 gap-y-4 sm:grid-cols-[repeat(3,minmax(0,1fr))]">
        {airMeasures.map(({ part, measure, label, text }) => {
          const value = air?.[measure];
          const isGiven = question[part] !== '';
          return (
            <AirField
              key={part}
              label={label}
              text={isGiven || value === undefined ? question[part] : texts[text](value)}
              isGiven={isGiven}
              problem={problemOf(part)}
              onType={(typed) => {
                onChange(withMeasure(question, part, typed), part);
              }}
            />
          );
        })}
        <AirField
          label="Total pressure"
          text={question.p}
          problem={problemOf('p')}
          onType={(p) => {
            onChange({ ...question, p }, 'p');
          }}
        />
      </div>
      <p className="mt-3 text-note wrap-anywhere text-soft">
        Solid boxes are yours, dashed ones follow. Any unit works.
      </p>
      <p className="min-h-[3em] text-note wrap-anywhere text-soft" role="status">
        {problem === '' ? `Read as ${read.slice(1).join(', ')}, at ${read[0] ?? ''}.` : problem}
      </p>
    </div>
  );
}

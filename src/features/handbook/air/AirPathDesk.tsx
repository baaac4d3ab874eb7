import { useId } from 'react';
import type { AirTexts } from '../../../domain/handbook/air/air-print.ts';
import {
  airSteps,
  stepOf,
  withStep,
  type AirQuestion,
} from '../../../domain/handbook/air/air-question.ts';
import type { AirPath } from '../../../domain/handbook/air/air-path.ts';
import { AirField } from './AirField.tsx';
import type { AirDeskProps } from './AirFields.tsx';
import { AirTable } from './AirState.tsx';

/** Lets the visitor choose a process step, and shows its effect on the air. */
export function AirPathDesk({ question, result, texts, onChange }: AirDeskProps) {
  const id = useId();
  const { air, path, pathText } = result;
  const step = stepOf(question.step);
  const set = (part: 'to' | 'dry2' | 'rh2' | 'amount') => (text: string) => {
    onChange({ ...question, [part]: text }, part);
  };
  const field = (part: 'to' | 'dry2' | 'rh2' | 'amount', label: string) => (
    <AirField
      label={label}
      text={question[part]}
      problem={problemIn(result, part)}
      onType={set(part)}
    />
  );
  return (
    <section aria-labelledby="air-path">
      <h2 id="air-path" className="text-h2">
        Take it somewhere
      </h2>
      <div className="needs-script mt-4 grid grid-cols-[repeat(2,minmax(0,1fr))] items-end gap-x-3 gap-y-4 sm:grid-cols-[repeat(3,minmax(0,1fr))]">
        <div className="col-[span_2] min-w-0">
          <label className="block text-minor leading-close font-strong" htmlFor={id}>
            What you do to it
          </label>
          <select
            id={id}
            className="field mt-1 h-[3.1rem] w-full min-w-0"
            value={step}
            onChange={({ currentTarget }) => {
              onChange(withStep(question, stepOf(currentTarget.value), texts.units), 'step');
            }}
          >
            {Object.entries(airSteps).map(([kind, { label }]) => (
              <option key={kind} value={kind}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {step === 'mix' ? (
          <>
            {field('dry2', 'Second dry bulb')}
            {field('rh2', 'Its humidity')}
            {field('amount', `${texts.mass} per ${texts.mass} of yours`)}
          </>
        ) : (
          field('to', capitalized(airSteps[step].target))
        )}
      </div>
      <p className="mt-3">{stepSaid(question, texts)}</p>
      <p className="mt-4" role="status">
        {pathText}
      </p>
      {air && path && (
        <AirTable
          columns={[
            { name: 'Before', air },
            { name: 'After', air: path.end },
          ]}
          more={pathFacts(path, texts)}
          texts={texts}
        />
      )}
    </section>
  );
}

const problemIn = ({ entries }: AirDeskProps['result'], part: keyof AirQuestion) => {
  const entry = entries[part];
  return entry && 'problem' in entry ? entry.problem : undefined;
};

/** Describes the process step on paper, and for visitors without JavaScript. */
function stepSaid(question: AirQuestion, { mass, massWord }: AirTexts): string {
  const step = stepOf(question.step);
  const { label, target } = airSteps[step];
  return step === 'mix'
    ? `${label}: ${question.amount} ${mass} of dry air at ${question.dry2} and ${question.rh2} per ${massWord} of yours.`
    : `${label} ${target} ${question.to}.`;
}

const capitalized = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const pathFacts = ({ heat, water, fog }: AirPath, texts: AirTexts) => [
  {
    name: heat < 0 ? 'Heat out' : 'Heat in',
    text: heat === 0 ? 'none' : `${texts.energy(Math.abs(heat))} per ${texts.mass}`,
  },
  {
    name: water < 0 ? 'Water out' : 'Water in',
    text: water === 0 ? 'none' : `${texts.water(Math.abs(water))} per ${texts.mass}`,
  },
  ...(fog > 0 ? [{ name: 'Fog', text: `${texts.water(fog)} per ${texts.mass}` }] : []),
];

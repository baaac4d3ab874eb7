import type {
  StruckUnit,
  UnitFraction,
  Work,
} from '../../../domain/handbook/quick-answers/answer.ts';
import { Runs } from './Runs.tsx';

/** Shows a conversion the way students write it on an exam, with canceled units struck out. */
export function ConversionWork({ work: { start, factors, end } }: { work: Work }) {
  return (
    <figure className="mt-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-2 pb-1.5 tabular-nums">
        <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
          <Side {...start} />
        </span>
        {factors.map((factor, index) => (
          <span key={index} className="inline-flex items-center gap-2.5 whitespace-nowrap">
            <span>×</span>
            <Fraction factor={factor} />
          </span>
        ))}
        <span className="inline-flex items-center gap-2.5 whitespace-nowrap">
          <span>=</span>
          <strong>
            <Runs runs={end} />
          </strong>
        </span>
      </p>
      <figcaption className="text-small text-soft">
        Write it like this in an exam. Units that cancel are struck out.
      </figcaption>
    </figure>
  );
}

function Fraction({ factor: { above, below, power } }: { factor: UnitFraction }) {
  return (
    <span
      className={`relative inline-flex flex-col text-center ${power === 1 ? '' : 'mr-3 rounded-[0.6rem] border-x-[1.5px] border-ink px-1'}`}
    >
      <span className="border-b-[1.5px] border-b-ink px-1.5 py-0">
        <Side {...above} />
      </span>
      <span className="sr-only"> over </span>
      <span className="px-1.5 py-0">
        <Side {...below} />
      </span>
      {power !== 1 && (
        <sup className="absolute -top-2 right-[-0.8rem]">
          <span className="sr-only">all to the power </span>
          {power}
        </sup>
      )}
    </span>
  );
}

function Side({ number, units }: UnitFraction['above']) {
  return (
    <span>
      <Runs runs={number} />
      {units.map((unit, index) => (
        <StruckRuns key={index} unit={unit} isFirst={index === 0} />
      ))}
    </span>
  );
}

function StruckRuns({ unit, isFirst }: { unit: StruckUnit; isFirst: boolean }) {
  const Tag = unit.isStruck ? 's' : 'span';
  return (
    <>
      {isFirst ? '\u00a0' : '·'}
      <Tag className={unit.isStruck ? 'line-through decoration-accent decoration-2' : undefined}>
        <Runs runs={unit.unit} />
      </Tag>
    </>
  );
}

import type { LabReport } from '../../content/documents/lab-report-schema.ts';

interface AbstractProps extends Readonly<LabReport['before']> {
  id: string;
  isGood?: boolean;
}

export function Abstract({ id, title, sentences, isGood = false }: AbstractProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className={`mt-4 border-l-3 pl-5 ${isGood ? 'border-l-stream' : 'border-l-hair'}`}>
        {sentences.map(({ text }, place) => (
          <span key={text}>
            {text}
            <sup className="ml-0.5 font-strong text-accent">{place + 1}</sup>{' '}
          </span>
        ))}
      </p>
      <ol className="mt-6 list-decimal space-y-3 pl-6 text-note text-soft marker:font-strong marker:text-accent">
        {sentences.map(({ note }) => (
          <li key={note}>{note}</li>
        ))}
      </ol>
    </section>
  );
}

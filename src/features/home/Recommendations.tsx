import type { ReactNode } from 'react';
import type {
  Recommendation,
  Recommendations as Shown,
  SampleMistake,
} from '../../content/home/recommendations.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

interface RecommendationsProps {
  recommendations: Shown;
  /** Equipment of the lesson and of the problem, drawn around the line at y = 60. */
  lesson?: ReactNode;
  problem?: ReactNode;
  /** True if the trays have drawings. */
  hasEquipment: boolean;
}

/** Recommendations for tonight, each on a tray that the stream crosses, as in a column. */
export function Recommendations({
  recommendations,
  lesson,
  problem,
  hasEquipment,
}: RecommendationsProps) {
  const { heading, text, read, try: attempt, borrow, news } = recommendations;
  if (!read && !attempt && !borrow && !news) return null;
  return (
    <section aria-labelledby="stuck">
      <div className="rail pt-4 pb-2">
        <h2 id="stuck" className="text-h2">
          {heading}
        </h2>
        <p className="mt-2 text-soft">{text}</p>
      </div>
      <ul className="trays mx-[calc(-1_*_var(--beside))] [--beside:calc(var(--to-line)_+_var(--pipe)/2)]">
        {read && (
          <Tray recommendation={read}>
            {hasEquipment ? <OnTheLine>{lesson}</OnTheLine> : undefined}
          </Tray>
        )}
        {attempt && (
          <Tray recommendation={attempt}>
            {attempt.mistake ? (
              <SampleMistakeNote {...attempt.mistake} />
            ) : hasEquipment ? (
              <OnTheLine>{problem}</OnTheLine>
            ) : undefined}
          </Tray>
        )}
        {borrow && <Tray recommendation={borrow}>{hasEquipment ? <Bookshelf /> : undefined}</Tray>}
        {news && <Tray recommendation={news} />}
      </ul>
      <div className="rail h-14 md:h-20" />
    </section>
  );
}

function Tray({
  recommendation,
  children,
}: {
  recommendation: Recommendation;
  children?: ReactNode;
}) {
  const { label, facts, title, text, page, link, until } = recommendation;
  // A letter has no drawing or example next to it.
  const isLetter = children === undefined;
  return (
    <li
      data-until={until}
      className="tray relative grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-5 gap-y-3 px-(--beside) pt-7 pb-[1.9rem] md:grid-cols-[minmax(0,1fr)_minmax(12.25rem,18rem)] md:gap-x-12 md:gap-y-3.5 md:pt-9 md:pb-10 lg:grid-cols-[7.5rem_minmax(0,1fr)_minmax(16rem,23rem)] lg:gap-y-0 lg:pt-10"
    >
      <p className="col-span-full flex flex-wrap items-baseline gap-x-3.5 gap-y-0.5 text-note leading-[1.4] text-soft lg:col-auto lg:grid lg:pt-1">
        <b className="text-fine font-strong tracking-[0.09em] text-accent uppercase">{label}</b>
        {facts.map((fact) => (
          <span key={fact}> {fact}</span>
        ))}
      </p>
      <div
        className={
          isLetter
            ? 'md:max-lg:col-span-full lg:col-[2/-1] lg:grid lg:grid-cols-[auto_minmax(0,1fr)_auto] lg:items-baseline lg:gap-x-5 max-lg:[&_.text-link]:mt-1.5'
            : '[&_.text-link]:mt-1.5 lg:[&_.text-link]:mt-3'
        }
      >
        <h3
          className={
            isLetter ? 'text-h3 max-lg:mb-1.5' : 'mb-1.5 text-h3 lg:mb-2.5 lg:text-[1.6rem]'
          }
        >
          <a className="hover:text-accent" href={page}>
            {title}
          </a>
        </h3>
        <p className={isLetter ? 'text-soft lg:max-w-[39em]' : 'text-soft lg:max-w-[28.5em]'}>
          {text}
        </p>
        <TextLink href={page}>
          {link}
          <span className="sr-only">: {title}</span>
        </TextLink>
      </div>
      {children}
    </li>
  );
}

/** A piece of equipment on the stream. */
function OnTheLine({ children }: { children: ReactNode }) {
  return (
    <Drawing field={[-30, 0, 180, 124]} className="h-auto w-26 md:w-49">
      <path className="stream" d="M-28 60H148" />
      {children}
    </Drawing>
  );
}

/** An example of an answer and of the site's response, as text. */
function SampleMistakeNote({ question, entry, sentence }: SampleMistake) {
  return (
    <figure className="callout col-span-full border-l-2 border-l-hair text-small md:col-auto">
      <figcaption className="mb-2 font-strong text-soft">
        For example, a wrong answer and what we tell you
      </figcaption>
      <p>
        <span className="text-soft">{question}</span> <b>{entry}</b>
      </p>
      <p className="mt-2 grid grid-cols-[auto_1fr] gap-2.5">
        <svg
          className="size-[1.3rem] stroke-[2.5] text-second [stroke-linecap:round]"
          viewBox="0 0 24 24"
          width="24"
          height="24"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
        <span>
          <strong>Not yet.</strong> {sentence}
        </span>
      </p>
    </figure>
  );
}

/** A shelf of books, one of them pulled out. */
function Bookshelf() {
  return (
    <Drawing field={[0, 0, 196, 132]} className="h-auto w-26 md:w-49">
      <path
        className="vessel"
        d="M14 34h20v90H14zM34 22h26v102H34zM112 28h18v96h-18zM130 40h24v84h-24z"
      />
      <path
        className="thin"
        d="M14 46h20M14 52h20M34 40h26M34 106h26M112 46h18M112 108h18M130 58h24M130 64h24"
      />
      <path
        className="fill-stream stroke-ink stroke-2 [vector-effect:non-scaling-stroke]"
        d="M66 4h34v112H66z"
      />
      <path className="stroke-(--on-stream) stroke-[1.5]" d="M72 20h22M72 26h22M72 100h22" />
      <path className="vessel" d="M160 124l14-86 18 3-14 83z" />
      <path className="thin" d="M0 124h196" />
    </Drawing>
  );
}

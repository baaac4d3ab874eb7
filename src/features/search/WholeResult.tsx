import { sectionsOf } from '../../domain/search/arrange.ts';
import { counted } from '../../domain/words/counted.ts';
import { excerpt } from '../../domain/search/excerpt.ts';
import type { Hit } from '../../domain/search/rank.ts';
import { Marked } from './Marked.tsx';
import type { Answered } from './use-site-search.ts';

interface WholeResultProps {
  hit: Hit;
  shown: Answered;
}

/** A lesson, or another page with parts, and those of them in which the search was found. */
export function WholeResult({ hit, shown: { query, cardOf } }: WholeResultProps) {
  const { title, address, detail, text } = cardOf(hit.page);
  const sections = sectionsOf(hit);
  const rest = hit.entries.filter((id) => id !== hit.page).length - sections.length;
  return (
    <article className="lesson-result not-first:mt-6">
      <h3>
        <a href={address} className="result-link block">
          <Marked text={title} query={query} />
        </a>
        {detail !== '' && <span className="code">{detail}</span>}
      </h3>
      {sections.length === 0 && (
        <p className="px-3 text-note text-soft">
          <Marked text={text} query={query} />
        </p>
      )}
      {sections.length > 0 && (
        <ul className="ml-3 border-l-3 border-l-stream">
          {sections.map((id) => {
            const section = cardOf(id);
            return (
              <li key={id}>
                <a href={section.address} className="result-link">
                  <b className="leading-[1.4] font-strong">
                    <Marked text={section.title} query={query} />
                  </b>
                  <span className="text-small text-soft not-italic">
                    <Marked text={excerpt(section.text, query)} query={query} />
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {rest > 0 && (
        <p className="rest mt-1.5 mr-0 mb-0 ml-3.5 px-3 text-note text-soft">
          and in {counted(rest, 'more section')}
        </p>
      )}
    </article>
  );
}

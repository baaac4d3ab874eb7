import { sectionsOf } from '../../domain/site-search/arrange.ts';
import { counted } from '../../domain/counted.ts';
import { excerpt } from '../../domain/site-search/excerpt.ts';
import type { Hit } from '../../domain/site-search/rank.ts';
import { Marked } from './Marked.tsx';
import type { Answer } from './Results.tsx';

interface LessonResultProps {
  hit: Hit;
  shown: Answer;
}

/** A lesson with the sections in which the search was found. */
export function LessonResult({ hit, shown: { query, cardOf } }: LessonResultProps) {
  const { title, address, detail, text } = cardOf(hit.page);
  const sections = sectionsOf(hit);
  const rest = hit.entries.filter((id) => id !== hit.page).length - sections.length;
  return (
    <article className="lesson-result">
      <h3>
        <a href={address} className="result-link">
          <Marked text={title} query={query} />
        </a>
        <span className="code">{detail}</span>
      </h3>
      {sections.length === 0 && (
        <p>
          <Marked text={text} query={query} />
        </p>
      )}
      {sections.length > 0 && (
        <ul>
          {sections.map((id) => {
            const section = cardOf(id);
            return (
              <li key={id}>
                <a href={section.address} className="result-link">
                  <b>
                    <Marked text={section.title} query={query} />
                  </b>
                  <span>
                    <Marked text={excerpt(section.text, query)} query={query} />
                  </span>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      {rest > 0 && <p className="rest">and in {counted(rest, 'more section')}</p>}
    </article>
  );
}

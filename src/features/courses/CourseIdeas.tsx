import { Fragment } from 'react';
import type { UsedIdea } from '../../content/courses/schema.ts';

/** Lists the ideas of a course that later lessons use, with links to those lessons. */
export function CourseIdeas({ ideas }: { ideas: readonly UsedIdea[] }) {
  return (
    <dl className="grid max-w-[39em] gap-y-3 pb-4">
      {ideas.map(({ idea, lessons }) => (
        <div key={idea}>
          <dt className="font-strong">{idea}</dt>
          <dd className="text-note text-soft">
            You’ll use this in{' '}
            {lessons.map(({ title, page }, place) => (
              <Fragment key={page}>
                {place > 0 && (place === lessons.length - 1 ? ' and ' : ', ')}
                <a className="word-link" href={page}>
                  {title}
                </a>
              </Fragment>
            ))}
            .
          </dd>
        </div>
      ))}
    </dl>
  );
}

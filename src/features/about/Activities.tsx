import type { About } from '../../content/about.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';

interface ActivitiesProps {
  heading: string;
  activities: About['activities'];
}

/** What the board does, point by point. */
export function Activities({ heading, activities }: ActivitiesProps) {
  return (
    <Section id="what-we-do" heading={heading}>
      <ul className="border-b border-hair">
        {activities.map(({ title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-1.5 border-t border-hair py-5 lg:grid-cols-[2fr_3fr]"
          >
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-[39em] text-soft">
              <LinkedText parts={textParts(text)} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

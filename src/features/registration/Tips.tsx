import type { Registration } from '../../content/registration.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';

interface TipsProps {
  heading: string;
  tips: Registration['tips'];
}

/** What to do before registration opens. */
export function Tips({ heading, tips }: TipsProps) {
  return (
    <Section id="tips" heading={heading}>
      <ol className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {tips.map(({ title, description }) => (
          <li key={title}>
            <h3 className="text-h3">{title}</h3>
            <p className="mt-1.5 text-soft">
              <LinkedText parts={textParts(description)} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

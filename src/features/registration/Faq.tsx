import type { Registration } from '../../content/registration.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { Section } from '../../ui/Section.tsx';

interface FaqProps {
  heading: string;
  faq: Registration['faq'];
}

/**
 * Questions that open to their answers. The id is on the answer, inside: a link to it, and the
 * browser's own search, open the question by themselves.
 */
export function Faq({ heading, faq }: FaqProps) {
  return (
    <Section id="faq" heading={heading}>
      <div className="border-b border-hair">
        {faq.map(({ id, question, answer }) => (
          <details key={id} className="border-t border-hair">
            <summary className="faq-question py-4 font-display text-h3">{question}</summary>
            <div id={id} className="pb-5">
              <p className="max-w-[40em]">
                <LinkedText parts={textParts(answer)} />
              </p>
              <p className="mt-2 text-small">
                <a
                  href={`#${id}`}
                  className="inline-block py-1 text-soft underline underline-offset-4"
                >
                  Link to this answer
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}

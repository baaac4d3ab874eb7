import type { CourseFacts } from '../../content/courses/queries.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';

/** Button for a course's printable packet; the build fills in its page count and size. */
export function PacketLink({ code, packet }: Pick<CourseFacts, 'code' | 'packet'>) {
  if (!packet) return null;
  return (
    <p className="no-print mt-5">
      <ButtonLink href={packet.pdf} variant="line">
        <span>
          Print the packet<span className="sr-only"> for {code}</span>
          <span data-pdf-facts={packet.pdf} />
        </span>
      </ButtonLink>
    </p>
  );
}

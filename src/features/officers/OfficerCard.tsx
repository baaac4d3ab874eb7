import type { Officer } from '../../content/queries.ts';
import { textParts } from '../../domain/linked-text.ts';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Portrait } from './Portrait.tsx';

/** One officer: the role first, for a student who wonders whom to ask. */
export function OfficerCard({ name, role, year, bio, email, portrait }: Officer) {
  return (
    <li className="officer">
      <Portrait name={name} portrait={portrait} />
      <div>
        <p className="font-semibold text-orange">{role}</p>
        <h2 className="mt-0.5 text-h3">{name}</h2>
        <p className="text-small text-soft">{year}</p>
        {bio !== undefined && (
          <p className="mt-3 text-small">
            <LinkedText parts={textParts(bio)} />
          </p>
        )}
        {email !== undefined && (
          <p className="officer-email mt-2 text-small">
            <TextLink href={`mailto:${email}`}>
              {email.split('@')[0]}@<wbr />
              {email.split('@')[1]}
            </TextLink>
          </p>
        )}
      </div>
    </li>
  );
}

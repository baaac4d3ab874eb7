import type { Site } from '../../content/site/schema.ts';
import { TextLink } from '../../ui/TextLink.tsx';

export function ContactDetails({
  email,
  address,
  social,
}: Pick<Site, 'email' | 'address' | 'social'>) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-h2">
        Contact details
      </h2>
      <dl className="contact-details">
        <dt className="mt-5 text-note text-soft">Email</dt>
        <dd>
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
        </dd>
        <dt className="mt-5 text-note text-soft">Mail</dt>
        <dd>
          <address className="not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
        </dd>
        {social && (
          <>
            <dt className="mt-5 text-note text-soft">Social</dt>
            <dd>
              <TextLink href={social.url}>{social.handle}</TextLink>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}

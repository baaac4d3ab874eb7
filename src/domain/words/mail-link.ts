/** A mail that waits for its sender. */
export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/**
 * The address that opens a mail program with this mail filled in (RFC 6068): percent-encoded as
 * UTF-8, with line breaks as mail has them.
 */
export function mailLink({ to, subject, body }: Mail): string {
  // A subject is a line: a break in it would begin the next header.
  const fields = Object.entries({ subject: subject.replace(/[\r\n]+/g, ' '), body })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encoded(text)}`);
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${[address, ...(fields.length > 0 ? [fields.join('&')] : [])].join('?')}`;
}

const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));

/** Some mail programs cut off, or refuse, an address of more than about two thousand characters. */
const longestLink = 1900;

/** What to do with a mail that a visitor has written: the link, and whether the body fits into it. */
export function composeMail(mail: Mail): { link: string; fits: boolean } {
  const link = mailLink(mail);
  return link.length <= longestLink
    ? { link, fits: true }
    : { link: mailLink({ ...mail, subject: shortened(mail.subject), body: '' }), fits: false };
}

/** A subject is a line: what is longer than any mail program shows is cut, between characters. */
function shortened(subject: string): string {
  const letters = Array.from(subject);
  return letters.length > 120 ? `${letters.slice(0, 119).join('')}…` : subject;
}

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
  const field = (text: string) =>
    encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${field(subject)}&body=${field(body)}`;
}

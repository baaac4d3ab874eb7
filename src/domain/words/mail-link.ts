export interface Mail {
  to: string;
  subject: string;
  body: string;
}

/** Formats a mailto address (RFC 6068), percent-encoded as UTF-8 with CRLF line breaks. */
export function mailLink({ to, subject, body }: Mail): string {
  // A line break in the subject would start another header.
  const fields = Object.entries({ subject: subject.replace(/[\r\n]+/g, ' '), body })
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${name}=${encoded(text)}`);
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${[address, ...(fields.length > 0 ? [fields.join('&')] : [])].join('?')}`;
}

const encoded = (text: string) =>
  encodeURIComponent(text.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'));

/** Some mail programs cut off or reject addresses longer than about 2,000 characters. */
const longestLink = 1900;

/** Formats the link for a visitor's message. Omits the body if it doesn't fit. */
export function composeMail(mail: Mail): { link: string; fits: boolean } {
  const link = mailLink(mail);
  return link.length <= longestLink
    ? { link, fits: true }
    : { link: mailLink({ ...mail, subject: shortened(mail.subject), body: '' }), fits: false };
}

/** Cuts off a subject that's longer than mail programs show. */
function shortened(subject: string): string {
  const letters = Array.from(subject);
  return letters.length > 120 ? `${letters.slice(0, 119).join('')}…` : subject;
}

/** Fills in placeholders in a sentence, like `{title}`. */
export function fillIn(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => words[name] ?? place);
}

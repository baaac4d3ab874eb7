export interface Feed {
  title: string;
  /** Permanent address of the page that the feed belongs to. */
  page: string;
  /** Permanent address of the feed. */
  self: string;
  author: string;
  entries: readonly FeedEntry[];
}

export interface FeedEntry {
  title: string;
  address: string;
  /** Publication date, `YYYY-MM-DD`. */
  day: string;
  /** Date of the last change, if it differs from the publication date. */
  changed?: string | undefined;
  summary: string;
  /** Full text as HTML with absolute links. */
  html: string;
}

/** Formats an Atom feed (RFC 4287). The address of an entry is its id, so it must never change. */
export function atomFeed({ title, page, self, author, entries }: Feed): string {
  const entryXml = entries.map(
    (entry) => `  <entry>
    <title>${escape(entry.title)}</title>
    <id>${escape(entry.address)}</id>
    <link rel="alternate" type="text/html" href="${escape(entry.address)}"/>
    <published>${noon(entry.day)}</published>
    <updated>${noon(lastDay(entry))}</updated>
    <summary>${escape(entry.summary)}</summary>
    <content type="html">${escape(entry.html)}</content>
  </entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <title>${escape(title)}</title>
  <id>${escape(page)}</id>
  <link rel="alternate" type="text/html" href="${escape(page)}"/>
  <link rel="self" type="application/atom+xml" href="${escape(self)}"/>
  <author><name>${escape(author)}</name></author>
  <updated>${noon(entries[0] ? lastDay(entries[0]) : '1970-01-01')}</updated>
${entryXml.join('')}</feed>
`;
}

const lastDay = ({ day, changed = day }: FeedEntry) => changed;

interface FeedPicture {
  jpeg: string;
  alt: string;
  caption?: string | undefined;
  width: number;
  height: number;
}

/** Formats a picture as HTML that works in every feed reader. */
export function feedPicture({ jpeg, alt, caption, width, height }: FeedPicture): string {
  const below = caption === undefined ? '' : `<figcaption>${escape(caption)}</figcaption>`;
  const size = `width="${String(width)}" height="${String(height)}"`;
  return `<figure><img src="${escape(jpeg)}" alt="${escape(alt)}" ${size}>${below}</figure>`;
}

/** At noon UTC, it's the same date in nearly every time zone. */
const noon = (day: string) => `${day}T12:00:00Z`;

export const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Characters that XML doesn't allow in any form.
    // oxlint-disable-next-line no-control-regex -- these are exactly the characters to remove
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');

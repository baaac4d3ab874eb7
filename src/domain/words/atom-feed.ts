/** What a feed says of itself. */
export interface Feed {
  title: string;
  /** The permanent address of the page that the feed belongs to. */
  page: string;
  /** The permanent address of the feed. */
  self: string;
  author: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

/** One entry of a feed. */
export interface FeedEntry {
  title: string;
  address: string;
  /** The day it came out, `YYYY-MM-DD`. */
  day: string;
  /** The day it last changed, if that is another. */
  changed?: string | undefined;
  summary: string;
  /** The whole text, as HTML whose links hold anywhere. */
  html: string;
}

/** The feed as Atom (RFC 4287). An entry is known by its address, which must never change. */
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

/** A picture of an entry. */
interface FeedPicture {
  jpeg: string;
  alt: string;
  caption?: string | undefined;
  width: number;
  height: number;
}

/** A picture as HTML that every feed reader knows. */
export function feedPicture({ jpeg, alt, caption, width, height }: FeedPicture): string {
  const below = caption === undefined ? '' : `<figcaption>${escape(caption)}</figcaption>`;
  const size = `width="${String(width)}" height="${String(height)}"`;
  return `<figure><img src="${escape(jpeg)}" alt="${escape(alt)}" ${size}>${below}</figure>`;
}

/** A time of that day which is the same day in every inhabited zone but the last two. */
const noon = (day: string) => `${day}T12:00:00Z`;

/** A text as HTML and XML have it, with nothing in it that is a sign of theirs. */
export const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Characters that XML does not know in any form.
    // oxlint-disable-next-line no-control-regex -- they are exactly what is to be removed
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');

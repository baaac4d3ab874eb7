import { expect, test } from 'vitest';
import { atomFeed, feedPicture } from './atom-feed.ts';

const about = {
  title: 'Q & A',
  page: 'https://board.example.edu/news',
  self: 'https://board.example.edu/news.xml',
  author: 'The "Board"',
};
const entry = {
  title: 'x < y',
  address: 'https://board.example.edu/news/1?a=1&b=2',
  day: '2025-10-06',
  summary: 'bell\u0007',
  html: '<p>5 &lt; 6</p>',
};
const feed = atomFeed({ ...about, entries: [entry] });

test('XML is escaped, and HTML is escaped as a whole', () => {
  expect(feed).toContain('<title>Q &amp; A</title>');
  expect(feed).toContain('<name>The &quot;Board&quot;</name>');
  expect(feed).toContain('href="https://board.example.edu/news/1?a=1&amp;b=2"');
  expect(feed).toContain('&lt;p&gt;5 &amp;lt; 6&lt;/p&gt;');
});

test('control characters are removed', () => {
  expect(feed).toContain('<summary>bell</summary>');
});

test('the feed is as new as its newest entry', () => {
  expect(feed.match(/<updated>2025-10-06T12:00:00Z<\/updated>/g)).toHaveLength(2);
});

test('a changed entry keeps its publication date', () => {
  const changed = atomFeed({ ...about, entries: [{ ...entry, changed: '2025-11-03' }] });
  expect(changed).toContain('<published>2025-10-06T12:00:00Z</published>');
  expect(changed.match(/<updated>2025-11-03T12:00:00Z<\/updated>/g)).toHaveLength(2);
});

test('a picture has its size, its alt text and its caption', () => {
  const picture = { jpeg: '/a.jpeg', alt: 'A "column"', width: 704, height: 440 };
  expect(feedPicture(picture)).toBe(
    '<figure><img src="/a.jpeg" alt="A &quot;column&quot;" width="704" height="440"></figure>',
  );
  expect(feedPicture({ ...picture, caption: 'x < y' })).toContain(
    '<figcaption>x &lt; y</figcaption></figure>',
  );
});

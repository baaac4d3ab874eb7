import { Complaint } from './fault.ts';

/** Hosts that share files without asking the authors. */
const sharing =
  /(?:^|\.)(?:scribd|chegg|coursehero|studocu|docsity|slideshare|pdfcoffee|pdfdrive|dokumen|vdoc|vdocuments?|idoc|epdf|ebin|z-?lib(?:rary)?|b-ok|libgen|sci-hub|annas-archive|4shared)\.[a-z.]+$/;

/** Throws if a link leads to an unencrypted page or to a site that shares files. */
export function mustBeOpen(href: string): void {
  if (href.startsWith('http:')) {
    throw new Complaint(
      `the link "${href}" starts with http://, and browsers warn about such pages.`,
      `Try https:${href.slice(5)} in your browser. If it doesn’t open, name another source.`,
    );
  }
  const host = URL.parse(href)?.hostname ?? '';
  if (!sharing.test(host)) return;
  throw new Complaint(
    `${host} shares files without asking their authors, so a lesson can’t link to it.`,
    'Link to the publisher or the author, or cite the book: <Reference book="…" chapter="…">.',
  );
}

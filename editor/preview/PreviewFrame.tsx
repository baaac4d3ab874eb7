import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PreviewFrameProps {
  /** The colors of the board, as a style sheet. */
  colors: string;
  /** What somebody is editing, by the titles of the groups around it, the innermost first. */
  near: readonly string[];
  children: ReactNode;
}

/**
 * A document of its own, so that the site's style sheets and the editor's leave each other alone and
 * the page is laid out for the width it has here. Nothing runs in it; this window draws into it.
 */
export function PreviewFrame({ colors, near, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    if (body) color(body.ownerDocument, colors);
  }, [body, colors]);
  useEffect(() => {
    if (body) scrollTo(body, near);
  }, [body, near]);
  return (
    <>
      <iframe
        ref={frame}
        title="Preview of the page"
        src="/preview.html"
        onLoad={() => {
          setBody(frame.current?.contentDocument?.body);
        }}
      />
      {body && createPortal(<div onClickCapture={stayHere}>{children}</div>, body)}
    </>
  );
}

/** Gives a document its colors. What a script makes is no inline style, which the policy forbids. */
function color(page: Document, styles: string) {
  if (!page.defaultView) return;
  const sheet = new page.defaultView.CSSStyleSheet();
  sheet.replaceSync(styles);
  page.adoptedStyleSheets = [sheet];
}

/** Brings the first of some titles that the page has into sight, and leaves this window as it is. */
function scrollTo(body: HTMLElement, titles: readonly string[]) {
  const named = [...body.querySelectorAll('h2, h3, .event-name')];
  const found = titles
    .map((title) => named.find(({ textContent }) => textContent.trim() === title))
    .find((element) => element !== undefined);
  const view = body.ownerDocument.defaultView;
  if (!found || !view) return;
  // Below the header, which stays.
  view.scrollTo({ top: view.scrollY + found.getBoundingClientRect().top - 120 });
}

/** There is no site behind the links of a preview. */
function stayHere(event: MouseEvent) {
  if ((event.target as Element).closest('a[href], button')) event.preventDefault();
}

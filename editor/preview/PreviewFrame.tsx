import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PreviewFrameProps {
  /** The colors of the board, as a style sheet. */
  colors: string;
  children: ReactNode;
}

/**
 * A document of its own, so that the site's style sheets and the editor's leave each other alone and
 * the page is laid out for the width it has here. Nothing runs in it; this window draws into it.
 */
export function PreviewFrame({ colors, children }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => {
    const view = body?.ownerDocument.defaultView as (Window & typeof globalThis) | null | undefined;
    if (!view) return;
    // A style sheet that a script makes is no inline style, which the policy forbids.
    const sheet = new view.CSSStyleSheet();
    sheet.replaceSync(colors);
    view.document.adoptedStyleSheets = [sheet];
  }, [body, colors]);
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

/** There is no site behind the links of a preview. */
function stayHere(event: MouseEvent) {
  if ((event.target as Element).closest('a[href], button')) event.preventDefault();
}

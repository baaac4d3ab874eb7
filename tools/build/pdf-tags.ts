import { withObjects } from './pdf-append.ts';

/**
 * Changes a page, in the browser that is about to print it, to what the tags of a PDF can hold: they
 * know no generated text, no letters in a drawing whose frame is the picture, and take every figure
 * for a picture.
 */
export function writeForTags(): void {
  for (const figure of document.querySelectorAll('figure')) figure.setAttribute('role', 'group');
  for (const frame of document.querySelectorAll('[role="img"]:has(> svg)')) {
    const drawing = frame.querySelector('svg');
    drawing?.removeAttribute('aria-hidden');
    for (const name of ['role', 'aria-label']) {
      drawing?.setAttribute(name, frame.getAttribute(name) ?? '');
      frame.removeAttribute(name);
    }
  }
  for (const link of document.querySelectorAll('main :is(p, li) a[href^="http"]')) {
    const address = document.createElement('span');
    address.className = 'address';
    address.textContent = ` (${link.getAttribute('href') ?? ''})`;
    link.append(address);
  }
}

/** What the browser writes and PDF 1.7 does not know, with what it is to a reader of that age. */
const roles = '/RoleMap <</Em /Span\n/Strong /Span>>';

/** The same PDF, in which emphasis has a meaning for every reader. */
export function withRoles(pdf: Buffer): Buffer {
  const [, number, root] =
    /^(\d+) 0 obj\n(<<\/Type \/StructTreeRoot\n.*?)>>\nendobj$/ms.exec(pdf.toString('latin1')) ??
    [];
  if (number === undefined || root === undefined) throw new Error('The PDF has no tags.');
  return withObjects(pdf, new Map([[Number(number), `${root}\n${roles}>>`]]));
}

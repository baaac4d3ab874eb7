import { withObjects } from './pdf-append.ts';

/**
 * Adapts a page to the limits of PDF tags: generated text isn't tagged, text in a drawing becomes
 * part of the picture, and every figure counts as a picture. Runs in the printing browser.
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

/** Standard equivalents of tags that Chromium writes and PDF 1.7 doesn't define. */
const roles = '/RoleMap <</Em /Span\n/Strong /Span>>';

export function withRoles(pdf: Buffer): Buffer {
  const [, number, root] =
    /^(\d+) 0 obj\n(<<\/Type \/StructTreeRoot\n.*?)>>\nendobj$/ms.exec(pdf.toString('latin1')) ??
    [];
  if (number === undefined || root === undefined) throw new Error('The PDF has no tags.');
  return withObjects(pdf, new Map([[Number(number), `${root}\n${roles}>>`]]));
}

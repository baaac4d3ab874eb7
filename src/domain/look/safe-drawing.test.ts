import { expect, test } from 'vitest';
import { DrawingFault, readSafeDrawing } from './safe-drawing.ts';

const saved = `<?xml version="1.0" encoding="UTF-8"?>
<!-- As saved by a drawing program, with its own names, notes and styles. -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     id="svg1" width="60" height="48" viewBox="0 0 60 48" fill="none" version="1.1">
  <title>Bridge</title>
  <metadata id="metadata1"><note>ours</note></metadata>
  <defs id="defs1"/>
  <g inkscape:label="Layer 1" stroke="currentColor" stroke-linecap="round">
    <path id="deck" d="M3 36H57" style="stroke-width:4;fill:none"/>
    <path d="M30 6V44" stroke-width="4"/>
    <path d="M30 8L8 36M30 8L19 36M30 8L41 36M30 8L52 36" stroke="#1c8f55" stroke-width="2.5"/>
  </g>
</svg>`;

const around = (inside: string) => `<svg viewBox="0 0 48 48">\n${inside}\n</svg>`;

function faultOf(svg: string): DrawingFault {
  try {
    readSafeDrawing(svg);
  } catch (error) {
    if (error instanceof DrawingFault) return error;
    throw error;
  }
  throw new Error('The drawing is let through.');
}

test('a file from a drawing program is reduced to shapes', () => {
  const { field, markup } = readSafeDrawing(saved);
  expect(field).toEqual([0, 0, 60, 48]);
  expect(markup).toBe(
    '<g fill="none"><g stroke="currentColor" stroke-linecap="round">' +
      '<path d="M3 36H57" stroke-width="4" fill="none"/><path d="M30 6V44" stroke-width="4"/>' +
      '<path d="M30 8L8 36M30 8L19 36M30 8L41 36M30 8L52 36" stroke="#1c8f55" stroke-width="2.5"/>' +
      '</g></g>',
  );
});

test.each([
  ['<script>alert(1)</script>', '<script>', 'A drawing can’t run scripts'],
  ['<path onclick="alert(1)" d="M0 0"/>', 'onclick="…"', 'A drawing can’t run scripts'],
  ['<image href="https://example.org/a.png"/>', '<image>', 'Draw it with shapes'],
  ['<path xlink:href="#a" d="M0 0"/>', 'xlink:href="#a"', 'Expand symbols'],
  ['<use href="#a"/>', '<use>', 'Expand symbols'],
  ['<style>path{fill:red}</style>', '<style>', 'presentation attributes'],
  ['<text>Board</text>', '<text>', 'Turn the words into paths'],
  ['<a href="https://example.org"><path d="M0 0"/></a>', '<a>', 'plain shapes'],
  ['<path fill="url(#shine)" d="M0 0"/>', 'fill="url(#shine)"', 'without gradients'],
  ['<path d="M0 0&quot; onload=&quot;alert(1)"/>', 'd="M0 0&quot;', 'plain shapes'],
])('%s is a fault with a line and a fix', (inside, what, cure) => {
  const fault = faultOf(around(inside));
  expect(fault.message).toContain(`there’s ${what}`);
  expect(fault.line).toBe(2);
  expect(fault.cure).toContain(cure);
});

test.each([
  ['a picture of another kind', 'GIF89a', 'Save the drawing as an SVG.'],
  ['half a drawing', '<svg viewBox="0 0 1 1"><g>', 'Save the drawing again'],
  ['a drawing whose parts cross', around('<g><path d="M0 0"></g></path>'), 'again'],
])('%s is a fault', (_, svg, cure) => {
  expect(faultOf(svg).cure).toContain(cure);
});

test('lines of our own drawings are not filled', () => {
  const { markup } = readSafeDrawing(around('<path class="thin" d="M1 1"/>'));
  expect(markup).toContain('<path fill="none" class="thin" d="M1 1"/>');
});

test('writes nothing unknown', () => {
  const { markup } = readSafeDrawing(
    around('<!-- <script> --><g id="a" data-x="1" class="evil"><path d="M1 1" filter="none"/></g>'),
  );
  expect(markup).toBe('<g fill="currentColor"><g><path d="M1 1"/></g></g>');
});

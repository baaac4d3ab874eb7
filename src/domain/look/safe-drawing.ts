/**
 * A drawing that's safe to insert into a page, because it contains only a view box and simple
 * shapes.
 */
export interface SafeDrawing {
  /** The view box: left, top, width and height. */
  field: [number, number, number, number];
  markup: string;
}

/** Something that isn't allowed in a drawing, with its line and the fix. */
export class DrawingFault extends Error {
  readonly line: number;
  readonly cure: string;

  constructor(line: number, message: string, cure: string) {
    super(message);
    this.line = line;
    this.cure = cure;
  }
}

const shapes = ['g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];

/** Elements that drawing programs add for their own use. */
const ofPrograms = /^(?:metadata|title|desc|sodipodi:namedview|inkscape:.+|rdf:.+)$/;

const numbers = /^[\d\s.,eE+-]*(?:px|%)?$/;
const paint = /^(?:none|currentColor|#[\da-f]{3,8}|[a-z]+|rgb\([\d\s,.%]*\))$/i;

/** Patterns for the allowed values of each attribute. */
const attributes: Record<string, RegExp> = {
  ...Object.fromEntries(
    'x y x1 x2 y1 y2 cx cy r rx ry width height points stroke-width stroke-miterlimit stroke-dasharray stroke-dashoffset opacity fill-opacity stroke-opacity'
      .split(' ')
      .map((name) => [name, numbers]),
  ),
  d: /^[\d\s.,a-z+-]*$/i,
  transform: /^[\w\s.,()+-]*$/,
  fill: paint,
  stroke: paint,
  'fill-rule': /^\w+$/,
  'clip-rule': /^\w+$/,
  'stroke-linecap': /^\w+$/,
  'stroke-linejoin': /^\w+$/,
  // Classes of our own drawings, which adapt to both themes and to paper.
  class: /^(?:vessel|thin|utility|stream|level|arrow|arrow-thin)$/,
};

const cures: Record<string, string> = {
  script: 'Delete it. A drawing can’t run scripts.',
  text: 'Turn the words into paths ("object to path"), because not every computer has the font.',
  style:
    'Save the drawing with "presentation attributes" instead of styles (fill="…" on each shape).',
  image: 'Draw it with shapes. A photo only works as the home picture, as a .jpg.',
  use: 'Expand symbols and clones into shapes before saving.',
};

/**
 * Rewrites an SVG with known shapes and attributes only. Drops elements that drawing programs add
 * for their own use. Throws for anything else that would be lost.
 */
export function readSafeDrawing(svg: string): SafeDrawing {
  const reader = new Reader(svg);
  const tokens = /<!--.*?-->|<\?.*?\?>|<!DOCTYPE[^>[]*(?:\[.*?\])?[^>]*>|<[^>]*>/gs;
  for (const { 0: tag, index } of svg.matchAll(tokens)) {
    if (!/^<[!?]/.test(tag)) reader.read(tag, svg.slice(0, index).split('\n').length);
  }
  return reader.result();
}

class Reader {
  readonly #open: string[] = [];
  #skipped = 0;
  #field: SafeDrawing['field'] | undefined;
  #markup = '';

  constructor(svg: string) {
    if (!/<svg[\s>]/.test(svg)) {
      throw new DrawingFault(1, 'it’s not an SVG drawing', 'Save the drawing as an SVG.');
    }
  }

  read(tag: string, line: number): void {
    const [, close = '', name = '', rest = ''] = /^<(\/?)\s*([\w:-]+)(.*)>$/s.exec(tag) ?? [];
    const isAlone = rest.endsWith('/');
    if (this.#skipped > 0 || ofPrograms.test(name)) {
      if (close) this.#skipped -= 1;
      else if (!isAlone) this.#skipped += 1;
      return;
    }
    if (close) {
      this.#close(name, line);
      return;
    }
    // Drawing programs add empty <defs> elements. If one isn't empty, its first child causes an
    // error.
    if (name === 'svg' && this.#open.length === 0) this.#field = fieldOf(rest, line);
    else if (name !== 'defs' && !shapes.includes(name)) throw notAllowed(`<${name}>`, name, line);
    const shown = attributesOf(rest, line, name === 'svg');
    // In an SVG file, shapes without a color are black. On a page, they get the text color.
    if (name === 'svg') this.#markup += `<g${withFill('currentColor', shown)}>`;
    else if (name !== 'defs') this.#markup += `<${name}${shown}${isAlone ? '/' : ''}>`;
    if (!isAlone) this.#open.push(name);
  }

  #close(name: string, line: number): void {
    if (this.#open.pop() !== name) {
      throw new DrawingFault(
        line,
        `</${name}> closes something that isn’t open`,
        'Save the drawing again from the program that made it.',
      );
    }
    if (name !== 'defs') this.#markup += `</${name === 'svg' ? 'g' : name}>`;
  }

  result(): SafeDrawing {
    if (!this.#field || this.#open.length > 0) {
      throw new DrawingFault(
        1,
        'the end of the drawing is missing',
        'Save the drawing again from the program that made it.',
      );
    }
    return { field: this.#field, markup: this.#markup };
  }
}

const pairsOf = (text: string): [string, string][] =>
  [...text.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
    ([, name = '', double, single]) => [name, (double ?? single ?? '').trim()],
  );

function fieldOf(text: string, line: number): SafeDrawing['field'] {
  const given = Object.fromEntries(pairsOf(text));
  const written =
    given['viewBox'] ?? `0 0 ${given['width'] ?? ''} ${given['height'] ?? ''}`.replace(/px/g, '');
  const [left = NaN, top = NaN, width = NaN, height = NaN] = written.split(/[\s,]+/).map(Number);
  if (![left, top, width, height].every(Number.isFinite) || width <= 0 || height <= 0) {
    throw new DrawingFault(
      line,
      'the drawing doesn’t say how big it is',
      'Save it with a viewBox, like viewBox="0 0 48 48".',
    );
  }
  return [left, top, width, height];
}

/**
 * Keeps the attributes of a shape that affect its appearance. For the root element, keeps only fill
 * and stroke.
 */
function attributesOf(text: string, line: number, isWhole: boolean): string {
  const styles = pairsOf(text)
    .filter(([name]) => name === 'style')
    .flatMap(([, style]) => style.split(';'))
    .map((each) => each.split(':').map((part) => part.trim()) as [string, string?])
    .filter(([name]) => name in attributes)
    .map(([name, value = '']): [string, string] => [name, value]);
  const shown = [...pairsOf(text), ...styles]
    .map(([name, value]) => {
      if (/^on/i.test(name)) throw notAllowed(`${name}="…"`, 'script', line);
      if (/(?:^|:)href$/i.test(name)) throw notAllowed(`${name}="${value}"`, 'use', line);
      const allowed = attributes[name];
      if (!allowed || (isWhole && /^(?:x|y|width|height|class)$/.test(name))) return '';
      if (name === 'class' && !allowed.test(value)) return '';
      if (!allowed.test(value)) throw notAllowed(`${name}="${value}"`, name, line);
      return ` ${name}="${value}"`;
    })
    .join('');
  return / class="(?:thin|utility|stream|level)"/.test(shown) ? withFill('none', shown) : shown;
}

const withFill = (fill: string, shown: string) =>
  shown.includes(' fill="') ? shown : ` fill="${fill}"${shown}`;

const notAllowed = (what: string, name: string, line: number) =>
  new DrawingFault(
    line,
    `there’s ${what}, which doesn’t work in a drawing here`,
    cures[name] ??
      'Use plain shapes in plain colors: paths, circles, rectangles, without gradients, masks or effects.',
  );

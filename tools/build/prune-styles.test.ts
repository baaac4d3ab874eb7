import { expect, test } from 'vitest';
import { pruneStyles, type Script } from './prune-styles.ts';

function left(css: string, body: string, scripts: Script[] = []): string | undefined {
  const [page = ''] = pruneStyles([`<head><style>${css}</style></head>${body}`], scripts);
  return /<style>(.*)<\/style>/s.exec(page)?.[1];
}

test('removes a rule if the page doesn’t have its class, and keeps it otherwise', () => {
  expect(left('.a{top:0}.b{top:1px}', '<i class="x b"></i>')).toBe('.b{top:1px}');
});

test('keeps rules without classes', () => {
  const css = 'html{top:0}[open]>summary::before{top:0}::highlight(search){top:0}';
  expect(left(css, '<i></i>')).toBe(css);
});

test('keeps only the selectors of a rule that can match', () => {
  expect(left('.a,.b .c,.b p{top:0}', '<i class="b"></i>')).toBe('.b p{top:0}');
});

test('ignores classes inside :is(), :not() and :has()', () => {
  const css = '.b:is(.c,.d):not(.e,:is(.f)){top:0}body:has(.g){top:0}';
  expect(left(css, '<i class="b"></i>')).toBe(css);
});

test('finds a class name with special characters', () => {
  const css = '.md\\:w-\\[calc\\(1rem\\,2\\.5vw\\)\\]{top:0}';
  expect(left(css, '<i class="md:w-[calc(1rem,2.5vw)]"></i>')).toBe(css);
  expect(left(css, '<i class="w-4"></i>')).toBe('');
});

test('finds a class name that’s escaped in HTML', () => {
  const css = '.\\[\\&\\>p\\]\\:mt-0>p{top:0}';
  expect(left(css, '<i class="[&amp;&gt;p]:mt-0"></i>')).toBe(css);
});

test('keeps the order of layers, even if one becomes empty', () => {
  expect(left('@layer a;@layer b{.b{top:0}}@layer c;@layer b{.a{top:0}}', '<i class="a">')).toBe(
    '@layer a;@layer b;@layer c;@layer b{.a{top:0}}',
  );
});

test('prunes inside media queries, layers and conditions too, and removes empty ones', () => {
  expect(
    left('@layer a,b;@layer a{@media (width>=1px){.a{top:0}}.b{top:0}}@media print{.a{top:0}}', ''),
  ).toBe('@layer a,b;@layer a;');
  expect(left('@layer a{@media print{.a{top:0}.b{top:0}}}', '<i class="a">')).toBe(
    '@layer a{@media print{.a{top:0}}}',
  );
});

test('ignores braces in strings and comments', () => {
  const css = '.a::before{content:"}.c{"}';
  expect(left(`/*! .x{ */${css}.d{top:0}`, '<i class="a"></i>')).toBe(css);
});

test('keeps a class that a script of the page may add, but not one from another script', () => {
  const scripts = [
    { name: 'desk.1.js', source: 'import"./box.2.js"' },
    { name: 'box.2.js', source: 'e={right:"Yes"};f=`verdict ${k}`;g="near mt-1.5"' },
    { name: 'other.3.js', source: '"far"' },
  ];
  const css = '.verdict.right{top:0}.near{top:0}.mt-1\\.5{top:0}';
  expect(
    left(`${css}.far{top:0}`, '<astro-island component-url="/_astro/desk.1.js">', scripts),
  ).toBe(css);
  expect(left('.here{top:0}', '<script>add("here")</script>')).toBe('.here{top:0}');
});

test('removes fonts and animations that no rule uses', () => {
  const used = '@font-face{font-family:A;src:url(a)}@keyframes in{from{top:0}}';
  const rules = 'p{font-family:A;animation:in 1s}';
  expect(
    left(`${used}@font-face{font-family:"B c";src:url(b)}@keyframes out{to{top:0}}${rules}`, ''),
  ).toBe(used + rules);
});

test('removes a property that no rule or script uses', () => {
  const css =
    '@property --a{syntax:"*"}@property --b{syntax:"*"}:root{--b:";";--a:1;--c:2;--d:3}p{top:var(--a)}';
  expect(left(css, '<script>style.setProperty("--d",1)</script>')).toBe(
    '@property --a{syntax:"*"}:root{--a:1;--d:3}p{top:var(--a)}',
  );
});

test('keeps a font that another style sheet on the page uses', () => {
  const page = '<style>@font-face{font-family:A;src:url(a)}</style><style>p{font-family:A}</style>';
  expect(pruneStyles([page], [])).toEqual([
    '<style>@font-face{font-family:A;src:url(a)}p{font-family:A}</style>',
  ]);
});

test('keeps only what each page needs of a shared style sheet', () => {
  const head = '<style>.a{top:0}.b{top:0}.c{top:0}</style>';
  const pruned = pruneStyles([`${head}<i class="a">`, `${head}<i class="b">`], []);
  expect(pruned).toEqual([
    '<style>.a{top:0}</style><i class="a">',
    '<style>.b{top:0}</style><i class="b">',
  ]);
});

test('keeps a class that is passed to an island', () => {
  const island = '<astro-island props="{&quot;line&quot;:&quot;dashed&quot;}"></astro-island>';
  expect(left('.dashed{top:0}.dotted{top:0}', island)).toBe('.dashed{top:0}');
});

test('merges the style sheets of a page in order', () => {
  const page = '<style>.a{top:0}</style><link><style>.b{top:0}.c{top:0}</style><i class="a b">';
  expect(pruneStyles([page], [])).toEqual([
    '<style>.a{top:0}.b{top:0}</style><link><i class="a b">',
  ]);
});

test('keeps the styles of problems on a page that copies documents, but not those of lessons', () => {
  const head = '<style>.hint{top:0}.slider{left:0}.neighbors{left:0}</style>';
  const pages = [
    `${head}<div data-copies-documents>`,
    '<article data-part class="prose document"><i class="hint"></article><nav class="neighbors">',
    '<nav class="lesson-contents"><article class="prose document"><i class="slider"></article>',
  ];
  expect(pruneStyles(pages, [])[0]).toContain('<style>.hint{top:0}</style>');
});

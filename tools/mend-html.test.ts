import { expect, test } from 'vitest';
import {
  dropIslandIds,
  dropOldFonts,
  hoistStyles,
  styleClasses,
  withStyleClasses,
} from './mend-html.ts';

test('a style in the body moves to the end of the head', () => {
  expect(
    hoistStyles('<head><style>a{}</style></head><body><p></p><style>b{}</style><i></i></body>'),
  ).toBe('<head><style>a{}</style><style>b{}</style></head><body><p></p><i></i></body>');
});

test('a page without one stays as it is', () => {
  const page = '<head><style>a{}</style></head><body><svg><style type="x"></style></svg></body>';
  expect(hoistStyles(page)).toBe(page);
});

test('an island loses its id and nothing else', () => {
  expect(
    dropIslandIds('<astro-island uid="1iC7VS" prefix="r4"><i id="a"></i></astro-island>'),
  ).toBe('<astro-island prefix="r4"><i id="a"></i></astro-island>');
});

test('a style attribute becomes a class, and pages with such attributes share one style sheet', () => {
  const pages = [
    '<head><style>a{}</style></head><b style="top:1em">x</b><i class="k" style="top:1em"></i><mstyle displaystyle="true"></mstyle>',
    '<head><style>a{}</style></head><u style="left:0"></u>',
  ];
  const classes = styleClasses(pages);
  const head = '<head><style>a{}.s0{left:0}.s1{top:1em}</style></head>';
  expect(pages.map((page) => withStyleClasses(page, classes))).toEqual([
    `${head}<b class="s1">x</b><i class="s1 k"></i><mstyle displaystyle="true"></mstyle>`,
    `${head}<u class="s0"></u>`,
  ]);
});

test('a page without style attributes stays as it is', () => {
  const page = '<head><style>a{}</style></head><p>style="a"</p>';
  expect(withStyleClasses(page, styleClasses([page, '<i style="top:0">']))).toBe(page);
});

test('of a font only the newest format stays', () => {
  expect(
    dropOldFonts(
      '@font-face{src:url(/a.woff2)format("woff2"),url(/a.woff)format("woff"),url(/a.ttf)format("truetype")}',
    ),
  ).toBe('@font-face{src:url(/a.woff2)format("woff2")}');
});

/**
 * Moves Astro's style, which comes before the first island of a page, to the page's head. Removes
 * the rule for island elements from it, because src/shell/shell.css has the same rule. So all pages
 * share a style sheet.
 */
export function hoistStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const body = html.slice(headEnd);
  const styles = (body.match(/<style>.*?<\/style>/gs) ?? []).filter(
    (style) => !/^<style>astro-island[\w,-]*\{display:contents\}<\/style>$/.test(style),
  );
  return html.slice(0, headEnd) + styles.join('') + body.replace(/<style>.*?<\/style>/gs, '');
}

/** Removes an unused attribute from islands, because its value depends on the build folder. */
export function dropIslandIds(html: string): string {
  return html.replace(/<astro-island uid="[^"]*"/g, '<astro-island');
}

/**
 * Moves the style that Astro writes next to a page's first island into the head. The rule for
 * islands themselves is in src/shell/shell.css, so all pages share a sheet.
 */
export function hoistStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const body = html.slice(headEnd);
  const styles = (body.match(/<style>.*?<\/style>/gs) ?? []).filter(
    (style) => !/^<style>astro-island[\w,-]*\{display:contents\}<\/style>$/.test(style),
  );
  return html.slice(0, headEnd) + styles.join('') + body.replace(/<style>.*?<\/style>/gs, '');
}

/** Removes an unused island attribute that depends on the build folder. */
export function dropIslandIds(html: string): string {
  return html.replace(/<astro-island uid="[^"]*"/g, '<astro-island');
}

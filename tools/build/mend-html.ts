/**
 * Moves the style that the framework writes beside a page's first island to where HTML allows one; the
 * rule about islands themselves is in src/shell/shell.css, so that pages with and without share a sheet.
 */
export function hoistStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const body = html.slice(headEnd);
  const styles = (body.match(/<style>.*?<\/style>/gs) ?? []).filter(
    (style) => !/^<style>astro-island[\w,-]*\{display:contents\}<\/style>$/.test(style),
  );
  return html.slice(0, headEnd) + styles.join('') + body.replace(/<style>.*?<\/style>/gs, '');
}

/** Removes an attribute of islands that nothing reads and that differs from folder to folder. */
export function dropIslandIds(html: string): string {
  return html.replace(/<astro-island uid="[^"]*"/g, '<astro-island');
}

/** Moves the style that the framework writes beside a page's first island to where HTML allows one. */
export function hoistStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const body = html.slice(headEnd);
  const styles = body.match(/<style>.*?<\/style>/gs) ?? [];
  return html.slice(0, headEnd) + styles.join('') + body.replace(/<style>.*?<\/style>/gs, '');
}

/** Removes an attribute of islands that nothing reads and that differs from folder to folder. */
export function dropIslandIds(html: string): string {
  return html.replace(/<astro-island uid="[^"]*"/g, '<astro-island');
}

/** Moves the style that the framework writes beside a page's first island to where HTML allows one. */
export function hoistStyles(html: string): string {
  const headEnd = html.indexOf('</head>');
  const body = html.slice(headEnd);
  const styles = body.match(/<style>.*?<\/style>/gs) ?? [];
  return html.slice(0, headEnd) + styles.join('') + body.replace(/<style>.*?<\/style>/gs, '');
}

import { minifySync } from 'vite';

const short = new Map<string, string>();

/**
 * Minifies the inline scripts of a page. Astro leaves comments and spaces in them, and many pages
 * have one script per island.
 */
export function shortenScripts(html: string): string {
  return html.replace(
    /(<script(?![^>]*\s(?:src|type)=)(?:"[^"]*"|[^">])*>)(.*?)(?=<\/script>)/gs,
    (_, tag: string, script: string) => tag + shortened(script),
  );
}

function shortened(script: string): string {
  const known = short.get(script);
  if (known !== undefined) return known;
  const { code, errors } = minifySync('inline.js', script, { module: false });
  if (errors.length > 0) throw new Error(`An inline script can’t be read: ${script}`);
  short.set(script, code);
  return code;
}

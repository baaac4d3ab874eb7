import { frontMatter } from './read-markdown.ts';
import { rewriteYaml } from './write-yaml.ts';

/** The text of a Markdown file with other facts above it, or with other words below them. */
export function rewriteMarkdown(source: string, next: unknown, words: string): string {
  const parts = frontMatter.exec(source)?.groups;
  const { above = '', yaml = '', body = '' } = parts ?? {};
  const below = words.trim() === body.trim() ? body : `\n${words.trim()}\n`;
  if (!parts) return `---\n${rewriteYaml('', next)}---\n${below}`;
  // The lines of dashes stay as they are.
  const start = source.indexOf('\n', above.length) + 1;
  const end = source.length - body.length;
  const dashes = source.slice(start + yaml.length, end);
  return source.slice(0, start) + rewriteYaml(yaml, next) + dashes + below;
}

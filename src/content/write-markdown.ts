import { frontMatter } from './read-markdown.ts';
import { rewriteYaml } from './write-yaml.ts';

/** The text of a Markdown file with other facts above it, or with other words below them. */
export function rewriteMarkdown(source: string, next: unknown, words: string): string {
  const { yaml = '', body = '' } = frontMatter.exec(source)?.groups ?? {};
  const below = words.trim() === body.trim() ? body : `\n${words.trim()}\n`;
  return `---\n${rewriteYaml(yaml, next)}---\n${below}`;
}

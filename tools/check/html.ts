import { HtmlValidate, type Message } from 'html-validate';
import { decoded, type BuiltPage } from './built-pages.ts';
import { placeOf } from './content-places.ts';
import { KeptOutcomes, keyOf } from './kept-outcomes.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's style for void elements and attributes isn't the linter's default, but it's valid
    // HTML.
    'void-style': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    // All files come from the page's own host, because the policy blocks other hosts.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

type Fault = Pick<Message, 'ruleId' | 'message' | 'offset'>;

export const keptHtml = new KeptOutcomes<Fault[]>('html', ['tools/check/html.ts']);

/** Lists invalid HTML with its location in content/, if known. */
export async function htmlFaults({ path, html }: BuiltPage): Promise<string[]> {
  const key = keyOf(html);
  const faults = keptHtml.get(key) ?? keptHtml.keep(key, await validate(html));
  return faults.map(({ ruleId, message, offset }) => {
    // The first words inside or after the invalid element.
    const there = html.slice(html.lastIndexOf('<', offset), offset + 1000);
    const words = decoded(/^(?:<[^>]*>\s*)*([^<]*)/.exec(there)?.[1] ?? '').trim();
    return `${placeOf(path, words.slice(0, 40))}\n  the page ${path} has invalid HTML (${ruleId}): ${message}.\n  Look at: ${words.slice(0, 60)}`;
  });
}

async function validate(html: string): Promise<Fault[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, offset }) => ({ ruleId, message, offset }));
}

import { HtmlValidate, type Message } from 'html-validate';
import { decoded, type BuiltPage } from './built-pages.ts';
import { placeOf } from './content-places.ts';
import { KeptOutcomes, keyOf } from './kept-outcomes.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React writes void elements and attribute order its own way, and both are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
    // Our own files come from the host of the page itself; of others the policy allows none.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});

type Fault = Pick<Message, 'ruleId' | 'message' | 'offset'>;

/** What is not valid on each page. */
export const keptHtml = new KeptOutcomes<Fault[]>('html', ['tools/check/html.ts']);

/** Where a page is not valid HTML, each with the place in content/ from which it comes, if known. */
export async function htmlFaults({ path, html }: BuiltPage): Promise<string[]> {
  const key = keyOf(html);
  const faults = keptHtml.get(key) ?? keptHtml.keep(key, await validate(html));
  return faults.map(({ ruleId, message, offset }) => {
    // The first words at or after the element of which it complains.
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

import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages } from './built-pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React writes void elements and attribute order its own way, and both are valid HTML.
    'void-style': 'off',
    'no-inline-style': 'error',
    'long-title': 'off',
  },
});

test.each(builtPages)('$path is valid HTML', async ({ path, html }) => {
  const report = await validator.validateString(html, path);
  const complaints = report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, column }) =>
        `${String(line)}:${String(column)} ${ruleId}: ${message}`,
    ),
  );
  expect(complaints).toEqual([]);
});

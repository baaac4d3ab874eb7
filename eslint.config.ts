import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-nginx/',
    'dist-editor/',
    '.astro/',
    '.wrangler/',
    'screenshots/',
    'test-results/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      js.configs.recommended,
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
    ],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='z'][callee.property.name=/^(object|looseObject|any|unknown)$/]",
          message: 'Content is checked strictly: use z.strictObject, and say what the value is.',
        },
        {
          selector:
            "NewExpression[callee.name='RegExp'] > :not(Literal, TemplateLiteral).arguments",
          message: 'A pattern from outside can hang the page: compare normalised text instead.',
        },
        {
          selector: "JSXAttribute[name.name='style']",
          message: 'The Content-Security-Policy forbids style attributes: use a class.',
        },
      ],
    },
  },
  {
    files: ['{src,editor}/**/*.tsx'],
    extends: [jsxA11y.configs.strict, reactHooks.configs.flat['recommended-latest']],
  },
  ...astro.configs['flat/recommended'],
  ...astro.configs['flat/jsx-a11y-strict'],
);

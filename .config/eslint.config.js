import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const noSpreadLiteral = {
  selector: 'SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
  message: 'Write the properties out: a literal object needs no spread.',
};

const generatedCode = /(^|\/)cms\/generated\//;

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/build/**',
      '**/.strapi/**',
      '**/.cache/**',
      '**/generated/**',
      'cms/types/**',
      '.data/**',
      'cms/.data/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      'no-restricted-syntax': ['error', noSpreadLiteral],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['cms/src/**/*.ts'],
    ignores: [
      'cms/src/**/*.test.ts',
      'cms/src/platform/validation/refusal.ts',
      'cms/src/platform/validation/program-error.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        noSpreadLiteral,
        {
          selector:
            'NewExpression[callee.object.name="errors"][arguments.length>0], CallExpression[callee.object.name=/^(ctx|context)$/][callee.property.name=/^(badRequest|unauthorized|forbidden|notFound|conflict|throw)$/][arguments.length>0]',
          message:
            'What staff see is refused by key (platform/validation/refusal.ts); what only programs read, by refuseProgram.',
        },
      ],
    },
  },
  {
    files: ['web/{app,document}/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are parsed once, in server/env.ts.',
        },
      ],
    },
  },
  {
    files: ['web/{app,document}/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'zod', message: 'zod stays on the server.' },
            { name: 'graphql-request', message: 'graphql-request stays on the server.' },
            { name: 'graphql', message: 'graphql stays on the server.' },
          ],
          patterns: [
            {
              regex: generatedCode.source,
              allowTypeImports: true,
              message: 'Views import only types of generated code: no query text in the browser.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['{web,cms,domain}/**/*.test.ts'],
    ignores: ['**/*.isolated.test.ts', '**/*.int.test.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message: 'Test files share their modules: name this one *.isolated.test.ts.',
        },
      ],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    ignores: ['e2e/test.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test', 'expect'],
          message: 'Take them from ./test: an error that nobody caught fails every test.',
        },
      ],
    },
  },
  {
    files: ['.scripts/**', 'seed/generate/**', 'bench/**', 'cms/src/listings/import/cli.ts'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js', '**/*.cjs'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          ...[
            'module',
            'process',
            'console',
            'fetch',
            'URL',
            'URLSearchParams',
            'Buffer',
            'AbortController',
            'AbortSignal',
          ],
          ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
        ].map((name) => [name, 'readonly']),
      ),
    },
  },
);

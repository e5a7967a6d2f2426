import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Files that frameworks load by their default export. */
const DEFAULT_EXPORT_FILES = [
  '**/+*.{ts,tsx}',
  'api/*.ts',
  '**/*.config.{ts,js}',
  'tests/**/globalSetup.ts',
  'tests/**/*Reporter.ts',
];

export default tseslint.config(
  {
    ignores: [
      'dist',
      '.data',
      '.vercel',
      'node_modules',
      'public',
      '**/*.cjs',
      '**/*.mjs',
      'eslint.config.js',
      'wordpress',
    ],
  },
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.recommended,
  { files: ['{components,client,renderer,pages}/**'], ...reactHooks.configs.flat.recommended },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowNullish: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Input validation needs patterns with control characters.
      'no-control-regex': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Use a named export: default exports only where a framework requires them.',
        },
      ],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  { files: DEFAULT_EXPORT_FILES, rules: { 'no-restricted-syntax': 'off' } },
  // Outlines of drawings are long lists of points.
  { files: ['tools/pictureStudio/**'], rules: { 'max-lines': 'off' } },
  { files: ['scripts/**', 'tools/**', 'server/http/log.ts', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/unbound-method': 'off' },
  },
);

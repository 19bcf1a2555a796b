import { defineConfig } from 'oxlint'

import { importRules } from './scripts/importRules.ts'

export default defineConfig({
  plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'unicorn', 'oxc'],
  categories: {
    correctness: 'error',
    suspicious: 'warn',
  },
  env: {
    browser: true,
    node: true,
    es2024: true,
  },
  ignorePatterns: ['**/dist/**', '**/node_modules/**', 'data/**', 'packages/db/src/schema.ts'],
  rules: {
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/ban-ts-comment': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // the automatic JSX runtime needs no React in scope
    'react/react-in-jsx-scope': 'off',
    // kit components have a style of their own type
    'react/style-prop-object': 'off',
    // commands and the ready line speak on the console
    'no-console': 'off',
    eqeqeq: 'error',
    'no-eval': 'error',
    // sorting a fresh array in place is clear enough
    'unicorn/no-array-sort': 'off',
    // a small function stands beside its one use
    'unicorn/consistent-function-scoping': 'off',
    // short names in small scopes read better than prefixes
    'no-shadow': 'off',
    // order matters in transactions, seeds and benchmarks
    'no-await-in-loop': 'off',
    // as above
    'unicorn/no-array-reverse': 'off',
    // styles and fonts are imported for their effect
    'import/no-unassigned-import': 'off',
    // status_ avoids a word of the platform
    'no-underscore-dangle': 'off',
    // objects with one handler of one owner (EventSource, BroadcastChannel, workers)
    'unicorn/prefer-add-event-listener': 'off',
    // an extra dependency is the trigger of an effect (route, error list)
    'react/exhaustive-effect-dependencies': 'off',
    // listbox, tab, status and dialog patterns follow the ARIA practices; the native tags cannot do them
    'jsx-a11y/prefer-tag-over-role': 'off',
    // focus goes to the first field of login and of dialogs, as the interaction rules want
    'jsx-a11y/no-autofocus': 'off',
    // in tab lists and listboxes the focus is on the tab or option, not on the list
    'jsx-a11y/interactive-supports-focus': 'off',
    // a list with role listbox is the ARIA pattern of a combobox
    'jsx-a11y/no-noninteractive-element-to-interactive-role': 'off',
    // date boxes are labelled by aria-label and their group
    'jsx-a11y/control-has-associated-label': 'off',
    // pg is CommonJS: its names come from the default export under Node
    'import/no-named-as-default-member': 'off',
    // as above
    'import/no-named-as-default': 'off',
    // BroadcastChannel and workers know no target origin
    'unicorn/require-post-message-target-origin': 'off',
    'no-unused-vars': 'error',
    'max-lines': [
      'error',
      {
        max: 300,
        skipBlankLines: true,
        skipComments: true,
      },
    ],
  },
  overrides: [
    ...importRules,
    {
      files: [
        'packages/contracts/src/**',
        'packages/catalogue/src/**',
        'packages/db/seeds/**',
        'packages/texts/src/**',
        '**/*.test.ts',
        '**/*.test.tsx',
        '**/*.spec.ts',
        'scripts/**',
      ],
      rules: { 'max-lines': 'off' },
    },
  ],
})

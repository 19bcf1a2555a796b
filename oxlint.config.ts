import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { defineConfig } from 'oxlint'

import { domains } from './scripts/domainImports.ts'

const folders = readdirSync(join(import.meta.dirname, 'apps/api/src/domains'), { withFileTypes: true })
for (const folder of folders)
  if (folder.isDirectory() && !(folder.name in domains))
    throw new Error(`scripts/domainImports.ts: what may ${folder.name} import?`)

const screens = readdirSync(join(import.meta.dirname, 'apps/web/src/screens'))

interface Pattern {
  group: string[]
  message: string
}

function forbid(files: string[], patterns: Pattern[], excludeFiles: string[] = []) {
  return { files, excludeFiles, rules: { 'no-restricted-imports': ['error' as const, { patterns }] } }
}

const withoutDemo: Pattern = {
  group: ['@saki/demo', '@saki/demo/**', '**/apps/demo/**', '**/demo/src/**'],
  message: 'the demonstration uses the API; the API does not know it.',
}

const throughPorts: Pattern[] = [
  withoutDemo,
  {
    group: [
      'react',
      '@mantine/*',
      '**/apps/web/**',
      '@saki/web/**',
      'pg',
      'nodemailer',
      'pg-boss',
      'sharp',
      'node:https',
    ],
    message: 'domains reach the world through ports.',
  },
  { group: ['**/domains/*/*.routes.ts'], message: "A domain never imports another domain's routes." },
]

const server = ['@saki/db', '@saki/db/**', '@saki/api/**']

const throughCalls: Pattern[] = [
  {
    group: [...server, '**/apps/api/**', '**/routes.ts', 'zod', 'zod/**'],
    message: 'screens reach the server through the calls only.',
  },
]

const domainRules = Object.entries(domains).map(([domain, below]) => {
  const group = Object.keys(domains)
    .filter((other) => other !== domain && !below.includes(other))
    .map((other) => `../${other}/**`)
  const message = `${domain} may import ${below.join(', ') || 'no other domain'}.`
  return forbid([`apps/api/src/domains/${domain}/**`], [...throughPorts, { group, message }], ['**/*.test.ts'])
})

/** Files of a screen's folder, and of the folders in it. */
const screenRules = screens.flatMap((screen) =>
  ['..', '../..'].map((up, depth) => {
    const group = screens.filter((other) => other !== screen).map((other) => `${up}/${other}/**`)
    return forbid(
      [`apps/web/src/screens/${screen}/${depth === 0 ? '*' : '*/*'}`],
      [...throughCalls, { group, message: 'A screen never imports another screen.' }],
    )
  }),
)

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
    forbid(
      ['packages/domain/src/**', 'packages/texts/src/**'],
      [
        {
          group: ['@saki/*', 'zod', 'zod/**', 'kysely', 'pg', 'react', 'react/**', 'fastify', 'node:*', '@mantine/*'],
          message: 'domain and texts import nothing: rules and words must run anywhere.',
        },
        { group: ['../../../**'], message: 'Stay inside the package.' },
      ],
      ['**/*.test.ts'],
    ),
    forbid(
      ['packages/contracts/src/**'],
      [
        {
          group: [
            '@saki/catalogue',
            '@saki/catalogue/**',
            '@saki/db',
            '@saki/db/**',
            '@saki/texts',
            '@saki/texts/**',
            'kysely',
            'pg',
            'react',
            'fastify',
            'node:*',
            '**/apps/**',
          ],
          message: 'contracts may import zod and domain only.',
        },
      ],
      ['**/*.test.ts'],
    ),
    forbid(
      ['packages/catalogue/src/**'],
      [
        {
          group: [
            'zod',
            'zod/**',
            'kysely',
            'pg',
            'react',
            'fastify',
            'node:*',
            '@saki/contracts',
            '@saki/contracts/**',
            '@saki/db',
            '@saki/db/**',
            '**/apps/**',
          ],
          message: 'catalogue may import domain and the keys of texts only.',
        },
      ],
      ['**/*.test.ts'],
    ),
    forbid(
      ['packages/db/**'],
      [
        {
          group: ['@saki/*', '@saki/*/**', 'react', 'fastify', 'zod', '**/apps/**'],
          message: 'db imports drivers only.',
        },
      ],
    ),
    forbid(['apps/api/src/**'], [withoutDemo]),
    forbid(['apps/api/src/domains/**'], throughPorts, ['**/*.test.ts']),
    forbid(
      ['apps/api/src/ports/**'],
      [withoutDemo, { group: ['**/domains/**'], message: 'ports know nothing of the domains.' }],
    ),
    forbid(
      ['apps/demo/**'],
      [
        {
          group: [
            '@saki/web/**',
            '**/apps/web/**',
            '@saki/contracts',
            'pg',
            'react',
            'fastify',
            '@saki/api/**/*.routes',
          ],
          message: 'the demonstration plays its cases with the functions of the domains, without calls.',
        },
      ],
      ['**/*.test.ts'],
    ),
    forbid(
      ['apps/web/src/ui/**'],
      [
        {
          group: [
            '@saki/contracts',
            '@saki/contracts/**',
            '@saki/domain/**',
            // How every search compares letters.
            '!@saki/domain/search/plainLetters',
            '@saki/catalogue',
            '@saki/catalogue/**',
            ...server,
            '**/screens/**',
            '**/forms/**',
            '**/shell/**',
            '**/routes.ts',
          ],
          message: 'ui knows no domain word and nothing above it.',
        },
      ],
    ),
    forbid(
      ['apps/web/src/forms/**'],
      [
        {
          group: [...server, '**/screens/**', '**/shell/**', '**/routes.ts'],
          message: 'forms know no feature.',
        },
      ],
    ),
    forbid(
      ['apps/web/src/lib/**'],
      [
        {
          group: [...server, '**/screens/**', '**/shell/**', '**/routes.ts', '**/forms/**'],
          message: 'lib knows no screen.',
        },
      ],
    ),
    forbid(['apps/web/src/screens/**', 'apps/web/src/shell/**'], throughCalls),
    forbid(
      ['e2e/**'],
      [
        {
          group: ['@saki/api/**', '@saki/web/**', '**/apps/web/**', '**/apps/api/**'],
          message: 'journeys use the portal from outside.',
        },
      ],
    ),
    forbid(
      ['bench/**'],
      [
        {
          group: ['@saki/api/**', '@saki/web/**', '**/apps/web/**'],
          message: 'benchmarks use the portal from outside.',
        },
      ],
    ),
    ...domainRules,
    ...screenRules,
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

import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { domains } from './domainImports.ts'
import { root } from './root.ts'

const folders = readdirSync(join(root, 'apps/api/src/domains'), { withFileTypes: true })
for (const folder of folders)
  if (folder.isDirectory() && !(folder.name in domains))
    throw new Error(`scripts/domainImports.ts: what may ${folder.name} import?`)

const screens = readdirSync(join(root, 'apps/web/src/screens'))

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

/** Who may import what, as overrides of oxlint; of several that match a file the last counts. */
export const importRules = [
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
        group: ['@saki/web/**', '**/apps/web/**', '@saki/contracts', 'pg', 'react', 'fastify', '@saki/api/**/*.routes'],
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
]

import { join } from 'node:path'

import { defineConfig } from 'vitest/config'

import { callTable } from './apps/web/build/callTable.ts'
import { groupedTexts } from './apps/web/build/textGroups.ts'
import { LongestFirst } from './scripts/longestFirst.ts'

process.env['TZ'] = 'Asia/Jakarta'

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        // The browser's table of calls and its texts are made when it is built; parts of the browser's client are tested here as well.
        plugins: [callTable(), groupedTexts()],
        test: {
          name: 'unit',
          include: [
            'packages/{domain,catalogue,texts,contracts}/src/**/*.test.ts',
            'apps/web/{src,build}/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/api/src/domains/session/password.test.ts',
          ],
          exclude: ['scripts/sqlRows.test.ts'],
          environment: 'node',
          // Properties that take a second alone took more than five beside other suites on two cores.
          testTimeout: 30_000,
          // Rules without state: a worker of its own for each of many small files costs more than the tests.
          isolate: false,
          // As in `api`, whose waits they fill: one group has one number of workers.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        resolve: { alias: { '@node-rs/argon2': join(import.meta.dirname, 'apps/api/src/testing/quickArgon2.ts') } },
        test: {
          name: 'api',
          include: ['apps/{api,demo}/src/**/*.test.ts', 'packages/db/src/**/*.test.ts', 'scripts/sqlRows.test.ts'],
          // Tests the cost of the real hash, in the project `unit`.
          exclude: ['apps/api/src/domains/session/password.test.ts'],
          environment: 'node',
          globalSetup: ['packages/db/src/testServer.ts', 'apps/api/src/testing/demoFolder.ts'],
          testTimeout: 60_000,
          hookTimeout: 240_000,
          // Loading the whole server anew for each file would cost as much as many of them do; each has a database and a portal of its own.
          isolate: false,
          // Several wait for killed processes to be noticed; three share two cores well.
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      './apps/web/vitest.config.ts',
    ],
  },
})

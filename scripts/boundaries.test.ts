import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { afterAll, describe, expect, test } from 'vitest'

import { installed, root } from './root.ts'

/** Each row writes a file with a forbidden import or expression; oxlint must report an error in that file. */
const violations: [title: string, folder: string, source: string][] = [
  [
    'a rule that imports a schema library',
    'packages/domain/src/planted',
    `import { z } from 'zod'\nexport const planted = z\n`,
  ],
  [
    'an API that imports the demonstration',
    'apps/api/src/start/planted',
    `import { seedDemo } from '@saki/demo/seedDemo'\nexport const planted = seedDemo\n`,
  ],
  [
    'a domain that imports the demonstration by its path',
    'apps/api/src/domains/desk',
    `import { seedDemo } from '../../../../demo/src/seedDemo.ts'\nexport const planted = seedDemo\n`,
  ],
  [
    'a demonstration that imports the handlers of calls',
    'apps/demo/src/planted',
    `import { deskRoutes } from '@saki/api/domains/desk/desk.routes'\nexport const planted = deskRoutes\n`,
  ],
  [
    'a rule that reads a file',
    'packages/domain/src/planted',
    `import { readFileSync } from 'node:fs'\nexport const planted = readFileSync\n`,
  ],
  [
    'texts that import a package',
    'packages/texts/src/planted',
    `import { everyCall } from '@saki/contracts'\nexport const planted = everyCall\n`,
  ],
  [
    'a contract that imports the database',
    'packages/contracts/src/planted',
    `import { openDb } from '@saki/db'\nexport const planted = openDb\n`,
  ],
  [
    'a contract that imports the catalogue',
    'packages/contracts/src/planted',
    `import * as catalogue from '@saki/catalogue'\nexport const planted = catalogue\n`,
  ],
  [
    'a catalogue that imports React',
    'packages/catalogue/src/planted',
    `import { createElement } from 'react'\nexport const planted = createElement\n`,
  ],
  [
    'a database package that imports the domain',
    'packages/db/src/planted',
    `import { addMonths } from '@saki/domain/dates/legalDate'\nexport const planted = addMonths\n`,
  ],
  [
    'a kit component that imports the domain',
    'apps/web/src/ui/planted',
    `import { addMonths } from '@saki/domain/dates/legalDate'\nexport const planted = addMonths\n`,
  ],
  [
    'a screen that imports the database',
    'apps/web/src/screens/inbox/planted',
    `import { openDb } from '@saki/db'\nexport const planted = openDb\n`,
  ],
  [
    'edits that imports drafts, which is on a higher floor',
    'apps/api/src/domains/edits',
    `import { draftsRoutes } from '../drafts/drafts.routes.ts'\nexport const planted = draftsRoutes\n`,
  ],
  [
    'people that imports session, which is on the same floor',
    'apps/api/src/domains/people',
    `import { sessionRoutes } from '../session/session.routes.ts'\nexport const planted = sessionRoutes\n`,
  ],
  [
    'desk that imports edits, which is on the same floor',
    'apps/api/src/domains/desk',
    `import { editsRoutes } from '../edits/edits.routes.ts'\nexport const planted = editsRoutes\n`,
  ],
  [
    'answers that imports edits, which is on the same floor',
    'apps/api/src/domains/answers',
    `import { editsRoutes } from '../edits/edits.routes.ts'\nexport const planted = editsRoutes\n`,
  ],
  [
    'gazette that imports payments',
    'apps/api/src/domains/gazette',
    `import * as payments from '../payments/payments.sql.ts'\nexport const planted = payments\n`,
  ],
  [
    'corrections that imports patents',
    'apps/api/src/domains/corrections',
    `import * as patents from '../patents/patents.sql.ts'\nexport const planted = patents\n`,
  ],
  [
    'a screen that imports another screen',
    'apps/web/src/screens/inbox',
    `import { InboxScreen } from '../payments/PaymentScreen.tsx'\nexport const planted = InboxScreen\n`,
  ],
  [
    'session that imports edits, which is on a higher floor',
    'apps/api/src/domains/session',
    `import * as edits from '../edits/edits.sql.ts'\nexport const planted = edits\n`,
  ],
  [
    'patents that imports inbox',
    'apps/api/src/domains/patents',
    `import * as inbox from '../inbox/inbox.sql.ts'\nexport const planted = inbox\n`,
  ],
  [
    'a domain that opens its own connection',
    'apps/api/src/domains/patents',
    `import pg from 'pg'\nexport const planted = pg\n`,
  ],
  [
    'a port that imports a domain',
    'apps/api/src/ports',
    `import * as inbox from '../domains/inbox/inbox.sql.ts'\nexport const planted = inbox\n`,
  ],
  [
    'a type called any',
    'packages/domain/src/planted',
    `export function planted(value: any): any {\n  return value\n}\n`,
  ],
  [
    'a non-null assertion',
    'packages/domain/src/planted',
    `export function planted(value?: string): string {\n  return value!\n}\n`,
  ],
]

const planted = violations.map(([, folder, source], index) => {
  const file = join(root, folder, `planted${index}.ts`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
  return file
})
const lint = spawnSync(process.execPath, [installed('oxlint'), '--format=json', ...planted], {
  cwd: root,
  encoding: 'utf8',
})

afterAll(() => {
  for (const file of planted) rmSync(file, { force: true })
  for (const [, folder] of violations)
    if (folder.endsWith('/planted')) rmSync(join(root, folder), { recursive: true, force: true })
})

describe('the import rules', () => {
  const report = JSON.parse(lint.stdout) as {
    diagnostics: { filename: string; severity: string; code: string }[]
    number_of_files: number
  }

  test('the linter read every planted file', () => {
    expect(report.number_of_files).toBe(planted.length)
  })

  test.each(violations.map(([title], index) => [title, `planted${index}.ts`] as const))(
    '%s is refused',
    (_title, file) => {
      const errors = report.diagnostics.filter((d) => d.filename.endsWith(`/${file}`) && d.severity === 'error')
      expect(errors.map((d) => d.code).join()).toMatch(/no-restricted-imports|no-explicit-any|no-non-null-assertion/)
    },
  )

  test('a cycle of imports is refused', () => {
    const ring = join(root, 'packages/domain/src/planted')
    mkdirSync(ring, { recursive: true })
    writeFileSync(join(ring, 'ring1.ts'), `import { two } from './ring2.ts'\nexport const one = (): number => two()\n`)
    writeFileSync(join(ring, 'ring2.ts'), `import { one } from './ring1.ts'\nexport const two = (): number => one()\n`)
    const cycle = spawnSync(process.execPath, [installed('oxlint'), '--format=json', ring], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(cycle.stdout).toContain('no-cycle')
  })
})

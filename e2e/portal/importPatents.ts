import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** `years` years and two months before today, shifted by whole years. */
function day(years: number): string {
  const then = new Date()
  then.setUTCFullYear(then.getUTCFullYear() - years)
  then.setUTCDate(then.getUTCDate() - 60)
  return then.toISOString().slice(0, 10)
}

/**
 * Imports patents of the archive's account: filed six years and two months ago and paid up to the seventh year, which has begun; those in `late`
 * only up to the sixth, so that they are in their months of grace.
 */
export function importPatents(numbers: readonly string[], late: readonly string[]): void {
  importLines(
    numbers.map((PATENT_ID) => ({
      ...patentOf(PATENT_ID, 'PT Maju'),
      FILING_DATE: day(6),
      REGISTRATION_DATE: day(3),
      PAID_YEARS: late.includes(PATENT_ID) ? 6 : 7,
    })),
  )
}

/** Imports patents of one owner that were filed in the year of their numbers, which is over, and granted a year ago or less. */
export function importPatentsOf(owner: string, numbers: readonly string[]): void {
  importLines(
    numbers.map((PATENT_ID) => ({
      ...patentOf(PATENT_ID, owner),
      FILING_DATE: `${PATENT_ID.slice(3, 7)}-03-02`,
      REGISTRATION_DATE: `${PATENT_ID.slice(3, 7)}-12-30`,
    })),
  )
}

const patentOf = (PATENT_ID: string, owner: string) => ({
  PATENT_ID,
  APPL_TYP: 'PATENT',
  TITLE: `Mesin ${PATENT_ID}`,
  REGISTRATION_NBR: `IDP00${PATENT_ID.slice(6)}`,
  QTY_CLAIMS: 4,
  OWNERS: [{ PERSON_NAME: owner, PERSON_WCODE: 'C', NATIONALITY_COUNTRY_CODE: 'ID', ADDR_STREET: 'Jalan 5' }],
})

/** Runs `saki import cases` for these lines on the portal of the journeys. Throws when it ends with a failure. */
function importLines(lines: readonly object[]): void {
  const folder = mkdtempSync(join(tmpdir(), 'saki-import-'))
  const file = join(folder, 'arsip.jsonl')
  writeFileSync(file, lines.map((each) => JSON.stringify(each)).join('\n'))
  const done = spawnSync(process.execPath, [join(root, 'scripts/run.ts'), 'saki', 'import', 'cases', file], {
    cwd: root,
    env: { ...process.env, SAKI_DEMO: 'on' },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true, force: true })
  if (done.status !== 0) throw new Error(`import: ${done.stdout}${done.stderr}`)
}

/** Application numbers of patents filed in the year of `importPatents`. */
export const importableNumbers = (count: number): string[] =>
  Array.from({ length: count }, (_, n) => `P00${day(6).slice(0, 4)}${70_001 + n}`)

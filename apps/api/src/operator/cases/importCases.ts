import { createHash } from 'node:crypto'

import { BadLine, lawOf, rightOf, rights, workflowFor } from '@saki/catalogue'
import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { parseApplicationNumber, type ApplicationNumber } from '@saki/domain/ids/applicationNumber'
import { viennaDivision } from '@saki/domain/marks/viennaCode'
import type { Workflow } from '@saki/domain/workflow/definition'

import { runsProcess } from '../../caseState.ts'
import { holidaySet } from '../../daysOff.sql.ts'
import { parseLine, readCase, type ImportLine } from './caseLine.ts'
import type { FiledRecord } from './filedRecord.ts'
import { importedCaseRows } from './importedCaseRows.ts'
import {
  findAccounts,
  findKnown,
  ensureHoldingAccount,
  insertCases,
  knownCodes,
  raiseCounters,
  type CaseRows,
} from './importCases.sql.ts'
import { allRules, rulesIn } from './periodsOf.sql.ts'
import { positionOfImport, type OfficeCalendar } from './positionOfImport.ts'

/** Owner of imported cases without an account of their own; see docs/how-to/import-cases.md. */
export const HOLDING_EMAIL = 'arsip@kantor.invalid'
const BATCH = 500

/** Counts of an import; `kept` were imported before from identical lines. */
export interface CasesImported {
  lines: number
  added: number
  kept: number
  rejected: { line: number; why: string }[]
}

interface ImportContext {
  calendar: OfficeCalendar
  accounts: Map<string, number>
  holding: number
  codes: Awaited<ReturnType<typeof knownCodes>>
  now: Date
}
type Ready = { line: number; rows: CaseRows; id: ApplicationNumber }

/**
 * Imports granted or registered cases, each a JSON object in a line or the fields read from another kind of file, in batches. A rejected one is reported with its reason and does not stop
 * the others. A number already imported from an identical line is left unchanged, from a different one rejected. Notifies nobody.
 */
export async function importCases(
  db: Db,
  lines: AsyncIterable<string | FiledRecord>,
  now: Date,
): Promise<CasesImported> {
  const done: CasesImported = { lines: 0, added: 0, kept: 0, rejected: [] }
  const context = await readImportContext(db, now)
  const seen = new Map<string, string>()
  let batch: Ready[] = []
  let at = 0
  const flush = async () => {
    await writeBatch(db, batch, now, done)
    batch = []
  }
  for await (const given of lines) {
    at = typeof given === 'string' ? at + 1 : given.line
    if (typeof given === 'string' && given.trim() === '') continue
    done.lines += 1
    try {
      const ready = readyCase(readCase(fieldsOf(given)), at, context)
      const twin = seen.get(ready.rows.applicationNumber)
      if (twin !== undefined && twin !== ready.rows.sha256)
        throw new BadLine(`${ready.rows.applicationNumber} stands in the file twice`)
      seen.set(ready.rows.applicationNumber, ready.rows.sha256)
      if (twin === undefined) batch.push(ready)
      else done.kept += 1
    } catch (error) {
      if (!(error instanceof BadLine)) throw error
      done.rejected.push({ line: at, why: error.message })
    }
    if (batch.length === BATCH) await flush()
  }
  await flush()
  done.rejected.sort((a, b) => a.line - b.line)
  return done
}

async function readImportContext(db: Db, now: Date): Promise<ImportContext> {
  const rules = await allRules(db)
  return {
    calendar: {
      today: legalDateOf(now),
      holidays: await holidaySet(db),
      rules: (flow: Workflow, day: LegalDate) => rulesIn(rules, flow, day),
    },
    accounts: await findAccounts(db),
    holding: await ensureHoldingAccount(db, HOLDING_EMAIL, now),
    codes: await knownCodes(db),
    now,
  }
}

function fieldsOf(given: string | FiledRecord): unknown {
  if (typeof given === 'string') return parseLine(given)
  if ('fault' in given) throw new BadLine(given.fault)
  return given.fields
}

function readyCase(line: ImportLine, at: number, context: ImportContext): Ready {
  const id = parseApplicationNumber(line.PATENT_ID)
  if (!id) throw new BadLine(`PATENT_ID ${line.PATENT_ID} is not an application number`)
  const { form } = rightOf(line.APPL_TYP)
  const lawCode = lawOf(line.APPL_TYP, line.FILING_DATE)
  const flow = workflowFor(line.APPL_TYP, lawCode)
  if (!runsProcess(id.fileTyp, flow.procTyp) || !context.codes.letters.has(id.fileTyp))
    throw new BadLine(`${line.PATENT_ID} is not the number of a ${line.APPL_TYP}`)
  if (line.LAW_CODE !== undefined && line.LAW_CODE !== lawCode)
    throw new BadLine(`LAW_CODE ${line.LAW_CODE}: what was filed on ${line.FILING_DATE} runs under ${lawCode}`)
  checkCodes(line, context)
  const position = positionOfImport(flow, line, context.calendar)
  const sha256 = createHash('sha256').update(JSON.stringify(line)).digest('hex')
  const ownerId = ownerOf(line, context)
  return {
    line: at,
    id,
    rows: importedCaseRows({ line, id, sha256, ownerId, lawCode, form, flow, position, now: context.now }),
  }
}

function ownerOf({ OWNER_EMAIL }: ImportLine, { accounts, holding }: ImportContext): number {
  if (OWNER_EMAIL === undefined) return holding
  const account = accounts.get(OWNER_EMAIL.trim().toLowerCase())
  if (account === undefined) throw new BadLine(`OWNER_EMAIL ${OWNER_EMAIL}: no account has this address`)
  return account
}

function checkCodes(line: ImportLine, { codes }: ImportContext): void {
  const people = [...line.OWNERS, ...line.REPRS, ...line.INVENTORS].map((each) => each.NATIONALITY_COUNTRY_CODE)
  const country = [...people, ...line.PRIORITIES.map((each) => each.COUNTRY_CODE)].find(
    (code) => !codes.countries.has(code),
  )
  if (country !== undefined) throw new BadLine(`${country} is not a country or office`)
  const locarno = line.LOCARNO.find((row) => !codes.locarno.has(row.LOCARNO_CLASS_CODE))
  if (locarno) throw new BadLine(`LOCARNO ${locarno.LOCARNO_CLASS_CODE} is not a class`)
  const figures = (line.VIENNA ?? []).map(({ VIENNA_CODE }) => VIENNA_CODE)
  const unknown = figures.find((code) => !codes.vienna.has(viennaDivision(code)))
  if (unknown !== undefined) throw new BadLine(`VIENNA ${unknown} is in no division`)
  if (new Set(figures).size < figures.length) throw new BadLine('VIENNA names a code twice')
  const { classes } = rightOf(line.APPL_TYP)
  if (figures.length > 0 && classes !== 'nice') throw new BadLine('VIENNA is for marks')
  if (line.DESIGN_DESCRIPTION && classes !== 'locarno') throw new BadLine('DESIGN_DESCRIPTION is for designs')
  if (classes === 'nice' && line.NICE.length === 0) throw new BadLine('NICE is missing')
  if (new Set(line.NICE.map((row) => row.NICE_CLASS_CODE)).size < line.NICE.length)
    throw new BadLine('NICE names a class twice')
}

/** Writes a batch in one transaction; when that fails, writes it line by line to find the failing line. */
async function writeBatch(db: Db, batch: Ready[], now: Date, done: CasesImported): Promise<void> {
  if (batch.length === 0) return
  try {
    const { added, kept, refused } = await transact(db, (tx) => writeLines(tx, batch, now))
    done.added += added
    done.kept += kept
    done.rejected.push(...refused)
  } catch (error) {
    const [only, ...others] = batch
    if (others.length > 0) {
      for (const one of batch) await writeBatch(db, [one], now, done)
      return
    }
    done.rejected.push({ line: only?.line ?? 0, why: reasonOf(error) })
  }
}

async function writeLines(tx: Db, batch: Ready[], now: Date) {
  const known = await findKnown(
    tx,
    batch.map(({ rows }) => rows.applicationNumber),
  )
  const fresh = batch.filter(({ rows }) => !known.has(rows.applicationNumber))
  const refused = batch.flatMap(({ line, rows }) => {
    const before = known.get(rows.applicationNumber)
    if (before === undefined || before === rows.sha256) return []
    const why = before === '' ? 'was filed here' : 'was brought in with other content'
    return [{ line, why: `${rows.applicationNumber} ${why}` }]
  })
  if (fresh.length > 0) {
    await insertCases(
      tx,
      fresh.map(({ rows }) => rows),
      now,
    )
    await raiseCounters(tx, seriesOf(fresh), registrationsOf(fresh))
  }
  return { added: fresh.length, kept: batch.length - fresh.length - refused.length, refused }
}

function seriesOf(cases: Ready[]) {
  const last = new Map<string, { file_typ: string; file_seq: string; file_ser: number; last_nbr: number }>()
  for (const { id } of cases) {
    const key = `${id.fileTyp}${id.fileSeq}${id.fileSer}`
    const before = last.get(key)?.last_nbr ?? 0
    const row = { file_typ: id.fileTyp, file_seq: id.fileSeq, file_ser: id.fileSer }
    last.set(key, { ...row, last_nbr: Math.max(before, id.fileNbr) })
  }
  return [...last.values()].toSorted((a, b) =>
    `${a.file_typ}${a.file_seq}${a.file_ser}`.localeCompare(`${b.file_typ}${b.file_seq}${b.file_ser}`),
  )
}

function registrationsOf(cases: Ready[]) {
  const last = new Map<string, number>()
  const number = new RegExp(`^(${rights.map(({ register }) => register.series).join('|')})(\\d{9,10})$`)
  for (const { rows } of cases) {
    const parts = number.exec(String(rows.application['registration_nbr']))
    const [, series = '', digits = '0'] = parts ?? []
    if (parts && Number(digits) <= 2_147_483_647) last.set(series, Math.max(last.get(series) ?? 0, Number(digits)))
  }
  return [...last].map(([series, last_nbr]) => ({ series, last_nbr }))
}

function reasonOf(error: unknown): string {
  const { constraint, message, detail } = error as { constraint?: string; message?: string; detail?: string }
  if (constraint?.includes('registration_nbr')) return 'REGISTRATION_NBR belongs to another file'
  return detail ?? message ?? String(error)
}

import { rightsOfLetter } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { yearOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { gazetteSeries, journalCode, journalName } from '@saki/domain/gazette/issue'
import { sql } from 'kysely'

/** `regular`: of the week. `extra`: before it, because a last day would pass. `special`: one case, published at once. */
export type IssueKind = 'regular' | 'extra' | 'special'

/** Prefix of the gazette of a right. Throws an Error for an unknown letter. */
export function seriesOf(right: string): string {
  const [own] = rightsOfLetter(right)
  if (!own) throw new Error(`no right ${right}`)
  return own.gazette.series
}

/** Waits for another transaction that makes an issue of this right, and makes others wait until this one ends. */
export async function lockSeries(tx: Db, right: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`gazette ${right}`}))`.execute(tx)
}

/** The next number of a series. The lock of the series avoids gaps. */
export async function nextNumber(tx: Db, right: string, year: number): Promise<number> {
  await lockSeries(tx, right)
  return findNextNumber(tx, right, year)
}

/** The number that the next issue would have, above numbers a restored backup lacks; another transaction may take it meanwhile. */
export async function findNextNumber(db: Db, right: string, year: number): Promise<number> {
  const issued = await tables(db)
    .selectFrom('gazetteIssue')
    .select((eb) => eb.fn.max('issueNbr').as('last'))
    .where('rightCode', '=', right)
    .where('issueYear', '=', year)
    .executeTakeFirst()
  const skipped = await tables(db)
    .selectFrom('skippedNumber')
    .select((eb) => eb.fn.max('lastNbr').as('last'))
    .where('counter', '=', gazetteSeries({ series: seriesOf(right), year }))
    .executeTakeFirst()
  return Math.max(issued?.last ?? 0, skipped?.last ?? 0) + 1
}

export interface NewIssue {
  right: string
  kind: IssueKind
  /** Date of the issue: the date of publication of its cases. */
  day: LegalDate
  /** First day of the period it covers, which ends on its date. */
  from: LegalDate
  /** Null: the scheduler. */
  madeBy: number | null
  now: Date
}

/** Creates an issue with the next number of its series, without entries and not closed yet; returns its code. */
export async function insertIssue(tx: Db, { right, kind, day, from, madeBy, now }: NewIssue): Promise<string> {
  const year = yearOf(day)
  const number = { series: seriesOf(right), nbr: await nextNumber(tx, right, year), year }
  const code = journalCode(number)
  await tables(tx)
    .insertInto('gazetteIssue')
    .values({
      journalCode: code,
      rightCode: right,
      issueYear: year,
      issueNbr: number.nbr,
      name: journalName(number),
      kind,
      periodFrom: from,
      periodTo: day,
      publicationDate: day,
      madeAt: now,
      madeBy,
    })
    .execute()
  return code
}

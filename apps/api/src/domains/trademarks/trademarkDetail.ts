import { rightOf } from '@saki/catalogue'
import type { trademarksCalls } from '@saki/contracts/trademarks'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { payerCategories, tariffOn, type Tariff } from '@saki/domain/fees/quote'
import { sql } from 'kysely'

import { NotFound } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { countSearch } from '../../searchLimit.ts'
import { stateAt, turnOf } from '../../caseState.ts'
import { markSection } from '../patents/caseDetail.ts'
import type { VisibleCase } from '../patents/patents.sql.ts'
import { visibleCaseOf } from '../patents/visibleCase.ts'
import { listTariffs } from '../payments/fees.ts'
import { listMarks } from './markRows.sql.ts'
import { renewalDaysOf } from '../../renewalDays.ts'
import { trademarkRow } from './trademarkRow.ts'

type Call = (typeof trademarksCalls)['getTrademarkDetail']

/** One mark, for its parties and officers also before its publication. Throws NotFound for other numbers. */
export async function trademarkDetail(asked: HandlerInput<Call>) {
  const { query, session, db, language, now } = asked
  countSearch(asked)
  const record = await visibleCaseOf(db, session, await applicationNumberOf(db, query.fileno))
  const [mark] = await listMarks(db, [record.applicationId])
  if (!mark || rightOf(record.applTyp).classes !== 'nice') throw new NotFound('mark', query.fileno)
  const section = await markSection(db, record, language)
  const state = stateAt(mark)
  return {
    ...trademarkRow(mark, language),
    ACCESS: record.isFull ? ('FULL' as const) : ('PUBLIC' as const),
    NICE: section.NICE,
    DESCRIPTION: section.MARK_DESCRIPTION,
    TRANSLATION: section.TRANSLATION,
    TRANSLITERATION: section.TRANSLITERATION,
    DISCLAIMER: section.DISCLAIMER,
    COLOUR_CLAIMED: section.COLOUR_CLAIMED,
    COLOURS: section.COLOURS,
    PUBLICATION_DATE: record.publicationDate,
    JOURNAL_CODE: record.journalCode ?? '',
    OPPOSITION_UNTIL: turnOf(state, record.dueDate) === 'PUBLIC' ? record.dueDate : null,
    RENEWAL: await renewalOf(db, record, mark, legalDateOf(now)),
  }
}

/** The application number of a registration number, by its unique index; other texts unchanged. */
async function applicationNumberOf(db: Db, fileno: string): Promise<string> {
  const typed = fileno.replace(/\s/g, '').toUpperCase()
  const { rows } = await sql<{ number: string | null }>`
    select application_number as number from application where registration_nbr = ${typed}`.execute(db)
  return rows[0]?.number ?? typed
}

/** The days and fees of the next renewal; null unless the mark is registered. */
async function renewalOf(
  db: Db,
  { filingDate, expirationDate }: VisibleCase,
  { flowId, flowVersion, state }: { flowId: string; flowVersion: number; state: string },
  today: LegalDate,
) {
  const days = await renewalDaysOf(db, { flowId, flowVersion, state, filingDate, expirationDate }, today)
  if (!days) return null
  return {
    OPENS: days.opens,
    LAST_DAY: days.lastDay,
    LAST_LATE_DAY: days.lastLateDay,
    PHASE: days.phase,
    FEES: renewalFees(await listTariffs(db), today),
  }
}

/** Fees for each class by the tariff of a day, by payer category. */
function renewalFees(tariffs: readonly Tariff[], today: LegalDate) {
  return payerCategories.flatMap((payer) => {
    const onTime = tariffOn(tariffs, 'MARK_RENEWAL_CLASS', payer, today)
    const late = tariffOn(tariffs, 'MARK_LATE_RENEWAL_CLASS', payer, today)
    return onTime && late ? [{ PAYER_CATEGORY: payer, AMOUNT: onTime.rupiah, LATE_AMOUNT: late.rupiah }] : []
  })
}

import { requestTariffUnits } from '@saki/catalogue/requests/tariffUnits'
import type { tariffsCalls } from '@saki/contracts/tariffs'
import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { protectedYears } from '@saki/domain/fees/annuity'
import { tariffFault, type TariffChange } from '@saki/domain/fees/tariffChange'

import { Invalid } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import type { MadeChange } from '../changeProposals/makeOrPropose.ts'
import {
  insertTariffChange,
  listAnnuityRows,
  listTariffRows,
  lockTariffs,
  writeAnnuity,
  writeTariff,
} from './tariffs.sql.ts'

type TariffBody = HandlerInput<(typeof tariffsCalls)['officeTariffSave']>['body']
type AnnuityBody = HandlerInput<(typeof tariffsCalls)['officeAnnuitySave']>['body']
type TariffOf = Awaited<ReturnType<typeof listTariffRows>>[number]

interface Writer {
  userId: number
  now: Date
}
type Made = MadeChange<{ err: '' }>

/** Writes one row of the tariff with its entry in the log. Throws Invalid. */
export async function saveTariff(tx: Db, body: TariffBody, { userId, now }: Writer): Promise<Made> {
  const { CODE: code, PAYER_CATEGORY: payerCategory, VALID_FROM: validFrom } = body
  await lockTariffs(tx)
  const rowsOfCode = (await listTariffRows(tx)).filter((row) => row.code === code)
  const unit = rowsOfCode[0]?.unit ?? requestTariffUnits.get(code)
  if (unit === undefined) throw new Invalid([{ field: 'CODE', message: 'fees:office.unknownCode' }])
  const before = rowsOfCode.find((row) => row.payer_category === payerCategory && row.valid_from === validFrom)
  assertTariffChange(
    { validFrom, validTo: body.VALID_TO, amounts: [body.RUPIAH] },
    before && { validFrom: before.valid_from, validTo: before.valid_to, amounts: [before.rupiah] },
    legalDateOf(now),
    !hasAmount(rowsOfCode, legalDateOf(now)),
  )
  const after = { code, payer_category: payerCategory, rupiah: body.RUPIAH, unit, ...writtenOf(body) }
  await writeTariff(tx, after)
  await insertTariffChange(tx, { userId, code, payerCategory, validFrom, before, after, reason: body.REASON, now })
  return { reply: { err: '' }, shown: differences(before, after) }
}

/** As saveTariff, for a row of the annual fees. */
export async function saveAnnuityTariff(tx: Db, body: AnnuityBody, { userId, now }: Writer): Promise<Made> {
  const { FILE_TYP, YEAR_FROM, YEAR_TO, BASE, PER_CLAIM, VALID_FROM: validFrom } = body
  if (YEAR_TO < YEAR_FROM || YEAR_TO > (protectedYears[FILE_TYP] ?? 0))
    throw new Invalid([{ field: 'YEAR_TO', message: 'fees:office.years' }])
  await lockTariffs(tx)
  const before = (await listAnnuityRows(tx)).find(
    (row) => row.file_typ === FILE_TYP && row.year_from === YEAR_FROM && row.valid_from === validFrom,
  )
  assertTariffChange(
    { validFrom, validTo: body.VALID_TO, amounts: [BASE, PER_CLAIM, YEAR_TO] },
    before && {
      validFrom: before.valid_from,
      validTo: before.valid_to,
      amounts: [before.base, before.per_claim, before.year_to],
    },
    legalDateOf(now),
  )
  const after = {
    file_typ: FILE_TYP,
    year_from: YEAR_FROM,
    year_to: YEAR_TO,
    base: BASE,
    per_claim: PER_CLAIM,
    ...writtenOf(body),
  }
  await writeAnnuity(tx, after)
  const code = `ANNUITY_${FILE_TYP}_${YEAR_FROM}`
  await insertTariffChange(tx, { userId, code, payerCategory: '*', validFrom, before, after, reason: body.REASON, now })
  return { reply: { err: '' }, shown: differences(before, after) }
}

/** Whether one of the rows of a code is in force today or later. */
export const hasAmount = (rows: readonly TariffOf[], today: LegalDate) =>
  rows.some(({ valid_to: validTo }) => validTo === null || validTo >= today)

/** Columns that differ, named as on the wire. */
function differences(before: object | undefined, after: object) {
  const old = new Map(Object.entries(before ?? {}))
  const text = (value: unknown) => (value === null || value === undefined ? '' : String(value))
  return Object.entries(after)
    .filter(([column, value]) => text(old.get(column)) !== text(value))
    .map(([column, value]) => ({ FIELD: column.toUpperCase(), OLD: text(old.get(column)), NEW: text(value) }))
}

function writtenOf(body: { VALID_FROM: string; VALID_TO: string | null; LEGAL_REF: string; IND_VERIFIED: 'Y' | 'N' }) {
  return {
    valid_from: body.VALID_FROM,
    valid_to: body.VALID_TO,
    legal_ref: body.LEGAL_REF,
    verified: body.IND_VERIFIED === 'Y',
  }
}

const faultWords = {
  in_force: { field: 'VALID_FROM', message: 'fees:office.inForce' },
  reaches_back: { field: 'VALID_FROM', message: 'fees:office.reachesBack' },
  ends_before_it_begins: { field: 'VALID_TO', message: 'fees:office.endsBefore' },
  ends_in_the_past: { field: 'VALID_TO', message: 'fees:office.endsPast' },
} as const

/** Throws Invalid with field and reason when the rules of tariffs forbid this change. */
function assertTariffChange(
  change: TariffChange,
  before: TariffChange | undefined,
  today: LegalDate,
  isFirst = false,
): void {
  const fault = tariffFault(change, before, today, isFirst)
  if (fault) throw new Invalid([faultWords[fault]])
}

import { tariffsCalls, type AnnuityRow, type TariffRow, type UnsetTariff } from '@saki/contracts/tariffs'
import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { tariffName } from '@saki/catalogue'
import { requestTariffUnits } from '@saki/catalogue/requests/tariffUnits'
import { annuityFee, protectedYears } from '@saki/domain/fees/annuity'
import { tariffFault, type TariffChange } from '@saki/domain/fees/tariffChange'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { Invalid } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { annuityTariffs } from '../upkeep/annuityTariffs.sql.ts'
import {
  insertTariffChange,
  listAnnuityRows,
  listTariffChanges,
  listTariffRows,
  lockTariffs,
  writeAnnuity,
  writeTariff,
} from './tariffs.sql.ts'

const flag = (yes: boolean) => (yes ? ('Y' as const) : ('N' as const))

export const tariffsRoutes = implement(tariffsCalls, {
  async annuityTable({ query, db, now }) {
    const tariffs = await annuityTariffs(db)
    const today = legalDateOf(now)
    const { fileTyp, claims, category: payerCategory } = query
    return Array.from({ length: protectedYears[fileTyp] ?? 0 }, (_, at) => at + 1).flatMap((year) => {
      const fee = annuityFee({ fileTyp, year, claims, payerCategory, late: false }, tariffs, today)
      const late = annuityFee({ fileTyp, year, claims, payerCategory, late: true }, tariffs, today)
      if (!fee || !late) return []
      return {
        ANNUITY_NBR: year,
        BASE: fee.base,
        PER_CLAIM: fee.perClaim,
        AMOUNT: fee.amount,
        AMOUNT_LATE: late.amount,
        IND_REDUCED: flag(fee.reduced),
        LEGAL_REF: fee.legalRef,
      }
    })
  },

  async officeTariffs({ db, language, now }) {
    const [tariffs, annuities, changes] = [
      await listTariffRows(db),
      await listAnnuityRows(db),
      await listTariffChanges(db),
    ]
    return {
      TARIFFS: tariffs.map((row) => wireTariff(row, language)),
      UNSET: unsetCodes(tariffs, legalDateOf(now)).map((code) => wireUnset(code, language)),
      ANNUITIES: annuities.map(wireAnnuity),
      CHANGES: changes.map((change) => ({
        CHANGED_AT: change.changedAt.toISOString(),
        USER_NAME: change.userName,
        CODE: change.code,
        PAYER_CATEGORY: change.payerCategory,
        VALID_FROM: change.validFrom,
        REASON: change.reason,
      })),
    }
  },

  async officeTariffSave({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeTariffSave', request: body, now }
    const { CODE: code, PAYER_CATEGORY: payerCategory, VALID_FROM: validFrom } = body
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const rowsOfCode = (await lockedTariffs(tx)).filter((row) => row.code === code)
        const unit = rowsOfCode[0]?.unit ?? requestTariffUnits.get(code)
        if (unit === undefined) throw new Invalid([{ field: 'CODE', message: 'fees:office.unknownCode' }])
        const before = rowsOfCode.find((row) => row.payer_category === payerCategory && row.valid_from === validFrom)
        assertTariffChange(
          { validFrom, validTo: body.VALID_TO, amounts: [body.RUPIAH] },
          before && { validFrom: before.valid_from, validTo: before.valid_to, amounts: [before.rupiah] },
          legalDateOf(now),
          !hasAmount(rowsOfCode, legalDateOf(now)),
        )
        const after = {
          code,
          payer_category: payerCategory,
          rupiah: body.RUPIAH,
          unit,
          ...writtenOf(body),
        }
        await writeTariff(tx, after)
        await insertTariffChange(tx, {
          userId: session.userId,
          code,
          payerCategory,
          validFrom,
          before,
          after,
          reason: body.REASON,
          now,
        })
        return { err: '' as const }
      }),
    )
  },

  async officeAnnuitySave({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeAnnuitySave', request: body, now }
    const { FILE_TYP, YEAR_FROM, YEAR_TO, BASE, PER_CLAIM, VALID_FROM: validFrom } = body
    if (YEAR_TO < YEAR_FROM || YEAR_TO > (protectedYears[FILE_TYP] ?? 0))
      throw new Invalid([{ field: 'YEAR_TO', message: 'fees:office.years' }])
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
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
        await insertTariffChange(tx, {
          userId: session.userId,
          code,
          payerCategory: '*',
          validFrom,
          before,
          after,
          reason: body.REASON,
          now,
        })
        return { err: '' as const }
      }),
    )
  },
})

async function lockedTariffs(tx: Db) {
  await lockTariffs(tx)
  return listTariffRows(tx)
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

type TariffOf = Awaited<ReturnType<typeof listTariffRows>>[number]
type AnnuityOf = Awaited<ReturnType<typeof listAnnuityRows>>[number]

/** Whether one of the rows of a code is in force today or later. */
const hasAmount = (rows: readonly TariffOf[], today: LegalDate) =>
  rows.some(({ valid_to: validTo }) => validTo === null || validTo >= today)

/** Codes of requests without an amount in force or to come. */
function unsetCodes(rows: readonly TariffOf[], today: LegalDate): string[] {
  return [...requestTariffUnits.keys()].filter(
    (code) =>
      !hasAmount(
        rows.filter((row) => row.code === code),
        today,
      ),
  )
}

function wireUnset(code: string, language: Language): UnsetTariff {
  const name = tariffName(code)
  return { CODE: code, NAME: name ? say(language, name) : code, UNIT: requestTariffUnits.get(code) ?? '' }
}

function wireTariff(row: TariffOf, language: Language): TariffRow {
  const name = tariffName(row.code)
  return {
    CODE: row.code,
    NAME: name ? say(language, name) : row.code,
    PAYER_CATEGORY: row.payer_category as TariffRow['PAYER_CATEGORY'],
    RUPIAH: row.rupiah,
    UNIT: row.unit,
    VALID_FROM: row.valid_from,
    VALID_TO: row.valid_to,
    LEGAL_REF: row.legal_ref,
    IND_VERIFIED: flag(row.verified),
  }
}

function wireAnnuity(row: AnnuityOf): AnnuityRow {
  return {
    FILE_TYP: row.file_typ as AnnuityRow['FILE_TYP'],
    YEAR_FROM: row.year_from,
    YEAR_TO: row.year_to,
    BASE: row.base,
    PER_CLAIM: row.per_claim,
    VALID_FROM: row.valid_from,
    VALID_TO: row.valid_to,
    LEGAL_REF: row.legal_ref,
    IND_VERIFIED: flag(row.verified),
  }
}

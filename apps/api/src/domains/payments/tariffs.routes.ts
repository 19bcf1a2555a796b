import { tariffsCalls, type AnnuityRow, type TariffRow, type UnsetTariff } from '@saki/contracts/tariffs'
import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { tariffName } from '@saki/catalogue'
import { requestTariffUnits } from '@saki/catalogue/requests/tariffUnits'
import { annuityFee, protectedYears } from '@saki/domain/fees/annuity'
import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'

import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { makeOrPropose } from '../changeProposals/makeOrPropose.ts'
import { annuityTariffs } from '../upkeep/annuityTariffs.sql.ts'
import { hasAmount, saveAnnuityTariff, saveTariff } from './saveTariff.ts'
import { listAnnuityRows, listTariffChanges, listTariffRows } from './tariffs.sql.ts'

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

  officeTariffSave({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeTariffSave', request: body, now }
    const { CODE, PAYER_CATEGORY, VALID_FROM, REASON } = body
    const change = {
      act: 'tariff' as const,
      subject: `${CODE} ${PAYER_CATEGORY} ${VALID_FROM}`,
      applicationId: null,
      request: { call: 'officeTariffSave', body },
      reason: REASON,
      officerId: session.userId,
      now,
    }
    return transact(db, (tx) =>
      onceOnly(tx, once, () =>
        makeOrPropose(tx, change, (own) => saveTariff(own, body, { userId: session.userId, now })),
      ),
    )
  },

  officeAnnuitySave({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeAnnuitySave', request: body, now }
    const { FILE_TYP, YEAR_FROM, VALID_FROM, REASON } = body
    const change = {
      act: 'tariff' as const,
      subject: `ANNUITY_${FILE_TYP}_${YEAR_FROM} ${VALID_FROM}`,
      applicationId: null,
      request: { call: 'officeAnnuitySave', body },
      reason: REASON,
      officerId: session.userId,
      now,
    }
    const make = (tx: Db) => saveAnnuityTariff(tx, body, { userId: session.userId, now })
    return transact(db, (tx) => onceOnly(tx, once, () => makeOrPropose(tx, change, make)))
  },
})

type TariffOf = Awaited<ReturnType<typeof listTariffRows>>[number]
type AnnuityOf = Awaited<ReturnType<typeof listAnnuityRows>>[number]

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

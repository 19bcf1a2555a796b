import { z } from 'zod'

import { defineCalls } from './call.ts'
import { Done, Flag, Instant, LegalDate, Rupiah } from './shapes.ts'

const PayerCategory = z.enum(['UMUM', 'UMK', 'PENDIDIKAN', '*'])
const TariffCode = z.string().regex(/^[A-Z][A-Z_]{2,59}$/)
const Amount = Rupiah.max(1_000_000_000)
const Line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u)

const Row = {
  VALID_FROM: LegalDate,
  /** Last day of validity; null when it has no end. */
  VALID_TO: LegalDate.nullable(),
  LEGAL_REF: z.string(),
  /** Y once an officer has compared it with the regulation. */
  IND_VERIFIED: Flag,
}

export const TariffRow = z.object({
  CODE: z.string(),
  NAME: z.string(),
  PAYER_CATEGORY: PayerCategory,
  RUPIAH: Rupiah,
  UNIT: z.string(),
  ...Row,
})
export type TariffRow = z.infer<typeof TariffRow>

/** A service without an amount in force or to come: it cannot be submitted until an officer sets one. */
export const UnsetTariff = z.object({ CODE: z.string(), NAME: z.string(), UNIT: z.string() })
export type UnsetTariff = z.infer<typeof UnsetTariff>

export const AnnuityRow = z.object({
  FILE_TYP: z.enum(['P', 'S']),
  YEAR_FROM: z.int(),
  YEAR_TO: z.int(),
  BASE: Rupiah,
  PER_CLAIM: Rupiah,
  ...Row,
})
export type AnnuityRow = z.infer<typeof AnnuityRow>

/** Reason of the officer, stored in the change log. */
const Written = {
  VALID_FROM: LegalDate,
  VALID_TO: LegalDate.nullable(),
  LEGAL_REF: Line,
  IND_VERIFIED: Flag,
  REASON: Line,
}

/** PROPOSAL_ID: the change waits for a second officer, and nothing changed. */
const Saved = Done.extend({ PROPOSAL_ID: z.int().optional() })

export const tariffsCalls = defineCalls({
  annuityTable: {
    method: 'GET',
    path: '/annuityTable',
    who: 'anyone',
    does: 'Annual fees of a patent (P) or simple patent (S) by the tariff of today, in time and late',
    query: z.object({
      fileTyp: z.enum(['P', 'S']),
      claims: z.coerce.number().int().min(0).max(10_000).default(0),
      category: z.enum(['UMUM', 'UMK', 'PENDIDIKAN']).default('UMUM'),
    }),
    reply: z.array(
      z.object({
        ANNUITY_NBR: z.int(),
        BASE: Rupiah,
        PER_CLAIM: Rupiah,
        AMOUNT: Rupiah,
        /** Amount when paid within the grace period. */
        AMOUNT_LATE: Rupiah,
        IND_REDUCED: Flag,
        LEGAL_REF: z.string(),
      }),
    ),
  },
  officeTariffs: {
    method: 'GET',
    path: '/office/tariffs',
    who: 'office',
    does: 'All tariff rows, past, current and future, services without an amount, and the log of changes',
    query: z.object({}),
    reply: z.object({
      TARIFFS: z.array(TariffRow),
      UNSET: z.array(UnsetTariff),
      ANNUITIES: z.array(AnnuityRow),
      CHANGES: z.array(
        z.object({
          CHANGED_AT: Instant,
          USER_NAME: z.string(),
          CODE: z.string(),
          PAYER_CATEGORY: z.string(),
          VALID_FROM: LegalDate,
          REASON: z.string(),
        }),
      ),
    }),
  },
  officeTariffSave: {
    method: 'POST',
    path: '/office/tariffs',
    who: 'office',
    roles: ['administrator'],
    does: 'Writes one tariff row: a first amount, a new amount from a future day, an end, or the mark that it was compared with the regulation',
    once: true,
    body: z.object({ CODE: TariffCode, PAYER_CATEGORY: PayerCategory, RUPIAH: Amount, ...Written }),
    reply: Saved,
  },
  officeAnnuitySave: {
    method: 'POST',
    path: '/office/annuities',
    who: 'office',
    roles: ['administrator'],
    does: 'As officeTariffSave, for a row of the annual fees',
    once: true,
    body: z.object({
      FILE_TYP: z.enum(['P', 'S']),
      YEAR_FROM: z.int().min(1).max(20),
      YEAR_TO: z.int().min(1).max(20),
      BASE: Amount,
      PER_CLAIM: Amount,
      ...Written,
    }),
    reply: Saved,
  },
})

import { people, type PersonKey } from '../people.ts'
import type { DemoAnswers, DemoDraft } from './draftOf.ts'

const PAYER = { FILING: { PAYER_CATEGORY: 'UMUM' } }

/** The same person at a new address. */
export const movedTo = (person: PersonKey, ADDR_STREET: string): DemoAnswers => ({
  ...PAYER,
  NEW_DATA: [{ ...people[person], ADDR_STREET }],
})

/** A licence to use that is not exclusive. */
export const licensedTo = (person: PersonKey, VALID_FROM: string): DemoAnswers => ({
  ...PAYER,
  LICENSEES: [people[person]],
  REQUEST: { EXCLUSIVE: 'N', TERRITORY: 'Seluruh Indonesia', VALID_FROM },
})

export const because = (REASON: string): DemoAnswers => ({ REQUEST: { REASON } })

/** An opposition on one ground, with every attached exhibit for it. */
export const opposedBy =
  (person: PersonKey, { field, code }: { field: 'MARK_GROUND' | 'DESIGN_GROUND'; code: string }, statement: string) =>
  (draft: DemoDraft): DemoAnswers => ({
    ...(field === 'DESIGN_GROUND' && PAYER),
    OPPONENTS: [people[person]],
    OBJECTIONS: [{ [field]: code, STATEMENT: statement }],
    EXHIBITS: draft.FILES.filter(({ SPECDOC_TYP }) => SPECDOC_TYP === 'BKT').map(({ ID }, at) => ({
      FILE_ID: ID,
      NAME: `Faktur penjualan ${at + 1}`,
      FOR: code,
      PROVES: 'Produk telah dijual sebelum tanggal penerimaan permohonan.',
    })),
  })

/** An appeal that answers every point of the refusal with the same words. */
export const appealOf =
  (ANSWER: string) =>
  ({ CASE }: DemoDraft): DemoAnswers => ({
    GROUNDS: (CASE.DECISION?.POINTS ?? []).map(({ POINT, TITLE }) => ({ POINT, TITLE, ANSWER })),
    REQUEST: { STATEMENT: ANSWER },
  })

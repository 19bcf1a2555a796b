import { correctionsCalls } from '@saki/contracts/corrections'
import { transact } from '@saki/db'
import type { FormRow } from '@saki/domain/forms/form'

import { implement, type HandlerInput } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { filedCase, rowsNow } from '../register/filedData.ts'
import { withMaskedNumbers } from '../register/maskedNumbers.ts'
import { saveCorrection, saveCorrectionWithin, type AskedCorrection } from './saveCorrection.ts'

interface CorrectionBody {
  ROW_VERSION: number
  REASON: string
  REQUEST_REF: string
  LEGAL_REASON: string
}

function correctionOf(
  body: CorrectionBody,
  reference: string,
  x: AskedCorrection['x'],
  wanted: AskedCorrection['wanted'],
): AskedCorrection {
  return {
    reference,
    x,
    wanted,
    rowVersion: body.ROW_VERSION,
    reason: body.REASON,
    requestRef: body.REQUEST_REF,
    legalReason: body.LEGAL_REASON,
  }
}

/** Officer and instant of a correction. */
const by = ({ session, now }: Pick<HandlerInput, 'session' | 'now'>) => ({ officerId: session.userId, now })

/** `DATA` of the call with the section in its path; a list is under ROWS. */
function wantedOf(data: FormRow): AskedCorrection['wanted'] {
  return Array.isArray(data['ROWS']) ? { rows: data['ROWS'] as FormRow[] } : { fields: data }
}

/** Corrections of filed applications by officers. */
export const correctionsRoutes = implement(correctionsCalls, {
  patentDetail: ({ params, body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, body.PATENT_ID, params.x, wantedOf(body.DATA)), by(input)),
  patentDetailInsert: ({ params, body, db, key, session, now }) => {
    const once = { userId: session.userId, key, call: 'patentDetailInsert', request: { ...body, x: params.x }, now }
    const asked = correctionOf(body, body.PATENT_ID, params.x, { added: body.DATA })
    return transact(db, (tx) => onceOnly(tx, once, () => saveCorrectionWithin(tx, asked, by({ session, now }))))
  },
  patentDetailUpdateRepr: ({ body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, body.PATENT_ID, 'repr', { rows: body.REPRS }), by(input)),
  patentDetailUpdateTechnical: ({ body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, body.PATENT_ID, 'technical', { fields: body.TECHNICAL }), by(input)),
  patentDetailUpdateInventor: ({ body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, body.PATENT_ID, 'inventor', { rows: body.INVENTORS }), by(input)),
  patentDetailUpdateOwner: ({ body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, body.PATENT_ID, 'owner', { rows: body.OWNERS }), by(input)),
  patentDetailUpdatePct: ({ body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, body.PATENT_ID, 'pct', { fields: body.PCT }), by(input)),
  patentDetailUpdateFiling: ({ query, body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, query.patentId, 'filing', { fields: body.FILING }), by(input)),
  patentDetailUpdateRegister: ({ query, body, db, ...input }) =>
    saveCorrection(db, correctionOf(body, query.patentId, 'register', { fields: body.REGISTER }), by(input)),

  async officeCaseData({ query, db }) {
    const filed = await filedCase(db, query.patentId)
    const { record, correctables } = filed
    return {
      PATENT_ID: record.applicationNumber,
      ROW_VERSION: record.rowVersion,
      FORM_TYP: record.formTyp,
      FORM_VERSION: record.formVersion,
      APPL_TYP: record.applTyp,
      TITLE: record.title,
      FILING_DATE: record.filingDate,
      SECTIONS: correctables.map((part) => ({
        X: part.x,
        SECTION: part.section,
        IS_LIST: part.isList,
        FIELDS: Object.keys(part.fields),
        LEGAL: [...part.legal],
        ROWS: withMaskedNumbers(rowsNow(filed, part)),
      })),
    }
  },
})

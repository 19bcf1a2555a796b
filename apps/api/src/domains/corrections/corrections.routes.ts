import { correctionsCalls } from '@saki/contracts/corrections'
import { transact } from '@saki/db'
import type { FormRow } from '@saki/domain/forms/form'

import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Session } from '../../session.ts'
import { correct, correctWithin, type Correction } from '../register/correct.ts'
import { filedCase, rowsNow } from '../register/filedData.ts'

interface CorrectionBody {
  ROW_VERSION: number
  REASON: string
  REQUEST_REF: string
  LEGAL_REASON: string
}

function correctionOf(
  body: CorrectionBody,
  reference: string,
  x: Correction['x'],
  wanted: Correction['wanted'],
  by: { session: Session; now: Date },
): Correction {
  return {
    reference,
    x,
    wanted,
    rowVersion: body.ROW_VERSION,
    reason: body.REASON,
    requestRef: body.REQUEST_REF,
    legalReason: body.LEGAL_REASON,
    officerId: by.session.userId,
    now: by.now,
  }
}

/** `DATA` of the call with the section in its path; a list is under ROWS. */
function wantedOf(data: FormRow): Correction['wanted'] {
  return Array.isArray(data['ROWS']) ? { rows: data['ROWS'] as FormRow[] } : { fields: data }
}

/** Corrections of filed applications by officers. */
export const correctionsRoutes = implement(correctionsCalls, {
  patentDetail: ({ params, body, db, ...by }) =>
    correct(db, correctionOf(body, body.PATENT_ID, params.x, wantedOf(body.DATA), by)),
  patentDetailInsert: ({ params, body, db, key, ...by }) =>
    transact(db, (tx) =>
      onceOnly(
        tx,
        { userId: by.session.userId, key, call: 'patentDetailInsert', request: { ...body, x: params.x }, now: by.now },
        () => correctWithin(tx, correctionOf(body, body.PATENT_ID, params.x, { added: body.DATA }, by)),
      ),
    ),
  patentDetailUpdateRepr: ({ body, db, ...by }) =>
    correct(db, correctionOf(body, body.PATENT_ID, 'repr', { rows: body.REPRS }, by)),
  patentDetailUpdateTechnical: ({ body, db, ...by }) =>
    correct(db, correctionOf(body, body.PATENT_ID, 'technical', { fields: body.TECHNICAL }, by)),
  patentDetailUpdateInventor: ({ body, db, ...by }) =>
    correct(db, correctionOf(body, body.PATENT_ID, 'inventor', { rows: body.INVENTORS }, by)),
  patentDetailUpdateOwner: ({ body, db, ...by }) =>
    correct(db, correctionOf(body, body.PATENT_ID, 'owner', { rows: body.OWNERS }, by)),
  patentDetailUpdatePct: ({ body, db, ...by }) =>
    correct(db, correctionOf(body, body.PATENT_ID, 'pct', { fields: body.PCT }, by)),
  patentDetailUpdateFiling: ({ query, body, db, ...by }) =>
    correct(db, correctionOf(body, query.patentId, 'filing', { fields: body.FILING }, by)),
  patentDetailUpdateRegister: ({ query, body, db, ...by }) =>
    correct(db, correctionOf(body, query.patentId, 'register', { fields: body.REGISTER }, by)),

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
        ROWS: rowsNow(filed, part),
      })),
    }
  },
})

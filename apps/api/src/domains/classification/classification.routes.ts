import { rightOf } from '@saki/catalogue'
import { classificationCalls } from '@saki/contracts/classification'
import { transact } from '@saki/db'
import { fieldText } from '@saki/domain/forms/form'

import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { findAbstract, listVienna } from '../patents/sections.sql.ts'
import { filedCase } from '../register/filedData.ts'
import { listGoods } from '../fileParts/goods.ts'
import { classify } from './classify.ts'

/** Classes that officers correct, and the figurative elements that they assign. */
export const classificationRoutes = implement(classificationCalls, {
  async officeClassification({ query, db, language }) {
    const { record } = await filedCase(db, query.patentId)
    const [goods, vienna, abstract] = await Promise.all([
      listGoods(db, record.applicationId),
      listVienna(db, record.applicationId, language),
      findAbstract(db, record.applicationId),
    ])
    return {
      PATENT_ID: record.applicationNumber,
      RIGHT: rightOf(record.applTyp).letter,
      ROW_VERSION: record.rowVersion,
      NICE: goods.map(({ niceClassCode, terms }) => ({ NICE_CLASS_CODE: niceClassCode, TERMS: terms })),
      LOCARNO: record.locarno.map((row) => ({
        LOCARNO_CLASS_CODE: fieldText(row, 'LOCARNO_CLASS_CODE'),
        PRODUCT_TITLE: fieldText(row, 'PRODUCT_TITLE'),
      })),
      IPC: record.ipc.map((row) => fieldText(row, 'IPC_SYMBOL')),
      TITLE: record.title,
      ABSTRACT: abstract,
      VIENNA: vienna.map(({ code }) => code),
    }
  },

  async officeClassify({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeClassify', request: body, now }
    const by = { officerId: session.userId, roles: session.officeRoles, now }
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => ({ err: '' as const, ROW_VERSION: await classify(tx, body, by) })),
    )
  },
})

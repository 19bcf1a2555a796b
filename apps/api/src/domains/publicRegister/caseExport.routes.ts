import { caseExportCalls } from '@saki/contracts/caseExport'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { contentDisposition } from '../documents/fileName.ts'
import { caseXml, readableJson } from './caseExport.ts'
import { publicCase, readableRecordOf } from './publicCase.ts'

export const caseExportRoutes = implement(caseExportCalls, {
  async exportCase({ params, query, session, db, services, now, reply }) {
    const record = await readableRecordOf(db, session, params.patentId)
    if (!record) throw new NotFound('case', params.patentId)
    const shown = await publicCase(db, record, { language: 'id', today: legalDateOf(now) })
    reply.headers({
      'content-type': `application/${query.format}; charset=utf-8`,
      'content-disposition': contentDisposition('attachment', `${record.applicationNumber}.${query.format}`),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    })
    reply.send(query.format === 'xml' ? caseXml(shown) : readableJson(shown, services.env.publicBaseUrl))
  },
})

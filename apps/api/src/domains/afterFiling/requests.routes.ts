import { deskRequestsCalls } from '@saki/contracts/deskRequests'
import { requestsCalls } from '@saki/contracts/requests'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { listTariffs } from '../payments/fees.ts'
import { listRequestable } from '../requests/cases.sql.ts'
import { caseAnswers, casesToChoose, requestedFor, storedNumbers, wireCase, wireRelation } from './casesToChoose.ts'
import { deskAct } from './deskAct.ts'
import { deskRequest, deskRequests } from './deskRequests.ts'
import { requestList } from './listRequests.ts'
import { offersIn } from './offers.ts'
import { requestDetail } from './requestDetail.ts'
import { requestSheet } from './requestSheet.ts'
import { requestDraft } from './requestDraft.ts'
import { requestStatistics } from './requestStatistics.ts'
import { statistics } from './statistics.ts'
import { saveOrSubmit } from './saveOrSubmit.ts'
import { withdrawRequest } from './withdrawRequest.ts'
import { zipRequest } from './zipRequest.ts'

export const requestsRoutes = implement(requestsCalls, {
  async requestOffers({ query, session, db, language, now }) {
    const numbers = storedNumbers([query.patentId])
    const today = legalDateOf(now)
    const [found] = await listRequestable(db, { numbers })
    if (!found) throw new NotFound('case', query.patentId)
    const [chosen] = await casesToChoose(db, numbers, requestedFor(session, found), today)
    if (!chosen) throw new NotFound('case', query.patentId)
    return {
      ...wireCase(chosen.one, language),
      RELATION: wireRelation(chosen.relation),
      CASE: caseAnswers([chosen]),
      OFFERS: offersIn(chosen, await listTariffs(db), today),
    }
  },

  requestSave: saveOrSubmit,
  requestDraft,
  requestList,
  requestDetail,
  requestStatistics,
  statistics,
  requestSheet,
  requestZip: zipRequest,
  requestWithdraw: withdrawRequest,
})

export const deskRequestsRoutes = implement(deskRequestsCalls, {
  officeRequests: deskRequests,
  officeRequest: deskRequest,
  officeRequestAct: deskAct,
})

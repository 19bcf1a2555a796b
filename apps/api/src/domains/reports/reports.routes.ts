import { reportsCalls, type ProblemReport } from '@saki/contracts/reports'
import { transact } from '@saki/db'

import { AppError, NotFound } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { onceOnly, requestHash } from '../../keptReply.ts'
import { attempt, bucketOf, limiterAddress } from '../session/limiter.ts'
import { countReports, findReport, insertReport, listReports, markHandled } from './reports.sql.ts'

/** Reports without a delay in 12 hours, from one account or, without a session, one address. */
const FREE = 10
/** Longest delay between further reports, in seconds. */
const CAP = 3600

/** Problems of the portal, reported by its users and handled by officers. */
export const reportsRoutes = implement(reportsCalls, {
  async reportProblem({ body, session, services, request, key, now, db }) {
    const about = session ? `report-user:${session.userId}` : `report-address:${limiterAddress(request.ip)}`
    const { blindIndex } = services.secrets
    const asked = { reporter: bucketOf(blindIndex, about), key, hash: requestHash('reportProblem', body) }
    const earlier = await findReport(db, asked)
    if (earlier !== undefined) return { err: '' as const, ID: earlier }
    const counted = await attempt(db, blindIndex, now, [{ about, free: FREE, cap: CAP }])
    const { PAGE: page, INCIDENT: incident, CONTENT: content } = body
    const userId = session?.userId ?? null
    const made = await insertReport(db, asked, { page, incident, content, userId, now })
    if (made !== undefined) return { err: '' as const, ID: made }
    // A repeat was sent at the same time and stored first.
    await counted.forget()
    const first = await findReport(db, asked)
    if (first === undefined) throw new AppError('KEY_IN_USE', key, { retryAfter: 1 })
    return { err: '' as const, ID: first }
  },

  async officeProblemReports({ query: { state, page, size }, db }) {
    const isHandled = state === 'handled'
    const rows = await listReports(db, isHandled, { limit: size, offset: (page - 1) * size })
    return { data: rows.map(wireReport), total: await countReports(db, isHandled), page, size }
  },

  async officeProblemHandled({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'officeProblemHandled', request: body, now }
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        if (!(await markHandled(tx, body.ID, session.userId, now))) throw new NotFound('problem report', body.ID)
        return { err: '' as const }
      }),
    )
  },
})

function wireReport(row: Awaited<ReturnType<typeof listReports>>[number]): ProblemReport {
  return {
    ID: row.reportId,
    PAGE: row.page,
    INCIDENT: row.incident,
    CONTENT: row.content,
    MADE_AT: row.madeAt.toISOString(),
    USER_NAME: row.userName,
    EMAIL: row.email,
    HANDLED_AT: row.handledAt?.toISOString() ?? null,
    HANDLED_BY: row.handledBy ?? '',
  }
}

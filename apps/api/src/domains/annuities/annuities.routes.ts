import {
  ANNUITIES_MOST,
  AnnuityHeldWhy,
  annuitiesCalls,
  type AnnuityOrder,
  type DueAnnuity,
} from '@saki/contracts/annuities'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'

import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import { readableOf } from '../../readableCases.sql.ts'
import { visibleCaseOf } from '../patents/visibleCase.ts'
import { wireBillStatus } from '../payments/billStatus.ts'
import { annuityTariffs } from '../upkeep/annuityTariffs.sql.ts'
import { listGranted, listOwnGranted } from '../upkeep/grantedPatents.sql.ts'
import { listOrders, type OrderRow } from './annuities.sql.ts'
import { caseYears, publicYear } from './caseYears.ts'
import { ANNUITY_KIND, orderAnnuities, wishesOf } from './orderAnnuities.ts'
import { applicationNumberOf, quotePatents } from './quoteAnnuities.ts'
import { decideHeld } from './decideHeld.ts'
import { listHeldAnnuities } from './listHeldAnnuities.ts'
import { recordPaid } from './recordPaid.ts'

/** Most rows of the caller's own patents and orders. */
const [PATENTS_MOST, ORDERS_MOST] = [500, 100] as const

export const annuitiesRoutes = implement(annuitiesCalls, {
  async getPatentDetailAnnuities({ query, session, db, now }) {
    const { applicationId, isFull } = await visibleCaseOf(db, session, query.patentId)
    const years = await caseYears(db, applicationId, now)
    // Who pays, and what is billed, is known to the parties only.
    return isFull ? years : years.map(publicYear)
  },

  async annuitiesDue({ session, db, now }) {
    const patents = await listOwnGranted(db, session, PATENTS_MOST)
    const sources = {
      patents: new Map(patents.map((patent) => [patent.applicationNumber, patent])),
      tariffs: await annuityTariffs(db),
      own: new Set<number>(),
      today: legalDateOf(now),
    }
    const wanted = patents.map(({ applicationNumber }) => ({ PATENT_ID: applicationNumber, TO_YEAR: null }))
    return quotePatents(wanted, sources)
      .flatMap((quoted): DueAnnuity[] => {
        const { PATENT_ID, TITLE, PAID_TO, LEAST_YEAR, YEARS, AMOUNT, FAULT } = quoted
        const next = YEARS.find(({ YEAR }) => YEAR === (PAID_TO ?? 0) + 1)
        if (!next || LEAST_YEAR === null || FAULT === 'ENDED') return []
        const { YEAR, DUE_DATE, GRACE_DATE, STATUS } = next
        return [{ PATENT_ID, TITLE: TITLE ?? '', YEAR, LEAST_YEAR, DUE_DATE, GRACE_DATE, STATUS, AMOUNT, FAULT }]
      })
      .toSorted((a, b) => (a.DUE_DATE < b.DUE_DATE ? -1 : a.DUE_DATE > b.DUE_DATE ? 1 : 0))
  },

  async annuityQuote({ body, session, db, now }) {
    const numbers = body.PATENTS.flatMap(({ PATENT_ID }) => applicationNumberOf(PATENT_ID) ?? [])
    const found = await listGranted(db, { numbers })
    const ids = found.map(({ applicationId }) => applicationId)
    const today = legalDateOf(now)
    const patents = quotePatents(body.PATENTS, {
      patents: new Map(found.map((patent) => [patent.applicationNumber, patent])),
      tariffs: await annuityTariffs(db),
      own: await readableOf(db, session, ids),
      today,
    })
    return {
      VALID_DATE: today,
      TOTAL_AMOUNT: patents.reduce((sum, { AMOUNT }) => sum + AMOUNT, 0),
      ITEMS: patents.reduce((sum, { TO_YEAR, PAID_TO }) => sum + Math.max(0, (TO_YEAR ?? 0) - (PAID_TO ?? 0)), 0),
      PATENTS: patents,
    }
  },

  async annuityOrder({ body, session, db, key, now }) {
    const once = { userId: session.userId, key, call: 'annuityOrder', request: body, now }
    const asked = { wishes: wishesOf(body.PATENTS), total: body.TOTAL_AMOUNT, most: ANNUITIES_MOST, now }
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const { submissionNbr, billingCode, validUntil, amount } = await orderAnnuities(tx, session.userId, asked)
        return {
          err: '' as const,
          SUBMISSION_NBR: submissionNbr,
          BILLING_CODE: billingCode,
          BILLING_EXPIRES_AT: validUntil.toISOString(),
          TOTAL_AMOUNT: amount,
        }
      }),
    )
  },

  async annuityOrders({ session, db, now }) {
    const orders = await listOrders(db, session.userId, ANNUITY_KIND, ORDERS_MOST)
    return orders.map((order) => wireOrder(order, now))
  },

  officeAnnuityRecord: recordPaid,
  officeAnnuitiesHeld: listHeldAnnuities,
  officeAnnuityDecide: decideHeld,
})

const caseStates = { asked: 'ASKED', done: 'RECORDED', held: 'HELD', refunded: 'REFUNDED' } as const

function wireOrder(order: OrderRow, now: Date): AnnuityOrder {
  return {
    SUBMISSION_NBR: order.submissionNbr,
    SUBMITTED_AT: order.submittedAt.toISOString(),
    STATUS: wireBillStatus(order, now),
    AMOUNT: order.amount,
    BILLING_CODE: order.billingCode,
    BILLING_EXPIRES_AT: order.validUntil.toISOString(),
    PAID_AT: order.paidAt?.toISOString() ?? null,
    NTPN: order.ntpn,
    PATENTS: order.cases.map(({ applicationNumber, title, detail, state, heldWhy, refund }) => ({
      PATENT_ID: applicationNumber,
      TITLE: title,
      ...detail,
      STATE: caseStates[state],
      HELD_WHY: AnnuityHeldWhy.safeParse(heldWhy).data ?? null,
      REFUND_AMOUNT: refund,
    })),
  }
}

import { cartCalls, type JointBill } from '@saki/contracts/cart'
import { transact, type Db } from '@saki/db'
import { isInTime } from '@saki/domain/billing/validity'
import type { Language } from '@saki/texts'
import { daysBefore } from '@saki/domain/dates/durations'
import { parseCaseRef } from '@saki/domain/ids/caseRef'

import { requireOwnerId } from '../../access.ts'
import { recordActing } from '../../access.sql.ts'
import { Invalid } from '../../errors.ts'
import { implement } from '../../implement.ts'
import { onceOnly } from '../../keptReply.ts'
import type { Session } from '../../session.ts'
import { combineBills } from '../payments/combineBills.ts'
import { requestTitle } from '../payments/requestBills.sql.ts'
import { requestOwner } from '../payments/requestOwner.ts'
import { listJoints, type JointRow } from '../payments/joint.sql.ts'
import type { SettledFiling } from '../payments/numberFiling.ts'
import { publishSettled } from '../payments/publishSettled.ts'
import { fileTogether } from './fileTogether.ts'
import { retryUnique } from './retryUnique.ts'

/** Joint bills issued more than this many days (of 24 hours) ago are not listed. */
const SHOWN_DAYS = 90

export const cartRoutes = implement(cartCalls, {
  async fileTogether({ body, session, db, services, key, language, now }) {
    const drafts = body.DRAFTS
    const ids = drafts.map(({ TEMP_ID }) => TEMP_ID)
    const ownerId = await onePayer(
      ids.map((tempId) => () => requireOwnerId(db, session, { tempId }, 'file')),
      'DRAFTS',
    )
    if (new Set(ids).size < ids.length) throw new Invalid([{ field: 'DRAFTS', message: 'fees:cart.twice' }])
    const once = { userId: session.userId, key, call: 'fileTogether', request: body, now }
    let settledFilings: SettledFiling[] = []
    const reply = await retryUnique(() =>
      transact(db, (tx) =>
        onceOnly(tx, once, async () => {
          const asked = { ownerId, actingId: session.userId, drafts, key, device: '', language, now }
          const filed = await fileTogether(tx, services, asked)
          const object = filed.reply.BILLING_CODE ?? filed.reply.SUBMISSION_NBRS.join(' ')
          await recordActing(tx, session.userId, ownerId, 'filed_together', object, now)
          settledFilings = filed.settled
          return filed.reply
        }),
      ),
    )
    for (const settled of settledFilings) await publishSettled(services, settled)
    return reply
  },

  async combineBills({ body, session, db, key, now }) {
    const submissions = body.SUBMISSION_NBRS
    const ownerId = await onePayer(
      submissions.map((nbr) => () => ownerOfFiling(db, session, nbr)),
      'SUBMISSION_NBRS',
    )
    const once = { userId: session.userId, key, call: 'combineBills', request: body, now }
    return transact(db, (tx) =>
      onceOnly(tx, once, async () => {
        const joined = await combineBills(tx, ownerId, submissions, now)
        await recordActing(tx, session.userId, ownerId, 'bills_combined', joined.BILLING_CODE, now)
        return joined
      }),
    )
  },

  async jointBills({ session, db, language, now }) {
    const owners = [
      session.userId,
      ...new Set(session.mandates.filter(isUnlimitedMandate).map(({ principalId }) => principalId)),
    ]
    const rows: JointRow[] = []
    for (const ownerId of owners) rows.push(...(await listJoints(db, ownerId, daysBefore(now, SHOWN_DAYS))))
    return rows.map((row) => wireJoint(row, language, now))
  },
})

/** A joint bill names filings of every right, so only a mandate without limit to rights or a case shows it. */
const isUnlimitedMandate = ({ rights, caseId }: Session['mandates'][number]) => rights === null && caseId === null

/** Owner of a filing or request that the person may pay for. */
async function ownerOfFiling(db: Db, session: Session, submissionNbr: string): Promise<number> {
  const requester = await requestOwner(db, session, submissionNbr, 'file')
  if (requester !== undefined) return requester
  const ref = parseCaseRef(submissionNbr)
  return ref ? requireOwnerId(db, session, { ref }, 'file') : session.userId
}

/** The one owner of all the filings. Throws Invalid when they belong to several, because one code has one payer. */
async function onePayer(asks: (() => Promise<number>)[], field: string): Promise<number> {
  const owners = new Set<number>()
  for (const ask of asks) owners.add(await ask())
  const [ownerId, other] = owners
  if (ownerId === undefined || other !== undefined) throw new Invalid([{ field, message: 'fees:cart.onePayer' }])
  return ownerId
}

function wireJoint(row: JointRow, language: Language, now: Date): JointBill {
  return {
    BILLING_CODE: row.billingCode,
    AMOUNT: row.amount,
    STATUS: statusOf(row, now),
    ISSUED_AT: row.issuedAt.toISOString(),
    VALID_UNTIL: row.validUntil.toISOString(),
    PAID_AT: row.paidAt?.toISOString() ?? null,
    NTPN: row.ntpn,
    PARTS: row.parts.map((part) => ({
      SUBMISSION_NBR: part.submissionNbr,
      PATENT_ID: part.applicationNumber,
      TITLE: part.kind === null ? part.title : requestTitle(part.kind, part.cases, language),
      REFERENCE: part.reference,
      AMOUNT: part.amount,
    })),
  }
}

function statusOf({ status, whole, validUntil }: JointRow, now: Date): JointBill['STATUS'] {
  if (status === 'paid') return 'PAID'
  if (status === 'replaced') return 'REPLACED'
  if (!whole) return 'VOID'
  return isInTime(validUntil, now) ? 'OPEN' : 'EXPIRED'
}

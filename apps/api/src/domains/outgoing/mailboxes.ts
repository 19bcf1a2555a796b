import { createHash, randomBytes } from 'node:crypto'

import type { outgoingCalls } from '@saki/contracts/outgoing'
import { transact, type Db } from '@saki/db'
import { DAY_MS } from '@saki/domain/dates/durations'

import { AppError, Invalid, NotFound } from '../../errors.ts'
import type { Handlers } from '../../implement.ts'
import { pageLink, queueMail, type MailKind } from '../../outbox.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'
import { findMailedAction, mailboxesOf } from '../inbox/actionMails.sql.ts'
import { mailAction } from '../inbox/actionMails.ts'
import { mayMail } from '../session/loginLimits.ts'
import { handleBounceNotice } from './bounce.ts'
import {
  confirmMailbox,
  findDueDate,
  listMailboxes,
  lockAccount,
  noteCodeMail,
  putMailbox,
  removeMailbox,
  settleBounced,
} from './mailboxes.sql.ts'

type MailCalls = Pick<
  typeof outgoingCalls,
  'mailsBounced' | 'mailsAddresses' | 'mailsAddAddress' | 'mailsConfirmAddress' | 'mailsRemoveAddress' | 'mailsSettled'
>

/** Most mailboxes of an account, its own included. */
const MOST_MAILBOXES = 5
/** Validity of a code in milliseconds (7 days), from the sending of its mail. */
const CODE_LIFE_MS = 7 * DAY_MS
/** Letters and digits that are not mistaken for one another; twelve of them are 60 bits. */
const CODE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 12

const newCode = () => Array.from(randomBytes(CODE_LENGTH), (byte) => CODE_SIGNS[byte % CODE_SIGNS.length]).join('')
/** Hash of a code with its account and mailbox, so that it is valid for these only. */
const hashOf = (userId: number, address: string, code: string) =>
  createHash('sha256')
    .update(`${userId}\n${address}\n${code.toUpperCase().replace(/[^0-9A-Z]/g, '')}`)
    .digest()
const folded = (address: string) => address.trim().toLowerCase()

export const mailCalls: Handlers<MailCalls> = {
  async mailsBounced({ body, services, now }) {
    const notified = await handleBounceNotice(
      services,
      {
        eventId: body.EVENT_ID,
        mailId: body.MAIL_ID?.split('@')[0],
        address: body.ADDRESS,
        reason: body.REASON,
        at: new Date(body.AT),
      },
      now,
    )
    await Promise.all(
      notified.map((userId) => services.events.publish({ kind: 'inbox', userId, data: { BOUNCED: 'Y' } })),
    )
    return { err: '' }
  },

  async mailsAddresses({ db, session }) {
    const rows = await listMailboxes(db, session.userId)
    return rows.map((row) => ({
      ADDRESS: row.address,
      MAIN: row.main ? ('Y' as const) : ('N' as const),
      CONFIRMED: row.confirmed ? ('Y' as const) : ('N' as const),
      BOUNCED_AT: row.bouncedAt && row.bouncedAt.toISOString(),
      REASON: row.reason ?? '',
    }))
  },

  async mailsAddAddress({ body, session, services, db, now, language, request }) {
    const address = folded(body.ADDRESS)
    const known = await listMailboxes(db, session.userId)
    if (known.some((row) => row.main && folded(row.address) === address))
      throw new Invalid([{ field: 'ADDRESS', message: 'outgoing:mailbox.own' }])
    if (!(await mayMail(services, 'mailbox', address, request.ip, now))) throw new AppError('TOO_MANY', 'mailbox')
    await transact(db, async (tx) => {
      await lockAccount(tx, session.userId)
      const others = (await listMailboxes(tx, session.userId)).filter((row) => folded(row.address) !== address)
      if (others.length >= MOST_MAILBOXES) throw new Invalid([{ field: 'ADDRESS', message: 'outgoing:mailbox.most' }])
      const code = newCode()
      const hash = hashOf(session.userId, address, code)
      const expiresAt = new Date(now.getTime() + CODE_LIFE_MS)
      if (!(await putMailbox(tx, session.userId, address, { hash, now, expiresAt }))) return
      // The user chose the name, and the mailbox is not confirmed: keep letters and spaces only, so that it cannot carry an address.
      const name = session.userName.replace(/[^\p{L}\p{M} .'-]/gu, ' ').slice(0, 80)
      const shown = code.replace(/(.{4})(?=.)/g, '$1-')
      const mailId = await queueMail(tx, services, {
        userId: null,
        to: address,
        language,
        kind: 'addressConfirm',
        values: { name, code: shown },
        now,
      })
      await noteCodeMail(tx, session.userId, address, mailId)
    })
    return { err: '' }
  },

  async mailsConfirmAddress({ body, session, services, db, now }) {
    const address = folded(body.ADDRESS)
    const hash = hashOf(session.userId, address, body.CODE)
    await transact(db, async (tx) => {
      await notifyMailboxes(tx, services, { session, address, kind: 'addressAdded', now })
      if (!(await confirmMailbox(tx, session.userId, address, hash, now)))
        throw new Invalid([{ field: 'CODE', message: 'outgoing:mailbox.wrongCode' }])
    })
    return { err: '' }
  },

  async mailsRemoveAddress({ body, session, services, db, now }) {
    const address = folded(body.ADDRESS)
    await transact(db, async (tx) => {
      const notified = await mailboxesOf(tx, [session.userId])
      const wasUsed = await removeMailbox(tx, session.userId, address)
      if (wasUsed === undefined) throw new NotFound('mailbox', body.ADDRESS)
      if (wasUsed) await notifyMailboxes(tx, services, { session, address, kind: 'addressRemoved', now, notified })
    })
    return { err: '' }
  },

  async mailsSettled({ session, services, db, now }) {
    const SENT = await transact(db, async (tx) => {
      const letters = await settleBounced(tx, session.userId, now)
      for (const letter of letters) {
        const about = await findMailedAction(tx, letter)
        const dueDate = await findDueDate(tx, letter)
        if (about)
          await mailAction(tx, services, { ...letter, notified: [session.userId], dueDate, now, about, kind: 'letter' })
      }
      return letters.length
    })
    return { err: '', SENT }
  },
}

interface MailboxChange {
  session: Session
  address: string
  kind: Extract<MailKind, 'addressAdded' | 'addressRemoved'>
  now: Date
  notified?: Awaited<ReturnType<typeof mailboxesOf>>
}

/** Mails every mailbox in use until now that a mailbox was added or removed. `notified`: these mailboxes, when they were read before the change. */
async function notifyMailboxes(
  tx: Db,
  services: Services,
  { session, address, kind, now, notified }: MailboxChange,
): Promise<void> {
  for (const box of notified ?? (await mailboxesOf(tx, [session.userId]))) {
    const values = { name: session.userName, address, link: pageLink(services, '/inbox') }
    await queueMail(tx, services, {
      userId: session.userId,
      to: box.address,
      language: box.language,
      kind,
      values,
      now,
    })
  }
}

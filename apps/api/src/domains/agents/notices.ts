import type { Db } from '@saki/db'
import { legalDateOf, startOfDay } from '@saki/domain/dates/legalDate'

import type { Services } from '../../services.ts'
import type { Session } from '../../session.ts'
import { pageLink, queueMail, type MailKind } from '../../outbox.ts'
import { agentByNumber, audit, otherHolder, wasDone, type Holder } from './agents.sql.ts'

/** Mails the account bound to `number` that another account asked for it; at most once a day per asker. */
export async function notifyHolder(
  tx: Db,
  services: Services,
  asker: Session,
  number: string,
  now: Date,
): Promise<void> {
  const holder = await otherHolder(tx, number, asker.userId)
  const today = startOfDay(legalDateOf(now))
  if (!holder || (await wasDone(tx, asker.userId, 'holder_told', number, today))) return
  await audit(tx, { actorId: asker.userId, what: 'holder_told', object: number, now })
  await mailTo(tx, services, holder, 'consultantTried', { number }, now)
}

/** Mails the bound account, and the office address in the register if it is a different mailbox. */
export async function notifyBound(
  tx: Db,
  services: Services,
  session: Session,
  number: string,
  now: Date,
): Promise<void> {
  await mailTo(tx, services, holderOf(session), 'consultantBound', { number }, now)
  const registered = (await agentByNumber(tx, number))?.OFFICE_EMAIL ?? ''
  if (registered === '' || registered.toLowerCase() === session.email.toLowerCase()) return
  const values = { number, link: pageLink(services, '/login') }
  await queueMail(tx, services, {
    userId: null,
    to: registered,
    language: 'id',
    kind: 'consultantBoundRegister',
    values,
    now,
  })
}

export function holderOf({ userId, email, language }: Session): Holder {
  return { userId, email, locale: language }
}

/** Queues a mail in the receiver's language, with a link to the mandates page or the login. */
export async function mailTo(
  tx: Db,
  services: Services,
  to: Holder,
  kind: MailKind,
  values: Record<string, string | number>,
  now: Date,
): Promise<void> {
  const link = pageLink(services, kind.startsWith('mandate') ? '/kuasa' : '/login')
  await queueMail(tx, services, {
    userId: to.userId,
    to: to.email,
    language: to.locale,
    kind,
    values: { link, ...values },
    now,
  })
}

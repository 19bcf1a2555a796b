import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { citeArticles } from '@saki/domain/law/ground'
import type { Language } from '@saki/texts'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import { actionAt, stateAt } from '../../caseState.ts'
import type { Services } from '../../services.ts'
import { requestsDueText } from '../../requestsDue.ts'
import { annuityWords } from '../upkeep/annuityWords.ts'
import { pageLink, queueMail, type MailKind } from '../../outbox.ts'
import {
  findMailedAction,
  mailboxesOf,
  type ActionRef,
  type ActionMailbox,
  type MailedAction,
} from './actionMails.sql.ts'
import { letterWords } from './letterWords.ts'

/** A recorded action, with the data needed to mail it. */
export interface ActionToMail extends ActionRef {
  /** Users whose inbox got the item: the addressee and those with a mandate. */
  notified: readonly number[]
  dueDate: LegalDate | null
  now: Date
}

/**
 * Queues one mail to every mailbox of every notified user, in the caller's transaction: meaning, task, last day with its legal ground,
 * and consequence. The title of the filing is left out, because others may read a mail in transit.
 */
export async function queueActionMails(
  tx: Db,
  services: Pick<Services, 'jobs' | 'env'>,
  acted: ActionToMail,
): Promise<void> {
  if (acted.notified.length === 0) return
  const action = await findMailedAction(tx, acted)
  if (!action) return
  await mailAction(tx, services, { ...acted, about: action, kind: 'letter' })
}

interface MailsToQueue extends ActionRef {
  notified: readonly number[]
  dueDate: LegalDate | null
  now: Date
  about: MailedAction
  /** `letter` on delivery; `reminder` before the due day, `upkeep` where it is that of an annuity or renewal; `unread` when it was not read. */
  kind: Extract<MailKind, 'letter' | 'reminder' | 'upkeep' | 'unread'>
}

/** Queues the mail to every mailbox of the notified users, each in its owner's language. */
export async function mailAction(tx: Db, services: Pick<Services, 'jobs' | 'env'>, mails: MailsToQueue): Promise<void> {
  for (const mailbox of await mailboxesOf(tx, mails.notified)) await mailTo(tx, services, mailbox, mails)
}

async function mailTo(
  tx: Db,
  services: Pick<Services, 'jobs' | 'env'>,
  { userId, address, language }: ActionMailbox,
  { procTyp, procNbr, actionNbr, about, dueDate, now, kind }: MailsToQueue,
): Promise<void> {
  const words = letterWords(about, language)
  const due = words.setsDeadline ? dueDate : null
  const state = stateAt({ ...about, state: about.toState })
  const isUpkeep = kind === 'upkeep'
  const todo = isUpkeep ? say(language, state.next) : words.todo
  const today = legalDateOf(now)
  const asked =
    todo === '' ? await requestsDueText(tx, { procTyp, procNbr, ...about, state: about.toState }, language, today) : ''
  const otherwise = isUpkeep && state.otherwise ? say(language, state.otherwise) : words.otherwise
  const payment =
    state.keepsRight && (isUpkeep || !isPayment(about)) ? await paymentWords(tx, services, about, now, language) : []
  const parts = [
    isUpkeep ? '' : words.means,
    todo && say(language, 'mail:letter.todo', { todo }),
    ...payment,
    due && dueWords(due, about.ground, language),
    due && otherwise,
    asked,
  ]
  await queueMail(tx, services, {
    userId,
    to: address,
    language,
    kind,
    now,
    about: { procTyp, procNbr, actionNbr },
    values: {
      subject: isUpkeep
        ? say(language, payment.length > 0 ? 'mail:upkeep.annuity' : 'mail:upkeep.renewal')
        : words.subject,
      number: about.applicationNumber,
      sent: longDateText(about.actionDate, language),
      today: longDateText(today, language),
      date: due === null ? '' : longDateText(due, language),
      details: parts.filter(Boolean).join('\n\n'),
      link: pageLink(services, '/inbox', { item: `${procTyp}-${procNbr}-${actionNbr}` }),
    },
  })
}

const paymentWords = (
  tx: Db,
  services: Pick<Services, 'env'>,
  { applicationId }: MailedAction,
  now: Date,
  language: Language,
) => annuityWords(tx, services, { applicationId, day: legalDateOf(now), language })

/** The action records a payment, so that its mail confirms it and does not ask for the next one. */
function isPayment({ flowId, flowVersion, action }: MailedAction): boolean {
  const { by, auto } = actionAt({ flowId, flowVersion }, action)
  return by === 'system' && !auto
}

/** The last day with its legal ground, if a law sets it. */
function dueWords(due: LegalDate, ground: string, language: Language): string {
  const values = { date: longDateText(due, language), ground: citeArticles(ground) }
  return say(language, values.ground === '' ? 'mail:letter.dueAlone' : 'mail:letter.due', values)
}

import { transact, type Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { dueReminder, type DueReminder, type ReminderStep } from '@saki/domain/inbox/reminders'

import type { Services } from '../../services.ts'
import { findMailedAction } from '../inbox/actionMails.sql.ts'
import { mailAction } from '../inbox/actionMails.ts'
import { recordAction } from '../workflow/recordAction.ts'
import { findValidLetter } from './bounce.sql.ts'
import {
  deliverMissing,
  insertSteps,
  lettersWaiting,
  lockReminded,
  reminderCursor,
  raiseItems,
  type RemindedLetter,
} from './reminders.sql.ts'

const PAGE = 2_000

type Used = Pick<Services, 'db' | 'jobs' | 'env' | 'events' | 'log'>

/**
 * Sends the reminders due on the day of `now` (Jakarta): marks the item unread for all its readers, records the reminder in the
 * letter's history and queues mails. Each step of a letter is sent once, also by concurrent runs; one that fails stays due. Returns the
 * number of letters reminded.
 */
export async function runReminders(services: Used, now: Date): Promise<number> {
  const today = legalDateOf(now)
  let sent = 0
  for (let after = ''; ;) {
    const letters = await lettersWaiting(services.db, today, { after, limit: PAGE })
    for (const letter of letters) if (dueReminder(letter, today)) sent += await remindOf(services, letter, today, now)
    const last = letters.at(-1)
    if (!last || letters.length < PAGE) return sent
    after = reminderCursor(last)
  }
}

async function remindOf(services: Used, letter: RemindedLetter, today: LegalDate, now: Date): Promise<number> {
  try {
    const notified = await transact(services.db, async (tx) => {
      await lockReminded(tx, letter)
      // Another run, an answer or an officer may have changed the letter before the lock.
      const [locked] = await lettersWaiting(tx, today, { only: letter, limit: 1 })
      const due = locked && dueReminder(locked, today)
      return locked && due ? remind(tx, services, locked, due, { today, now }) : undefined
    })
    if (!notified) return 0
    const { procTyp: proc_typ, procNbr: proc_nbr, actionNbr: action_nbr } = letter
    const data = { proc_typ, proc_nbr, action_nbr }
    await Promise.all(notified.map((userId) => services.events.publish({ kind: 'inbox', userId, data })))
    return 1
  } catch (error) {
    services.log.error({ err: error, process: `${letter.procTyp}-${letter.procNbr}` }, 'reminder not sent')
    return 0
  }
}

async function remind(
  tx: Db,
  services: Used,
  letter: RemindedLetter,
  { step, skipped }: DueReminder,
  { today, now }: { today: LegalDate; now: Date },
): Promise<number[]> {
  const { procTyp, procNbr, actionNbr, due, sentOn } = letter
  const aboutDay = (each: ReminderStep) => (each.startsWith('due-') && due !== null ? due : sentOn)
  const done = (each: ReminderStep, sentAt: Date | null) => ({
    procTyp,
    procNbr,
    actionNbr,
    day: today,
    step: each,
    about: aboutDay(each),
    sentAt,
  })
  await insertSteps(tx, [done(step, now), ...skipped.map((each) => done(each, null))])
  await deliverMissing(tx, letter, today, now)
  const notified = await raiseItems(tx, letter, today, now)
  await noteReminder(tx, letter, step, { today, now })
  const action = await findMailedAction(tx, letter)
  const kind = !step.startsWith('due-') ? 'unread' : letter.keepsRight ? 'upkeep' : 'reminder'
  if (action)
    await mailAction(tx, services, { procTyp, procNbr, actionNbr, notified, dueDate: due, now, about: action, kind })
  return notified
}

/** Records the reminder in the letter's history; does nothing for an action without a letter. */
async function noteReminder(
  tx: Db,
  letter: RemindedLetter,
  step: ReminderStep,
  { today, now }: { today: LegalDate; now: Date },
): Promise<void> {
  const key = await findValidLetter(tx, letter, 'awaiting_answer')
  if (!key) return
  const detail = { STEP: step }
  await recordAction(tx, key, { action: 'remind', role: 'system', actorId: null, actionDate: today, now, detail })
}

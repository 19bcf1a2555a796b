import { transact, type Db } from '@saki/db'

import type { SakiEvent } from '../../ports/events.ts'
import type { Services } from '../../services.ts'
import { issueLetter } from '../documents/issueLetter.ts'
import { queueActionMails } from '../inbox/actionMails.ts'
import { closeAnswers } from './closeAnswers.ts'
import { letterDue } from './letterDue.ts'
import { closeLetters, openLetter } from './letterProcess.ts'
import { recordAction, type ProcessKey, type Recorded, type RecordedAction } from './recordAction.ts'

/** A recorded action with the letter it issued. */
export interface Acted extends Recorded {
  letterId: string | null
}

/**
 * Records an action and its effects in the caller's transaction: closes letters and answers, issues its letter, queues mails. Call
 * `publishActed` after the commit. Throws as `recordAction`.
 */
export async function actIn(tx: Db, services: Services, key: ProcessKey, entry: RecordedAction): Promise<Acted> {
  const recorded = await recordAction(tx, key, entry)
  const { now, actionDate } = entry
  await closeLetters(tx, recorded, { now, actionDate })
  await closeAnswers(tx, recorded, { now, actionDate, actorId: entry.role === 'office' ? entry.actorId : null })
  return withLetter(tx, services, recorded, entry)
}

/** Runs `actIn` in its own transaction and publishes the events after the commit. */
export async function takeAction(services: Services, key: ProcessKey, entry: RecordedAction): Promise<Acted> {
  const acted = await transact(services.db, (tx) => actIn(tx, services, key, entry))
  await publishActed(services, acted)
  return acted
}

/** Runs an officer's act outside the workflow (officeWork.ts) in its own transaction, queues mails and publishes the events. */
export async function doOfficeWork(
  services: Services,
  now: Date,
  work: (tx: Db) => Promise<Recorded>,
): Promise<Recorded> {
  const done = await transact(services.db, async (tx) => {
    const recorded = await work(tx)
    await mailRecorded(tx, services, recorded, now)
    return recorded
  })
  await publishActed(services, done)
  return done
}

async function withLetter(tx: Db, services: Services, recorded: Recorded, entry: RecordedAction): Promise<Acted> {
  const { now, actionDate, notes = '', detail = {} } = entry
  const { defined, procTyp, procNbr, actionNbr, applicationId } = recorded
  const issued = defined.letter
    ? await issueLetter(tx, services, {
        letterTyp: defined.letter,
        applicationId,
        procTyp,
        procNbr,
        actionNbr,
        dueDate: await letterDue(tx, recorded, actionDate),
        ground: defined.ground,
        actionDate,
        now,
        notes,
        detail,
      })
    : undefined
  if (issued) await openLetter(tx, recorded, { now, actionDate })
  await mailRecorded(tx, services, recorded, now)
  return { ...recorded, letterId: issued?.letterId ?? null }
}

/** Queues mails to the users whose inbox got the action, in the caller's transaction. */
export async function mailRecorded(tx: Db, services: Services, recorded: Recorded, now: Date): Promise<void> {
  if (recorded.notified.length === 0) return
  const { applicationId, procTyp, procNbr, actionNbr, action, flowId, notified, dueDate } = recorded
  await queueActionMails(tx, services, {
    applicationId,
    procTyp,
    procNbr,
    actionNbr,
    action,
    flowId,
    state: recorded.state,
    notified,
    dueDate: recorded.defined.due?.target ? null : dueDate,
    now,
  })
}

/** Publishes the events of an action. Failures are logged only, because browsers also poll. */
export async function publishActed({ events, log }: Services, acted: Recorded): Promise<void> {
  const { procTyp, procNbr, actionNbr, state, notified, ownerId } = acted
  const data = { proc_typ: procTyp, proc_nbr: procNbr, action_nbr: actionNbr, STATE: state }
  const eventsToPublish: SakiEvent[] = [
    ...notified.map((userId) => ({ kind: 'inbox' as const, userId, data })),
    ...[...new Set([ownerId, ...notified])].map((userId) => ({ kind: 'workflow' as const, userId, data })),
  ]
  try {
    await Promise.all(eventsToPublish.map((event) => events.publish(event)))
  } catch (error) {
    log.warn({ err: error }, 'action not told to open browsers')
  }
}

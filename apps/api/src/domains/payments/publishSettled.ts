import type { SakiEvent } from '../../ports/events.ts'
import type { Services } from '../../services.ts'
import type { SettledFiling, Settling } from './numberFiling.ts'
import { getNumber } from './settle.sql.ts'

/** The same for a settlement whose number was issued together with the commit. */
export async function publishNumbered(services: Services, settling: Settling): Promise<void> {
  try {
    await publishSettled(services, {
      ...settling,
      applicationNumber: await getNumber(services.db, settling.applicationId),
    })
  } catch (error) {
    services.log.warn({ err: error }, 'events of a settlement not published')
  }
}

/** Publishes the events of a settlement. Failures are logged only, because browsers also poll. */
export async function publishSettled({ events, log }: Services, settled: SettledFiling): Promise<void> {
  const { ownerId: userId, applicationNumber, submissionNbr, process, actionNbr, state, isNotified } = settled
  try {
    const eventsToPublish: SakiEvent[] = [
      {
        kind: 'payment',
        userId,
        data: { SUBMISSION_NBR: submissionNbr, PATENT_ID: applicationNumber, STATUS: 'PAID' },
      },
    ]
    const marker = { proc_typ: process.procTyp, proc_nbr: process.procNbr, action_nbr: actionNbr, STATE: state }
    if (isNotified) eventsToPublish.push({ kind: 'inbox', userId, data: marker })
    await Promise.all(eventsToPublish.map((event) => events.publish(event)))
  } catch (error) {
    log.warn({ err: error }, 'events of a settlement not published')
  }
}

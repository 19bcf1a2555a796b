import type { Db } from '@saki/db'

import type { Services } from '../../services.ts'
import { writeToOutsider } from '../documents/writeToOutsider.ts'
import type { ActionResult } from '../workflow/recordAction.ts'

interface Sent {
  appeal: { applicationId: number }
  /** Action of the appellant's process. */
  ended: ActionResult
  /** Action of the case, whose letter goes to the owner. */
  decided: ActionResult
  detail: Record<string, unknown>
  notes: string
  now: Date
}

/** The decision, or that the appeal was withdrawn, as a letter of its own to an appellant outside the case, addressed to that person and readable by that person alone. */
export async function sendToAppellant(
  tx: Db,
  services: Services,
  { appeal, ended, decided, detail, notes, now }: Sent,
  appellantId: number,
): Promise<void> {
  const { procTyp, procNbr, actionNbr, actionDate } = ended
  const { letter, ground } = decided.defined
  if (letter === undefined) throw new Error(`${decided.action} issues no letter`)
  const { applicationId } = appeal
  await writeToOutsider(
    tx,
    services,
    { letterTyp: letter, applicationId, actionDate, now, notes, ground, detail },
    { action: { procTyp, procNbr, actionNbr }, issuedBy: null, addresseeId: appellantId },
  )
}

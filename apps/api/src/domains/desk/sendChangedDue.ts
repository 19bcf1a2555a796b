import { tables, type Db } from '@saki/db'
import { longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

import type { Services } from '../../services.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { writeToOutsider } from '../documents/writeToOutsider.ts'
import { openLetterProcess } from '../workflow/childProcesses.ts'
import { OPPOSITION } from '../workflow/followOpposed.ts'
import { noteDown } from '../workflow/officeWork.ts'
import { findProcessState, type ActionResult } from '../workflow/recordAction.ts'

const LETTER = 'SPT'

/**
 * Sends the letter of a changed deadline to the applicant, and one of its own to everybody whose opposition is in the case. Returns the applicant's
 * letter and the notes recorded in the processes of the others.
 */
export async function sendChangedDue(
  tx: Db,
  services: Services,
  set: ActionResult,
  { officerId, reason, ground, now }: { officerId: number; reason: string; ground: string; now: Date },
): Promise<{ letterId: string; told: ActionResult[] }> {
  const { applicationId, actionDate, dueDate } = set
  const day = say('id', 'deskCase:history.due', { date: longDateText(dueDate ?? actionDate, 'id') })
  const notes = `${reason}\n${day}`
  const wanted = { letterTyp: LETTER, applicationId, ground, actionDate, now, notes, detail: {} }
  const under = { procTyp: set.procTyp, procNbr: set.procNbr, actionNbr: set.actionNbr }
  const { letterId } = await writeLetter(tx, services, { ...wanted, dueDate }, { action: under, issuedBy: null })
  await openLetterProcess(tx, { applicationId, under, action: 'send_informing', actionDate, now })
  const told: ActionResult[] = []
  for (const opposition of await listOpposed(tx, applicationId)) {
    const { rowVersion } = await findProcessState(tx, opposition)
    const work = { actorId: officerId, now, reason: notes, rowVersion, isDelivered: true }
    const note = await noteDown(tx, opposition, work)
    const { procTyp, procNbr, actionNbr, ownerId } = note
    const by = { action: { procTyp, procNbr, actionNbr }, issuedBy: null, addresseeId: ownerId }
    await writeToOutsider(tx, services, wanted, by)
    told.push(note)
  }
  return { letterId, told }
}

/** Processes of oppositions served in a case that are not withdrawn or ended, also those that their opponent completes, oldest first. */
function listOpposed(tx: Db, applicationId: number) {
  return tables(tx)
    .selectFrom('process')
    .select(['procTyp', 'procNbr'])
    .where('applicationId', '=', applicationId)
    .where('flowId', '=', OPPOSITION)
    .where('state', 'in', ['served', 'countered', 'considered', 'awaiting_completeness'])
    .orderBy('procNbr')
    .execute()
}

import { rightOfProcess } from '@saki/catalogue'
import { tables, type Db } from '@saki/db'
import { decidesCase } from '@saki/domain/workflow/decidesCase'
import { say } from '@saki/texts/say'

import { actionAt, workflowOfProcess } from '../../caseState.ts'
import type { Services } from '../../services.ts'
import { writeToOutsider } from '../documents/writeToOutsider.ts'
import { openLetter } from './childProcesses.ts'
import { OPPOSITION } from './followOpposed.ts'
import { recordAction, type ActionResult, type RecordedAction } from './recordAction.ts'
import type { RefusedPart } from './refusedPart.ts'

/**
 * Sends the decision on a case to everybody whose opposition was served in it and not withdrawn: a letter of its own with the decision, its
 * number and its reasons, also those of a refused `part`, but without the officer's notes to the applicant. After the letter of the decision is
 * written, because it refers to it. Returns the actions recorded, for mails; nothing for other actions, and for one whose refusal of the whole
 * case follows as an action of its own.
 */
export async function serveDecision(
  tx: Db,
  services: Services,
  decided: ActionResult,
  { now, detail = {} }: RecordedAction,
  part?: RefusedPart,
): Promise<ActionResult[]> {
  const { action, from, state, applicationId, actionDate } = decided
  if (!rightOfProcess(decided.procTyp)) return []
  if (part?.process.procTyp === decided.procTyp && part.process.procNbr === decided.procNbr) return []
  if (!decidesCase(workflowOfProcess(decided), { action, from, to: state })) return []
  const act = say('id', actionAt(decided, action).text)
  const served: ActionResult[] = []
  for (const opposition of await listServed(tx, applicationId)) {
    const step = { action: 'serve_decision', role: 'system', actorId: null, actionDate, now } as const
    const recorded = await recordAction(tx, opposition, step)
    const { procTyp, procNbr, actionNbr, ownerId, defined } = recorded
    await writeToOutsider(
      tx,
      services,
      {
        letterTyp: defined.letter ?? '',
        applicationId,
        actionDate,
        now,
        notes: part?.words ?? '',
        ground: decided.defined.ground,
        detail: { POINTS: part?.points ?? detail['POINTS'], ITEMS: detail['ITEMS'] },
      },
      { action: { procTyp, procNbr, actionNbr }, issuedBy: null, addresseeId: ownerId, act },
    )
    await openLetter(tx, recorded, now)
    served.push(recorded)
  }
  return served
}

/** Oppositions of a case that were served on the applicant and not withdrawn, oldest first, those decided since too. */
function listServed(tx: Db, applicationId: number) {
  return tables(tx)
    .selectFrom('process as p')
    .select(['p.procTyp', 'p.procNbr'])
    .where('p.applicationId', '=', applicationId)
    .where('p.flowId', '=', OPPOSITION)
    .where('p.state', 'in', ['served', 'countered', 'considered', 'awaiting_completeness', 'granted', 'refused'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('processAction as t')
          .select('t.actionNbr')
          .whereRef('t.procTyp', '=', 'p.procTyp')
          .whereRef('t.procNbr', '=', 'p.procNbr')
          .where('t.action', '=', 'serve'),
      ),
    )
    .orderBy('p.procNbr')
    .execute()
}

import type { OfficeCase } from '@saki/contracts/desk'
import type { Db } from '@saki/db'
import type { Language } from '@saki/texts'

import { actionAt, named, type ProcessPosition } from '../../caseState.ts'
import { pointsOf } from '../documents/letterPoints.ts'
import { findProcessState, type ProcessKey } from '../workflow/recordAction.ts'
import { findActProposal, findReturned } from './actProposal.sql.ts'

type Shown = Pick<OfficeCase, 'ACT_PROPOSAL' | 'RETURNED'>

/** The act that waits for a second officer, or why the latest one was returned while the case has not moved since. */
export async function proposedActOf(
  db: Db,
  process: ProcessKey & ProcessPosition,
  { askerId, language }: { askerId: number; language: Language },
): Promise<Shown> {
  const proposal = await findActProposal(db, process)
  if (!proposal) return { ACT_PROPOSAL: null, RETURNED: await returnedOf(db, process, language) }
  const action = actionAt(process, proposal.action)
  const { name, caption } = named(language, action.text)
  const { request, said, proposalId, proposedByName, proposedAt, proposedBy } = proposal
  const points = pointsOf(said?.detail ?? {})
  return {
    ACT_PROPOSAL: {
      PROPOSAL_ID: proposalId,
      ACTION_TYPE_NAME: name,
      ACTION_TYPE_CAPTION: caption,
      DUE_DATE: request.DUE_DATE ?? null,
      NOTES: request.NOTES,
      POINTS: points.map(({ title, text, ground }) => ({ TITLE: title, TEXT: text, GROUND: ground })),
      IND_LETTER: action.letter ? 'Y' : 'N',
      PROPOSED_BY: proposedByName,
      PROPOSED_AT: proposedAt.toISOString(),
      IND_OWN: proposedBy === askerId ? 'Y' : 'N',
    },
    RETURNED: null,
  }
}

async function returnedOf(
  db: Db,
  process: ProcessKey & ProcessPosition,
  language: Language,
): Promise<Shown['RETURNED']> {
  const returned = await findReturned(db, process)
  if (!returned || (await findProcessState(db, process)).rowVersion !== returned.rowVersion) return null
  const { action, remark, byName, decidedAt } = returned
  const { name, caption } = named(language, actionAt(process, action).text)
  return {
    ACTION_TYPE_NAME: name,
    ACTION_TYPE_CAPTION: caption,
    REMARK: remark,
    BY: byName,
    AT: decidedAt.toISOString(),
  }
}

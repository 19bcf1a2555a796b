import { rightOfNumber } from '@saki/catalogue'
import type { Db } from '@saki/db'
import type { FormRow } from '@saki/domain/forms/form'
import { say } from '@saki/texts/say'

import { stateAt } from '../../caseState.ts'
import type { Services } from '../../services.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { writeToOutsider } from '../documents/writeToOutsider.ts'
import { findFileMade, type CaseOfRequest, type LockedRequest } from '../requests/request.sql.ts'
import type { ActionResult } from '../workflow/recordAction.ts'
import { kindOf } from './kinds.ts'
import { recordedPoints } from './recordedPoints.ts'

interface Decided {
  request: LockedRequest
  asked: CaseOfRequest
  own: ActionResult
  notes: string
  officerId: number
  /** Persons of the register before the decision. */
  before: Record<string, FormRow[]>
  now: Date
}

/** Issues the letter of a decision, if the kind has one; for a third person it is readable by that person alone. Returns its id, null without one. */
export async function issueDecision(
  tx: Db,
  services: Services,
  { request, asked, own, notes, officerId, before, now }: Decided,
): Promise<string | null> {
  const kind = kindOf(request.kind)
  const { letters, rules } = kind
  const right = rightOfNumber(asked.fileTyp)?.id
  const letterTyp = own.action === 'grant' ? letters.granted : own.action === 'refuse' ? letters.refused : undefined
  if (letterTyp === undefined) return null
  const { applicationId, actionDate, defined, procTyp, procNbr, actionNbr } = own
  const newFile = await findFileMade(tx, request.requestId, applicationId)
  const isGranted = own.action === 'grant'
  const POINTS = isGranted
    ? await recordedPoints(tx, { ...request, ...asked, kind, isForThird: asked.relation === 'third', before })
    : [{ TITLE: say('id', kind.text), TEXT: notes }]
  const said = [isGranted ? notes : '', newFile === undefined ? '' : say('id', 'requests:newFile', { number: newFile })]
  const wanted = {
    letterTyp,
    applicationId,
    actionDate,
    now,
    notes: said.filter(Boolean).join('\n'),
    // The law that the request rests on, because the step of the office has none of its own.
    ground: (right && rules[right]?.ground) ?? defined.ground,
    detail: { POINTS },
  }
  const by = { action: { procTyp, procNbr, actionNbr }, issuedBy: officerId }
  if (asked.relation !== 'third') return (await writeLetter(tx, services, { ...wanted, dueDate: null }, by)).letterId
  const act = say('id', stateAt(own).text)
  return (await writeToOutsider(tx, services, wanted, { ...by, addresseeId: request.ownerId, act })).letterId
}

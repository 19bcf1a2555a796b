import type { Db } from '@saki/db'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { dueFromPosting } from '@saki/domain/workflow/postedPeriod'
import { postingFault, type PostingFault } from '@saki/domain/workflow/posting'
import { legalDateText, longDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'
import type { Language, TextKey } from '@saki/texts'

import { holidaySet } from '../../daysOff.sql.ts'
import { Invalid } from '../../errors.ts'
import { runFromPosting } from '../workflow/officeWork.ts'
import { lockProcess, type ActionKey } from '../workflow/process.sql.ts'
import { findProcessState, type ActionResult } from '../workflow/recordAction.ts'
import { findLetterAct, findLetterPeriod, insertPosting, lockLetterToPost, type Posting } from './posting.sql.ts'

const faults: Record<PostingFault, { field: string; message: TextKey }> = {
  posted: { field: 'LETTERS', message: 'posting:fault.posted' },
  withdrawn: { field: 'LETTERS', message: 'posting:fault.withdrawn' },
  early: { field: 'POSTED_DATE', message: 'posting:fault.early' },
  future: { field: 'POSTED_DATE', message: 'posting:fault.future' },
  noProof: { field: 'PROOF', message: 'posting:fault.noProof' },
}

/**
 * Records that a letter was posted. The first posting starts the period that the letter gives: a deadline that counts from the letter is
 * lengthened when it was posted on a later day (ADR 63). A later posting (`isAgain`), such as of a letter that came back, changes no deadline.
 * Locks the process before the letter, as undoing does. Throws Invalid.
 */
export async function recordPosting(
  tx: Db,
  letterId: string,
  { isAgain, language, ...posting }: Posting & { isAgain: boolean; language: Language },
): Promise<ActionResult | undefined> {
  const act = await findLetterAct(tx, letterId)
  if (act) await lockProcess(tx, act, { action: 'set_due', day: legalDateOf(posting.now) })
  const letter = await lockLetterToPost(tx, letterId)
  if (!letter) throw new Invalid([{ field: 'LETTERS', message: 'posting:fault.notByPost' }])
  const fault = postingFault(
    { issuedOn: letter.issuedOn, isWithdrawn: letter.withdrawnAt !== null, isPosted: letter.postedOn !== null },
    { ...posting, isAgain },
    legalDateOf(posting.now),
  )
  if (fault) {
    const date = letter.postedOn === null ? '' : legalDateText(letter.postedOn, language)
    throw new Invalid([{ ...faults[fault], values: { date } }])
  }
  const isFirst = letter.postedOn === null
  await insertPosting(tx, letterId, posting, isFirst)
  if (!isFirst || !act || letter.dueDate === null) return undefined
  return startPeriod(tx, letterId, act, posting)
}

async function startPeriod(
  tx: Db,
  letterId: string,
  action: ActionKey,
  { postedOn, recordedBy, now }: Posting,
): Promise<ActionResult | undefined> {
  const period = await findLetterPeriod(tx, action)
  if (!period?.letterDue) return undefined
  const { letterDue, rule, issuedOn } = period
  const holidays = await holidaySet(tx)
  const { rowVersion } = await findProcessState(tx, action)
  return runFromPosting(tx, action, {
    letterId,
    actorId: recordedBy,
    now,
    rowVersion,
    ground: rule?.ground ?? '',
    reason: say('id', 'posting:note', { date: longDateText(postedOn, 'id') }),
    dueOf: (presentDue: LegalDate) => dueFromPosting({ rule, issuedOn, letterDue, presentDue }, postedOn, holidays),
  })
}

import type { formalityCalls } from '@saki/contracts/formality'
import type { Db } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { FREE_LIST, slotAndView, type CheckedPoint, type FormalityList } from '@saki/domain/formality/checklist'
import { findState, type Action, type Outcome } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { workflowOfProcess } from '../../caseState.ts'
import { ConflictError, Invalid, NotFound, type FieldFault } from '../../errors.ts'
import type { HandlerInput } from '../../implement.ts'
import { formatIssueValues } from '../../wireIssues.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { lockForChange } from '../workflow/checkAction.ts'
import { actionNamed, officersAct } from '../workflow/officersAct.ts'
import type { CompletedAct } from '../workflow/takeAction.ts'
import { findCaseOfKey, type AnswerableCase } from './case.sql.ts'
import { checkFiled, currentRevision, isCheckedAt } from './filedCheck.ts'
import {
  closeFormalityRevision,
  findLetterWireKey,
  listFormalityRevisions,
  saveFormalityDraft,
  type SavedItem,
} from './formality.sql.ts'

type SaveInput = HandlerInput<(typeof formalityCalls)['offiDocInsertUpdate']>
type Body = SaveInput['body']

/**
 * Saves the officer's revision of the formality check. With ACTION_TYP, also closes it by that action in the same transaction; items marked as not in order
 * become the points of the letter. Idempotent per key. Throws NotFound, STALE_VERSION (revision or process), ACTION_NOT_ALLOWED,
 * Invalid with the faulty items.
 */
export function saveFormality(asked: SaveInput) {
  return actOnce(asked, 'offiDocInsertUpdate', (tx) => save(tx, asked))
}

async function save(tx: Db, asked: SaveInput) {
  const { body, session, now } = asked
  const key = { procTyp: body.PROC_TYP, procNbr: body.PROC_NBR }
  const process = await lockForChange(tx, key, { action: body.ACTION_TYP, day: legalDateOf(now) }, body.ROW_VERSION)
  const filed = await findCaseOfKey(tx, session, key)
  if (!filed || filed.applicationNumber !== body.PATENT_ID) throw new NotFound('case', body.PATENT_ID)
  const flow = workflowOfProcess(process)
  if (!isCheckedAt(flow, process.state))
    throw new ConflictError('ACTION_NOT_ALLOWED', `no formality check at ${process.state}`)
  const { number: revision, saved } = currentRevision(await listFormalityRevisions(tx, key))
  if ((saved?.rowVersion ?? null) !== (body.ROUND_VERSION ?? null))
    throw new ConflictError('STALE_VERSION', `revision ${revision}`, { ROUND_VERSION: saved?.rowVersion ?? null })
  const { list, points } = await checkFiled(tx, filed)
  const items = itemsOf(body, list)
  const rowVersion = (saved?.rowVersion ?? 0) + 1
  await saveFormalityDraft(tx, key, { revision, rowVersion, notes: body.NOTES, items, savedBy: session.userId, now })
  const acted = body.ACTION_TYP === '' ? undefined : await close(tx, asked, { filed, revision, items, points })
  const letter = acted?.letterId ? await findLetterWireKey(tx, acted.letterId) : undefined
  return {
    acted,
    reply: {
      err: '' as const,
      ROUND: revision,
      ROUND_VERSION: rowVersion,
      ACTION_NBR: acted?.actionNbr ?? null,
      STATUS_CODE: findState(flow, acted?.state ?? process.state)?.code ?? '',
      DUE_DATE: acted ? acted.dueDate : process.dueDate,
      ...(letter ?? { OFFIDOC_ORI: null, OFFIDOC_SER: null, OFFIDOC_NBR: null }),
    },
  }
}

/**
 * The officer's items with names and grounds from the list. Throws Invalid for unknown or repeated points and free points without
 * a title.
 */
function itemsOf({ ITEMS }: Body, list: FormalityList<TextKey>): SavedItem[] {
  const faults: FieldFault[] = []
  const seen = new Set<string>()
  const items = ITEMS.flatMap((item, at): SavedItem[] => {
    const field = `ITEMS.${at}`
    const { LIST_CODE, OPTION_NBR, IND_OK, ACTION_OPTION_TEXT = '', TITLE = '' } = item
    const base = {
      listCode: LIST_CODE,
      optionNbr: OPTION_NBR,
      isOk: IND_OK && IND_OK === 'Y',
      note: ACTION_OPTION_TEXT.trim(),
    }
    const point = LIST_CODE === list.code ? list.points.find(({ nbr }) => nbr === OPTION_NBR) : undefined
    const isTwice = seen.has(`${LIST_CODE} ${OPTION_NBR}`)
    seen.add(`${LIST_CODE} ${OPTION_NBR}`)
    if (isTwice || (LIST_CODE !== FREE_LIST && !point)) {
      faults.push({ field, message: isTwice ? 'errors:field.repeated' : 'answers:fault.unknownPoint' })
      return []
    }
    if (!point && TITLE.trim() === '') faults.push({ field: `${field}.TITLE`, message: 'answers:fault.titleMissing' })
    return point
      ? [
          {
            ...base,
            title: say('id', point.name),
            ...slotAndView(point),
            ground: point.ground,
          },
        ]
      : [{ ...base, title: TITLE.trim(), slot: item.SPECDOC_TYP ?? null, view: null, ground: '' }]
  })
  if (faults.length > 0) throw new Invalid(faults)
  return items
}

interface Closing {
  filed: AnswerableCase
  revision: number
  items: SavedItem[]
  points: readonly CheckedPoint<TextKey>[]
}

/** Closes the revision by an officer's act; the items that are not in order become the points of the letter. */
async function close(tx: Db, asked: SaveInput, { filed, revision, items, points }: Closing): Promise<CompletedAct> {
  const { body, session, services, now } = asked
  const { action } = actionNamed(filed, body.ACTION_TYP)
  if (action.by !== 'office')
    throw new ConflictError('ACTION_NOT_ALLOWED', `${body.ACTION_TYP} is not an action of the office`)
  // Deficiencies are no reasons, and a decision may need a second officer, which only insertAction asks for.
  if (action.points === 'reasons') throw new Invalid([{ field: 'REASONS', message: 'refusals:noReasons' }])
  const bad = items.filter(({ isOk }) => isOk === false)
  const deficiencies = bad.map((item) => deficiencyOf(item, points))
  assertFits(body, action, outcomeAfter(filed, action), deficiencies)
  const { acted } = await officersAct(tx, services, filed, {
    officerId: session.userId,
    officerRoles: session.officeRoles,
    code: body.ACTION_TYP,
    now,
    notes: body.NOTES,
    detail: {
      ROUND: revision,
      ...(deficiencies.length > 0 && { POINTS: deficiencies }),
      ...(body.INTERNAL_NOTE && { INTERNAL_NOTE: body.INTERNAL_NOTE }),
    },
  })
  const result = bad.length > 0 ? 'KURANG' : 'LENGKAP'
  const { actionNbr, actionDate: examDate } = acted
  await closeFormalityRevision(tx, filed, { revision, result, actionNbr, examDate })
  return acted
}

/** Outcome of the case after an action; undefined while it is pending, and for an action that keeps the state. */
const outcomeAfter = (filed: AnswerableCase, { to }: Action): Outcome | undefined =>
  to === 'same' ? undefined : findState(workflowOfProcess(filed), to)?.outcome

/** A deficiency letter needs at least one deficiency, each with text; an action that passes the check allows none. Throws Invalid. */
function assertFits(
  { ITEMS }: Body,
  { requiresAnswer, to }: Action,
  outcome: Outcome | undefined,
  deficiencies: readonly { LIST_CODE: string; OPTION_NBR: number; TEXT: string }[],
): void {
  const isDeficiencyLetter = requiresAnswer === true && to !== 'same' && outcome === undefined
  if (isDeficiencyLetter && deficiencies.length === 0)
    throw new Invalid([{ field: 'ITEMS', message: 'answers:fault.noneBad' }])
  const isEnd = outcome === 'refused'
  if (!isDeficiencyLetter && !isEnd && to !== 'same' && deficiencies.length > 0)
    throw new Invalid([{ field: 'ITEMS', message: 'answers:fault.stillBad' }])
  const withoutText = isDeficiencyLetter ? deficiencies.filter(({ TEXT }) => TEXT === '') : []
  if (withoutText.length > 0)
    throw new Invalid(
      withoutText.map((point) => ({
        field: `ITEMS.${ITEMS.findIndex((item) => item.LIST_CODE === point.LIST_CODE && item.OPTION_NBR === point.OPTION_NBR)}.ACTION_OPTION_TEXT`,
        message: 'answers:fault.textMissing',
      })),
    )
}

/** A point of the letter. Without an officer's text it has the findings of the rules. */
function deficiencyOf(item: SavedItem, points: readonly CheckedPoint<TextKey>[]) {
  const checked = points.find(({ point }) => point.nbr === item.optionNbr && item.listCode !== FREE_LIST)
  const rules =
    checked?.findings.map(({ code, values }) => say('id', code, formatIssueValues(values, 'id'))).join(' ') ?? ''
  return {
    LIST_CODE: item.listCode,
    OPTION_NBR: item.optionNbr,
    TITLE: item.title,
    TEXT: item.note === '' ? rules : item.note,
    SPECDOC_TYP: item.slot,
    VIEW_TYPE_ID: item.view,
    GROUND: item.ground,
  }
}

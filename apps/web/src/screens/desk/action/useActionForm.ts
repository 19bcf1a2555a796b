import type { OfficeCase } from '@saki/contracts/desk'
import type { PaperParty } from '@saki/contracts/paperParties'
import type { OpenAction } from '@saki/contracts/openActions'
import { isLegalDate, legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import type { TextKey } from '@saki/texts'
import { useState } from 'react'

import { isUnworded, type Line } from '../../../checklist/checklistState.ts'
import { newKey } from '../../../lib/newKey.ts'
import { officeNow } from '../../../ui/clock.ts'
import type { PaperScan } from '../../../uploads/useScanUpload.ts'

export interface ActionPoint {
  id: number
  title: string
  text: string
}

/** Who filed a paper, as chosen. */
export interface ChosenParty {
  party: PaperParty
  name: string
  /** Letters go by post, not to an inbox. */
  isPosted: boolean
}

export interface ActionValues {
  /** ACTION_TYP of the choice; empty if none is chosen. */
  action: string
  notes: string
  internal: string
  date: LegalDate
  /** Number and date of the court; '' unless the action needs them. */
  courtNumber: string
  courtDate: string
  /** Who filed a paper that is not the applicant's; '' unless the action needs it. */
  from: string
  /** Who filed a paper that becomes a file of the person. */
  party: ChosenParty | undefined
  /** Scan of the paper that the action records. */
  scan: PaperScan | undefined
  /** The search report is an annex of the letter. */
  annex: boolean
  /** Last day that the office sets; '' unless the action needs it. */
  dueDate: string
  points: readonly ActionPoint[]
  /** Idempotency-Key of these values; renewed on every change. */
  key: string
}

export type ActionField =
  | 'action'
  | 'notes'
  | 'date'
  | 'points'
  | 'courtNumber'
  | 'courtDate'
  | 'dueDate'
  | 'from'
  | 'party'
  | 'scan'
export type Faults = Partial<Record<ActionField, TextKey>>

/** Unrecorded input by process while the page is open, so that choosing another case loses nothing. */
const kept = new Map<string, ActionValues>()

const today = () => legalDateOf(new Date(officeNow()))
const blank = (): ActionValues => ({
  action: '',
  notes: '',
  internal: '',
  date: today(),
  courtNumber: '',
  courtDate: '',
  from: '',
  party: undefined,
  scan: undefined,
  annex: false,
  dueDate: '',
  points: [],
  key: newKey(),
})

/** Form state of an action for one process. */
export function useActionForm({ PROC_TYP, PROC_NBR }: Pick<OfficeCase, 'PROC_TYP' | 'PROC_NBR'>) {
  const id = `${PROC_TYP}-${PROC_NBR}`
  const [entered, setEntered] = useState(() => kept.get(id) ?? blank())
  const put = (next: ActionValues) => {
    kept.set(id, next)
    setEntered(next)
  }
  return {
    entered,
    // What is kept is newer than what was shown when an upload began.
    set: (change: Partial<ActionValues>) => put({ ...(kept.get(id) ?? entered), ...change, key: newKey() }),
    clear: () => {
      kept.delete(id)
      setEntered(blank())
    },
  }
}

/** Whether the action asks the applicant for something by a letter with points. */
export const takesPoints = (choice: OpenAction | undefined) =>
  choice?.IND_ASKS === 'Y' && choice.GENERATED_OFFIDOC !== null && choice.POINTS_KIND !== 'REASONS'
/** Whether the action sends a letter, which always has today's date. */
export const isOfToday = (choice: OpenAction | undefined) =>
  choice !== undefined && choice.GENERATED_OFFIDOC !== null && choice.IND_PAPER === 'N'
/** Whether an action closes the formality check, whose points then go into its letter. */
export function closesFormalityCheck(choice: OpenAction | undefined, isOpen: boolean): boolean {
  return (
    isOpen &&
    choice !== undefined &&
    choice.IND_PAPER === 'N' &&
    choice.ACTION_KIND === 'NORMAL' &&
    choice.POINTS_KIND !== 'REASONS'
  )
}

/** Errors the page can detect; the server checks again. `lacking`: the lacking points of an open formality check. */
export function actionFaults(entered: ActionValues, choice: OpenAction | undefined, lacking?: readonly Line[]): Faults {
  if (!choice) return { action: 'desk:action.choose' }
  return {
    ...(choice.IND_PAPER === 'Y' && entered.notes.trim() === '' && { notes: 'desk:fault.paperNotes' as const }),
    ...(choice.IND_PAPER === 'Y' && !entered.scan && { scan: 'desk:fault.scanMissing' as const }),
    ...(!isOfToday(choice) && dateFault(entered.date)),
    ...(choice.IND_COURT && courtFaults(entered)),
    ...(choice.IND_PARTY && !entered.party && { party: 'paperParty:fault.none' as const }),
    ...(choice.IND_FROM && entered.from.trim() === '' && { from: 'desk:fault.paperFrom' as const }),
    ...(choice.IND_AT_MOST && !isLegalDate(entered.dueDate) && { dueDate: 'errors:field.required' as const }),
    ...(choice.POINTS_KIND === 'DEFICIENCIES' &&
      (lacking ?? filled(entered)).length === 0 && { points: 'desk:action.points.none' as const }),
    ...(lacking?.some(isUnworded) && { points: 'desk:action.points.unworded' as const }),
  }
}

function courtFaults({ courtNumber, courtDate }: ActionValues): Faults {
  return {
    ...(courtNumber.trim() === '' && { courtNumber: 'desk:fault.courtNumber' as const }),
    ...((!isLegalDate(courtDate) || courtDate > today()) && { courtDate: 'desk:fault.courtDate' as const }),
  }
}

function dateFault(date: string): Faults {
  if (!isLegalDate(date)) return { date: 'errors:field.wrong' }
  return date > today() ? { date: 'desk:fault.future' } : {}
}

const filled = ({ points }: ActionValues) => points.filter(({ title }) => title.trim() !== '')

/** The body of the call; ROW_VERSION is the version of the case shown to the officer. */
export function actionBody(
  entered: ActionValues,
  choice: OpenAction,
  seen: Pick<OfficeCase, 'PROC_TYP' | 'PROC_NBR' | 'ROW_VERSION'>,
) {
  const points = takesPoints(choice) ? filled(entered) : []
  return {
    PROC_TYP: seen.PROC_TYP,
    PROC_NBR: seen.PROC_NBR,
    ACTION_TYP: choice.ACTION_TYP,
    ...(!isOfToday(choice) && { ACTION_DATE: entered.date }),
    ...(choice.UNDOES.length > 0 && { UNDO_FOLLOWED: 'Y' as const }),
    NOTES: entered.notes.trim(),
    ...(choice.IND_PARTY && entered.party && { PARTY: entered.party.party }),
    ...(choice.IND_FROM && { FROM_NAME: entered.from.trim() }),
    ...(choice.IND_PAPER === 'Y' && entered.scan && { SCAN_ID: entered.scan.id }),
    ...(choice.POINTS_KIND === 'REASONS' && entered.annex && { IND_ANNEX: 'Y' as const }),
    ...(choice.IND_COURT && { COURT_NBR: entered.courtNumber.trim(), COURT_DATE: entered.courtDate }),
    ...(choice.IND_AT_MOST && { DUE_DATE: entered.dueDate }),
    ...(entered.internal.trim() !== '' && { INTERNAL_NOTE: entered.internal.trim() }),
    ...(points.length > 0 && { POINTS: points.map(({ title, text }) => ({ TITLE: title.trim(), TEXT: text.trim() })) }),
    ROW_VERSION: seen.ROW_VERSION,
  }
}

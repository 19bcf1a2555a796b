import { applications, applTypOf, titleOf } from '@saki/catalogue'
import type { DraftRow } from '@saki/contracts/edits'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { hasUnsavedChanges, type DeviceDraft } from '../store/draftState.ts'
import { listCopies } from '../store/sealedCopies.ts'

export interface DraftLine {
  /** For the address: TEMP_ID, or the local name while the server does not know it. */
  id: string
  tempId: string | undefined
  formType: string
  /** Undefined for a form this program does not know. */
  right: 'P' | 'D' | 'T' | undefined
  title: string
  /** What the server has; undefined for a draft only this device knows. */
  rowVersion: number | undefined
  /** How much keeps it from being filed; undefined while that is not known. */
  stops: number | undefined
  /** Steps done, of how many; undefined for a draft only this device knows. */
  steps: { done: number; all: number } | undefined
  /** First page with something missing, '' when none. */
  step: string
  savedAt: string
  savedBy: string
  /** Rupiah as the draft stands; undefined while it cannot be told. */
  fee: number | undefined
  /** The day an unused draft goes into the bin, when that is near. */
  goesOn: string | undefined
  /** Whose it is, when it is a client's. */
  client: string | undefined
  where: 'server' | 'device' | 'both'
  /** This device has text the server does not. */
  isUnsaved: boolean
  copy: DeviceDraft | undefined
}

/** Drafts of the server joined with those of this device, newest first. Without a connection the device's own are still there. */
export function useDraftRows(userId: number | undefined, page: number, size: number, client?: number) {
  const answer = useCall(
    'getPatentTemp',
    { query: { page, size, client } },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const [copies, setCopies] = useState<readonly DeviceDraft[] | undefined>()
  const read = () => void (userId === undefined ? undefined : listCopies(userId).then(setCopies, () => setCopies([])))
  useEffect(read, [userId, answer.dataUpdatedAt])
  const open = answer.data?.data.filter(({ STATUS, DELETED }) => STATUS === 'STORED_TEMP' && DELETED === 'N') ?? []
  const known = new Set(open.map(({ TEMP_ID }) => TEMP_ID))
  const own = (copies ?? []).filter(
    ({ tempId, end }) =>
      end === undefined && (tempId === undefined || (answer.data === undefined && !known.has(tempId))),
  )
  // What only this device has is the reader's, or begun for a client it knows the number of.
  const here = own.filter((copy) => client === undefined || (copy.onBehalfOf ?? userId) === client)
  const lines = [...(page === 1 ? here.map(lineOfCopy) : []), ...open.map((row) => lineOfRow(row, copies ?? []))]
  return {
    lines:
      answer.data || (answer.error && copies)
        ? lines.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
        : undefined,
    total: answer.data?.total ?? 0,
    clients: answer.data?.CLIENTS ?? [],
    error: answer.error,
    isLoading: answer.isFetching,
    refetch: () => void answer.refetch(),
    readCopies: read,
  }
}

/** The right a draft of this form is for. */
export function rightOfDraft(formType: string): DraftLine['right'] {
  const applTyp = applTypOf(formType, {})
  return applTyp && applications[applTyp].right
}

function lineOfCopy(copy: DeviceDraft): DraftLine {
  return {
    id: copy.tempId ?? copy.localId,
    tempId: copy.tempId,
    formType: copy.formType,
    right: rightOfDraft(copy.formType),
    title: titleOf(copy.data),
    rowVersion: copy.rowVersion,
    stops: undefined,
    steps: undefined,
    step: '',
    savedAt: copy.changedAt ?? copy.savedAt ?? '',
    savedBy: '',
    fee: undefined,
    goesOn: undefined,
    client: undefined,
    where: copy.tempId === undefined ? 'device' : 'both',
    isUnsaved: hasUnsavedChanges(copy),
    copy,
  }
}

function lineOfRow(row: DraftRow, copies: readonly DeviceDraft[]): DraftLine {
  const copy = copies.find(({ tempId }) => tempId === row.TEMP_ID)
  return {
    id: row.TEMP_ID,
    tempId: row.TEMP_ID,
    formType: row.FORM_TYP,
    right: rightOfDraft(row.FORM_TYP),
    title: row.TITLE,
    rowVersion: row.ROW_VERSION,
    stops: row.ERROR_COUNT,
    steps: { done: row.STEPS_DONE, all: row.STEPS_TOTAL },
    step: row.STEP,
    savedAt: row.UPDATED_AT,
    savedBy: row.SAVED_BY,
    fee: row.TOTAL_AMOUNT ?? undefined,
    goesOn: row.GOES_ON ?? undefined,
    client: row.CLIENT?.USER_NAME,
    where: copy ? 'both' : 'server',
    isUnsaved: copy !== undefined && hasUnsavedChanges(copy),
    copy,
  }
}

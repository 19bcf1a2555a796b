import { rightOfForm, titleOf } from '@saki/catalogue/rights/filings'
import type { DraftRow } from '@saki/contracts/edits'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { hasUnsavedChanges } from '../../autosave/copyStatus.ts'
import { listCopies } from '../../autosave/sealedCopies.ts'
import type { DeviceDraft } from '../store/deviceDraft.ts'

export interface DraftLine {
  /** For the address: TEMP_ID, or the local id while the server has no draft. */
  id: string
  tempId: string | undefined
  formType: string
  /** Undefined for an unknown form. */
  right: string | undefined
  title: string
  /** Version at the server; undefined for a draft only on this device. */
  rowVersion: number | undefined
  /** Number of errors that prevent filing; undefined while unknown. */
  stops: number | undefined
  /** Steps done, and their number; undefined for a draft only on this device. */
  steps: { done: number; all: number } | undefined
  /** First page with something missing, '' if none. */
  step: string
  savedAt: string
  savedBy: string
  /** Rupiah, for the current answers; undefined while it cannot be quoted. */
  fee: number | undefined
  /** The day an unused draft is moved to the bin, if near. */
  goesOn: string | undefined
  /** Name of the client it is for; undefined for the reader's own. */
  client: string | undefined
  where: 'server' | 'device' | 'both'
  /** This device has changes the server does not have. */
  isUnsaved: boolean
  copy: DeviceDraft | undefined
}

/** Drafts of the server joined with those on this device, newest first. Offline, those on this device are still listed. */
export function useDraftRows(userId: number | undefined, page: number, size: number, client?: number) {
  const answer = useCall(
    'getPatentTemp',
    { query: { page, size, client } },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const [copies, setCopies] = useState<readonly DeviceDraft[] | undefined>()
  const read = () =>
    void (userId === undefined
      ? undefined
      : listCopies<DeviceDraft>('draft', userId).then(setCopies, () => setCopies([])))
  useEffect(read, [userId, answer.dataUpdatedAt])
  const open = answer.data?.data.filter(({ STATUS, DELETED }) => STATUS === 'STORED_TEMP' && DELETED === 'N') ?? []
  const known = new Set(open.map(({ TEMP_ID }) => TEMP_ID))
  const own = (copies ?? []).filter(
    ({ tempId, end }) =>
      end === undefined && (tempId === undefined || (answer.data === undefined && !known.has(tempId))),
  )
  // Drafts only on this device belong to the reader, or to the client they were begun for.
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

function lineOfCopy(copy: DeviceDraft): DraftLine {
  return {
    id: copy.tempId ?? copy.localId,
    tempId: copy.tempId,
    formType: copy.formType,
    right: rightOfForm(copy.formType),
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
    right: rightOfForm(row.FORM_TYP),
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

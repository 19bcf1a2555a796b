import type { DraftRow } from '@saki/contracts/edits'
import { sectionOf, textOf } from '@saki/domain/forms/form'
import { useEffect, useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { isDirty, type Draft } from '../store/draftState.ts'
import { listCopies } from '../store/sealedCopies.ts'

export interface DraftLine {
  /** For the address: TEMP_ID, or the local name while the server does not know it. */
  id: string
  tempId: string | undefined
  title: string
  /** Steps done, of how many; undefined for a draft only this device knows. */
  steps: { done: number; all: number } | undefined
  /** First page with something missing, '' when none. */
  step: string
  savedAt: string
  where: 'server' | 'device' | 'both'
  /** This device has text the server does not. */
  isUnsaved: boolean
  copy: Draft | undefined
}

/** Drafts of the server joined with those of this device, newest first. Without a connection the device's own are still there. */
export function useDraftRows(userId: number | undefined, page: number, size: number) {
  const answer = useCall(
    'getPatentTemp',
    { query: { page, size } },
    { staleTime: 0, placeholderData: (before) => before },
  )
  const [copies, setCopies] = useState<readonly Draft[] | undefined>()
  const read = () => void (userId === undefined ? undefined : listCopies(userId).then(setCopies, () => setCopies([])))
  useEffect(read, [userId, answer.dataUpdatedAt])
  const open = answer.data?.data.filter(({ STATUS, DELETED }) => STATUS === 'STORED_TEMP' && DELETED === 'N') ?? []
  const known = new Set(open.map(({ TEMP_ID }) => TEMP_ID))
  const own = (copies ?? []).filter(
    ({ tempId, end }) =>
      end === undefined && (tempId === undefined || (answer.data === undefined && !known.has(tempId))),
  )
  const lines = [...(page === 1 ? own.map(lineOfCopy) : []), ...open.map((row) => lineOfRow(row, copies ?? []))]
  return {
    lines:
      answer.data || (answer.error && copies)
        ? lines.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
        : undefined,
    total: answer.data?.total ?? 0,
    error: answer.error,
    isLoading: answer.isFetching,
    refetch: () => void answer.refetch(),
    readCopies: read,
  }
}

function lineOfCopy(copy: Draft): DraftLine {
  return {
    id: copy.tempId ?? copy.localId,
    tempId: copy.tempId,
    title: textOf(sectionOf(copy.data, 'TECHNICAL'), 'TITLE'),
    steps: undefined,
    step: '',
    savedAt: copy.changedAt ?? copy.savedAt ?? '',
    where: copy.tempId === undefined ? 'device' : 'both',
    isUnsaved: isDirty(copy),
    copy,
  }
}

function lineOfRow(row: DraftRow, copies: readonly Draft[]): DraftLine {
  const copy = copies.find(({ tempId }) => tempId === row.TEMP_ID)
  return {
    id: row.TEMP_ID,
    tempId: row.TEMP_ID,
    title: row.TITLE,
    steps: { done: row.STEPS_DONE, all: row.STEPS_TOTAL },
    step: row.STEP,
    savedAt: row.UPDATED_AT,
    where: copy ? 'both' : 'server',
    isUnsaved: copy !== undefined && isDirty(copy),
    copy,
  }
}

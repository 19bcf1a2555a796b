import type { RequestDraft, SavedRequest } from '@saki/contracts/requests'

import { ask } from '../../lib/ask.ts'
import { AskError } from '../../lib/askError.ts'
import { queryClient, queryKeyOf } from '../../lib/queries.ts'

const keyOf = (tempId: string) => queryKeyOf('requestDraft', { query: { TEMP_ID: tempId } })

/** The draft as the server has it, which the page then shows; undefined if there is none. Throws AskError when it cannot be read. */
export async function fetchServerDraft(tempId: string): Promise<RequestDraft | undefined> {
  try {
    const draft = await ask('requestDraft', { query: { TEMP_ID: tempId } })
    queryClient.setQueryData(keyOf(tempId), draft)
    return draft
  } catch (error) {
    if (error instanceof AskError && (error.status === 404 || error.status === 422)) return undefined
    throw error
  }
}

/** The draft of the server that the page shows. */
export function shownDraft(tempId: string | undefined): RequestDraft | undefined {
  return tempId === undefined ? undefined : queryClient.getQueryData(keyOf(tempId))
}

/** Reads the draft again: its files, its cases, or what may be submitted have changed. */
export function refreshDraft(tempId: string | undefined): void {
  if (tempId !== undefined) void queryClient.invalidateQueries({ queryKey: keyOf(tempId) })
}

/** Shows what a save has answered. A reply has no answers about the case, which are read again when the cases change. */
export function showSaved(reply: SavedRequest): void {
  const before = shownDraft(reply.TEMP_ID)
  if (!before) return
  const { CASES, ERRORS, WARNINGS, FEES, TOTAL_AMOUNT, ROW_VERSION, COMPLETE_PCT } = reply
  queryClient.setQueryData(keyOf(reply.TEMP_ID), {
    ...before,
    CASES,
    ERRORS,
    WARNINGS,
    FEES,
    TOTAL_AMOUNT,
    ROW_VERSION,
    COMPLETE_PCT,
  })
  if (before.CASES[0]?.PATENT_ID !== CASES[0]?.PATENT_ID) refreshDraft(reply.TEMP_ID)
}

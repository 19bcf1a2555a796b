import type { FilingForm } from './useFilingForm.ts'

/** First six characters of the id, for telling drafts apart; the address has all of it. */
export function shortId(tempId: string): string {
  return tempId.slice(0, 6).toUpperCase()
}

/** Id of the draft in addresses: its TEMP_ID, or its local id until the server has created it. */
export function draftIdOf({ draft }: { draft: Pick<FilingForm['draft'], 'tempId' | 'localId'> }): string {
  return draft.tempId ?? draft.localId
}

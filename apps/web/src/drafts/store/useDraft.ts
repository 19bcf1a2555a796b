import type { DraftRow, Sections } from '@saki/contracts/edits'

import { useAutosave, type EditView } from '../../autosave/useAutosave.ts'
import type { DeviceDraft } from './deviceDraft.ts'
import { draftCopiesOf, readServerDraft } from './draftCopies.ts'

interface UsedDraft {
  view: EditView<Sections, DeviceDraft, DraftRow>
  /** Takes the draft over from another tab. */
  takeOver: () => void
  retry: () => void
}

/** Opens a draft for this page by TEMP_ID or local id and closes it when the page is left. */
export function useDraft(userId: number, id: string): UsedDraft {
  return useAutosave(draftCopiesOf(userId), id, (copy) => readServerDraft(id, copy))
}

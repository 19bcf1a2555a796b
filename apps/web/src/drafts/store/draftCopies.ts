import type { DraftRow, Sections } from '@saki/contracts/edits'

import { copiesOfUser } from '../../autosave/copiesOfUser.ts'
import { newCopy } from '../../autosave/copy.ts'
import type { AtServer } from '../../autosave/openCopies.ts'
import { newKey } from '../../lib/newKey.ts'
import { isLocalId, newDraft, type DeviceDraft } from './deviceDraft.ts'
import { draftKind, fetchDraft } from './draftKind.ts'

/** The drafts of a user that this tab edits. */
export const draftCopiesOf = copiesOfUser<Sections, DeviceDraft, DraftRow>(draftKind)

/** Creates a draft with its first answers: on the device at once, at the server by the first save. Returns the local id for the address. */
export async function startDraft(
  userId: number,
  formType: string,
  data: Sections,
  onBehalfOf?: number,
): Promise<string> {
  const { engine } = await draftCopiesOf(userId).begin(newDraft(formType, newKey(), onBehalfOf))
  engine.change(data)
  void engine.flush()
  return engine.copy.localId
}

/** The draft at the server, by TEMP_ID or local id. Throws AskError when it cannot be read. */
export async function readServerDraft(
  id: string,
  copy: DeviceDraft | undefined,
): Promise<AtServer<DeviceDraft, DraftRow>> {
  const tempId = copy?.tempId ?? (isLocalId(id) ? undefined : id)
  if (tempId === undefined) return copy ? { kind: 'open', copy } : { kind: 'missing' }
  const row = await fetchDraft(tempId)
  if (row && row.STATUS !== 'STORED_TEMP') return { kind: 'closed', closed: row }
  if (!row || row.DELETED === 'Y') return { kind: 'missing' }
  return { kind: 'open', copy: draftOfRow(row, copy?.localId ?? tempId) }
}

function draftOfRow(row: DraftRow, localId: string): DeviceDraft {
  const saved = { rowVersion: row.ROW_VERSION, savedAt: row.UPDATED_AT }
  return {
    ...newCopy<Sections>(localId, row.DATA ?? {}, newKey(), saved),
    formType: row.FORM_TYP,
    ...(row.CLIENT && { onBehalfOf: row.CLIENT.USER_ID }),
    tempId: row.TEMP_ID,
    reply: undefined,
    refused: [],
  }
}

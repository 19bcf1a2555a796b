import type { Issue, Saved, Sections } from '@saki/contracts/edits'

import type { AutosaveEngine } from '../../autosave/autosaveEngine.ts'
import { newCopy, type EditCopy } from '../../autosave/copy.ts'
import type { EditSession } from '../../autosave/openCopies.ts'

/** A draft in this browser. */
export interface DeviceDraft extends EditCopy<Sections> {
  formType: string
  /** USER_ID of the client it is begun for, by a mandate; sent with the first save only. */
  onBehalfOf?: number | undefined
  tempId: string | undefined
  /** The server's answer to the filing; set in the page that filed. */
  reply: Saved | undefined
  /** Errors because of which the server did not file. */
  refused: readonly Issue[]
}

export type DraftEngine = AutosaveEngine<Sections, DeviceDraft>
export type DraftSession = EditSession<Sections, DeviceDraft>

const LOCAL = 'L-'

/** Whether an id is the local one of a draft the server may not have yet. */
export function isLocalId(id: string): boolean {
  return id.startsWith(LOCAL)
}

/** An empty draft; `creationKey` is the Idempotency-Key of its first save and part of its local id. */
export function newDraft(formType: string, creationKey: string, onBehalfOf?: number): DeviceDraft {
  return {
    ...newCopy<Sections>(LOCAL + creationKey, {}, creationKey),
    formType,
    onBehalfOf,
    tempId: undefined,
    reply: undefined,
    refused: [],
  }
}

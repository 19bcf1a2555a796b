import type { Issue } from '@saki/contracts/edits'
import type { RequestDraft, SavedRequest } from '@saki/contracts/requests'

import type { AutosaveEngine } from '../../autosave/autosaveEngine.ts'
import { newCopy, type EditCopy, type FieldRefusal } from '../../autosave/copy.ts'
import type { EditSession } from '../../autosave/openCopies.ts'

/** Cases and answers of a request. */
export interface RequestContent {
  /** Application numbers. */
  PATENT_IDS: readonly string[]
  DATA: RequestDraft['DATA']
}

/** The draft of a request in this browser; its files are at the server. */
export interface RequestCopy extends EditCopy<RequestContent> {
  /** USERDOC_TYP */
  code: string
  tempId: string | undefined
  /** The server's answer to the submission; set in the page that submitted. */
  reply: SavedRequest | undefined
  /** Errors because of which the server did not accept it. */
  refused: readonly Issue[]
  /** Another reason why the server did not accept it, such as a window that has closed or an amount that has changed. */
  refusal: { words: string; faults: readonly FieldRefusal[] } | undefined
}

export type RequestEngine = AutosaveEngine<RequestContent, RequestCopy>
export type RequestSession = EditSession<RequestContent, RequestCopy>

const LOCAL = 'L-'

/** Whether an id is the local one of a draft the server may not have yet. */
export function isLocalRequestId(id: string): boolean {
  return id.startsWith(LOCAL)
}

export function localIdOf(creationKey: string): string {
  return LOCAL + creationKey
}

const nothingSubmitted = { reply: undefined, refused: [], refusal: undefined }

/** A request that is not saved yet. `localId` as made by `localIdOf`. */
export function newRequestCopy(localId: string, code: string, numbers: readonly string[]): RequestCopy {
  const content: RequestContent = { PATENT_IDS: numbers, DATA: {} }
  const creationKey = localId.slice(LOCAL.length)
  return { ...newCopy(localId, content, creationKey), code, tempId: undefined, ...nothingSubmitted }
}

/** An unchanged copy of the draft at the server. */
export function copyOfDraft(draft: RequestDraft, localId: string, creationKey: string): RequestCopy {
  const saved = { rowVersion: draft.ROW_VERSION, savedAt: draft.UPDATED_AT }
  return {
    ...newCopy(localId, requestContentOf(draft), creationKey, saved),
    code: draft.USERDOC_TYP,
    tempId: draft.TEMP_ID,
    ...nothingSubmitted,
  }
}

export function requestContentOf({ CASES, DATA }: Pick<RequestDraft, 'CASES' | 'DATA'>): RequestContent {
  return { PATENT_IDS: CASES.map(({ PATENT_ID }) => PATENT_ID), DATA }
}

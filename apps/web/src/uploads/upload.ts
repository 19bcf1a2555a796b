import type { UploadReply } from '@saki/contracts/uploads'
import type { TextKey } from '@saki/texts'

import type { Values } from '../ui/useWords.ts'
import type { PictureLook } from './pictureLook.ts'

/**
 * `checking`: examined on the device. `held`: paused after a failure, retried automatically. `refused`: only the user
 * can act. `stored`: the server has it, but the list may not show it yet.
 */
export type UploadState = 'checking' | 'waiting' | 'sending' | 'held' | 'refused' | 'stored'

/** Why a file was refused: a text of the portal, or the server's message. */
export type UploadFault = { key: TextKey; values?: Values } | { words: string }

/** One upload. Everything but the running state is saved on the device until the server has stored it. */
export interface UploadItem {
  /** Also the Idempotency-Key: however often it is sent, the server creates one file. */
  id: string
  /** Rank among all uploads ever added in this browser; the order of sending, also after a reload. */
  order: number
  /** TEMP_ID of the draft, or its local name until the server has created it. */
  draft: string
  isDraftKnown: boolean
  slot: string
  view: number | null
  description: string
  fileName: string
  bytes: Blob
  size: number
  mime: string
  sha256: string | undefined
  width: number | null
  height: number | null
  look: PictureLook | undefined
  /** DOC_ID of the file it replaces. */
  replaces: string | undefined
  state: UploadState
  sentBytes: number
  tries: number
  fault: UploadFault | undefined
  /** The server's message when the server, rather than the connection, is the reason for `held`. */
  heldBecause?: string | undefined
  reply: UploadReply | undefined
}

/** With a fault it is listed as refused and not sent. */
export type NewUpload = Omit<UploadItem, 'state' | 'sentBytes' | 'tries' | 'heldBecause' | 'reply'>

/**
 * Uploads of one lane are sent one after another, so that their order is kept; different lanes may be sent at the same
 * time.
 */
export function laneOf({ draft, slot, view }: Pick<UploadItem, 'draft' | 'slot' | 'view'>): string {
  return `${draft} ${slot} ${view ?? ''}`
}

const PARTS_FROM = 1_048_576

/**
 * Files over 1 MiB are sent in parts and continue after a dropped connection; smaller ones are sent again as a whole.
 */
export function isSentInParts({ size }: Pick<UploadItem, 'size'>): boolean {
  return size > PARTS_FROM
}

/** Whether the file still has to be sent: waiting, sending or held. */
export function isUnderway({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'held'
}

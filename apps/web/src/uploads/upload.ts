import type { UploadReply } from '@saki/contracts/documents'
import type { TextKey } from '@saki/texts'

import type { Values } from '../ui/useWords.ts'
import type { PictureLook } from './pictureLook.ts'

/** `checking`: looked at on the device. `held`: the line was cut, it goes on by itself. `refused`: only the reader can help. `stored`: the server has it, the list not yet. */
export type UploadState = 'checking' | 'waiting' | 'sending' | 'held' | 'refused' | 'stored'

/** Why a file was not taken: a text of the portal, or the server's words. */
export type UploadFault = { key: TextKey; values?: Values } | { words: string }

/** One file on its way. All but the running state lies on the device until the server has it. */
export interface UploadItem {
  /** Also its Idempotency-Key: however often it is sent, it becomes one file. */
  id: string
  /** Rank among all files ever added here; sending follows it after a reload too. */
  order: number
  /** TEMP_ID of the draft, or its local name while the server does not know it. */
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
  /** DOC_ID of the file it takes the place of. */
  replaces: string | undefined
  state: UploadState
  sentBytes: number
  tries: number
  fault: UploadFault | undefined
  /** The server's words for what holds it, where it is not the line. */
  heldBecause?: string | undefined
  reply: UploadReply | undefined
}

/** With a fault it stands refused at its place and is not sent. */
export type NewUpload = Omit<UploadItem, 'state' | 'sentBytes' | 'tries' | 'heldBecause' | 'reply'>

/** Files of one place go one after another, so that their order stays; different views may go side by side. */
export function laneOf({ draft, slot, view }: Pick<UploadItem, 'draft' | 'slot' | 'view'>): string {
  return `${draft} ${slot} ${view ?? ''}`
}

const PIECES_FROM = 1_048_576

/** Larger files go in pieces and keep what has gone when the line is cut; smaller ones are as quickly sent anew. */
export function isSentInParts({ size }: Pick<UploadItem, 'size'>): boolean {
  return size > PIECES_FROM
}

export function isUnderway({ state }: UploadItem): boolean {
  return state === 'waiting' || state === 'sending' || state === 'held'
}

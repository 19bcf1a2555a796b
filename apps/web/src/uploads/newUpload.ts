import type { uploadsCalls } from '@saki/contracts/uploads'
import type { ReplyOf } from '@saki/contracts'
import { fileFault, formatTypes } from '@saki/domain/files/limits'

import { newKey } from '../lib/newKey.ts'
import { officeNow } from '../ui/clock.ts'
import { checkFile } from './checkFile.ts'
import type { Checked } from './checkWorker.ts'
import type { UploadFault, NewUpload } from './upload.ts'

export type SlotLimit = ReplyOf<(typeof uploadsCalls)['getLimit']>[number]

/** A picked file and the slot it is for. */
export interface Picked {
  bytes: File
  slot: string
  view: number | null
  description?: string
  /** DOC_ID of the file it replaces. */
  replaces?: string | undefined
}

let lastOrder = 0

/** The upload of a picked file before it has been checked. */
export function draftUpload(
  { bytes, slot, view, description = '', replaces }: Picked,
  draft: string,
  isDraftKnown: boolean,
): NewUpload {
  lastOrder = Math.max(lastOrder + 1, officeNow())
  return {
    id: newKey(),
    order: lastOrder,
    draft,
    isDraftKnown,
    slot,
    view,
    description,
    fileName: bytes.name,
    bytes,
    size: bytes.size,
    mime: bytes.type,
    sha256: undefined,
    width: null,
    height: null,
    look: undefined,
    replaces,
    fault: undefined,
  }
}

/**
 * Checks the file on the device and sets `fault` when the slot does not accept it. `already`: number of files in the
 * slot, without the replaced one.
 */
export async function checkedUpload(
  upload: NewUpload,
  limit: SlotLimit | undefined,
  already: number,
): Promise<NewUpload> {
  if (limit && upload.size > limit.MAX_BYTES) return { ...upload, fault: tooLarge(upload.size, limit) }
  if (upload.size === 0) return { ...upload, fault: { key: 'files:empty' } }
  try {
    const checked = await checkFile(upload.bytes)
    const { mime, sha256, width, height, look } = checked
    return { ...upload, mime, sha256, width, height, look, fault: limit && faultOf(upload, checked, limit, already) }
  } catch {
    return { ...upload, fault: { key: 'studio:unreadable' } }
  }
}

function faultOf(upload: NewUpload, checked: Checked, limit: SlotLimit, already: number): UploadFault | undefined {
  if (checked.damaged && limit.MIME_LIST.includes(checked.mime)) return { key: 'files:damagedImage' }
  const rules = {
    mimes: limit.MIME_LIST,
    maxFiles: limit.MAX_FILES,
    maxBytes: limit.MAX_BYTES,
    maxPx: limit.MAX_PX,
  }
  const fault = fileFault(rules, { ...checked, bytes: upload.size }, already)
  if (fault?.code === 'filing:file.tooLarge') return tooLarge(upload.size, limit)
  return fault && { key: fault.code, values: 'values' in fault ? { ...fault.values } : {} }
}

/** Both sizes in bytes, as in the server's message: rounded, they could read "5 MB; at most 5 MB". */
function tooLarge(size: number, limit: SlotLimit): UploadFault {
  return { key: 'files:tooLarge', values: { size: grouped(size), limit: grouped(limit.MAX_BYTES) } }
}

function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** File types of a slot, such as "JPG, PNG". */
export function typesOf(limit: SlotLimit): string {
  return formatTypes(limit.MIME_LIST)
}

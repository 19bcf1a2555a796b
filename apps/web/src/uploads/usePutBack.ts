import type { FileRow } from '@saki/contracts/fileRow'
import { useEffect, useRef } from 'react'

import { ask } from '../lib/ask.ts'
import { showToast } from '../ui/messages.ts'
import type { SlotLimit } from './newUpload.ts'
import type { UploadItem } from './upload.ts'

/** Whether the slot holds one file, so that the old one must be deleted before the server accepts the new one. */
export function mustMakeRoom(
  { view, replaces }: Pick<UploadItem, 'view' | 'replaces'>,
  limit: SlotLimit | undefined,
): boolean {
  return view === null && replaces !== undefined && limit?.MAX_FILES === 1
}

/**
 * Restores the file that was deleted for a replacement, and shows a message. Does nothing when the server refuses, such
 * as for a slot filled meanwhile.
 */
export async function putBack({ replaces }: UploadItem, onFilesChanged: () => void): Promise<void> {
  if (!replaces) return
  try {
    await ask('deleteFilePendukung', { body: { DOC_ID: replaces, IND_DELETED: 'N' } })
  } catch {
    return
  }
  showToast('uploads:putBack', { tone: 'info' })
  onFilesChanged()
}

/** Restores the old file when the server refused its replacement, once per upload. */
export function usePutBack(
  uploads: readonly UploadItem[],
  files: readonly FileRow[],
  limitOf: (slot: string) => SlotLimit | undefined,
  onFilesChanged: () => void,
): void {
  const handled = useRef(new Set<string>())
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'refused' || handled.current.has(upload.id)) continue
      const isRoomEmpty = !files.some(({ SPECDOC_TYP }) => SPECDOC_TYP === upload.slot)
      if (!mustMakeRoom(upload, limitOf(upload.slot)) || !isRoomEmpty) continue
      handled.current.add(upload.id)
      void putBack(upload, onFilesChanged)
    }
  })
}

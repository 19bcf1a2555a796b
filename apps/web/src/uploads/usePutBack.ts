import type { FileRow } from '@saki/contracts/documents'
import { useEffect, useRef } from 'react'

import { ask } from '../lib/ask.ts'
import { showToast } from '../ui/messages.ts'
import type { SlotLimit } from './newUpload.ts'
import type { UploadItem } from './upload.ts'

/** The place holds one file: what is there must go out before the server takes another. */
export function mustMakeRoom(
  { view, replaces }: Pick<UploadItem, 'view' | 'replaces'>,
  limit: SlotLimit | undefined,
): boolean {
  return view === null && replaces !== undefined && limit?.MAX_FILES === 1
}

/** Puts the file back that had made room for another, and says so. Silent when its place is taken meanwhile. */
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

/** Whatever made room for a file the server then refused comes back, once per attempt. */
export function usePutBack(
  uploads: readonly UploadItem[],
  files: readonly FileRow[],
  limitOf: (slot: string) => SlotLimit | undefined,
  onFilesChanged: () => void,
): void {
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'refused' || told.current.has(upload.id)) continue
      const isRoomEmpty = !files.some(({ SPECDOC_TYP }) => SPECDOC_TYP === upload.slot)
      if (!mustMakeRoom(upload, limitOf(upload.slot)) || !isRoomEmpty) continue
      told.current.add(upload.id)
      void putBack(upload, onFilesChanged)
    }
  })
}

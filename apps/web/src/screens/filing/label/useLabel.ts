import type { FileRow, ImageEdits } from '@saki/contracts/fileRow'
import { useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { showToast } from '../../../ui/messages.ts'
import type { FileStepProps } from '../stepProps.ts'
import { sameEdits } from '../../../cropping/crop.ts'
import { useEdits, type PictureEditsState } from '../studio/useEdits.ts'
import type { SlotLimit } from '../../../uploads/newUpload.ts'
import type { UploadItem } from '../../../uploads/upload.ts'
import { useDeletions } from '../../../uploads/useDeletions.ts'
import type { FileUploads } from '../../../uploads/useFileUploads.ts'
import { useFilingUploads } from '../useFilingUploads.ts'

export interface LabelState {
  /** Stored pictures, without those being deleted or replaced. */
  files: readonly FileRow[]
  /** Uploads under way, held or refused. */
  pending: readonly UploadItem[]
  uploading: FileUploads
  limit: SlotLimit | undefined
  file: FileRow | undefined
  select: (file: FileRow) => void
  edits: PictureEditsState
  /** Saves crop and rotation; the toast has an undo button. */
  edit: (file: FileRow, next: ImageEdits | null) => void
  addPictures: (picked: readonly File[], replaces?: FileRow) => void
  remove: (file: FileRow) => void
}

/** The pictures of a mark in one slot, with the actions on them. */
export function useLabel(props: FileStepProps, slot: string): LabelState {
  const { draft, onFilesChanged } = props
  const uploading = useFilingUploads(props, (upload) => void dropReplaced(upload, onFilesChanged))
  const deletions = useDeletions((ID) => ask('deleteImage', { body: { ID } }), onFilesChanged)
  const edits = useEdits(onFilesChanged)
  const [selected, setSelected] = useState<string>()
  const replaced = new Set(
    uploading.uploads.flatMap(({ state, replaces }) => (state === 'stored' && replaces ? [replaces] : [])),
  )
  const files = draft.files.filter(
    ({ ID, SPECDOC_TYP }) => SPECDOC_TYP === slot && !deletions.hidden.has(ID) && !replaced.has(ID),
  )
  const there = new Set(draft.files.map(({ ID }) => ID))
  const pending = uploading.uploads.filter(
    (upload) => upload.slot === slot && !(upload.state === 'stored' && upload.reply && there.has(upload.reply.DOC_ID)),
  )
  const save = (file: FileRow, next: ImageEdits | null) => void edits.save(file, next).catch(() => undefined)
  return {
    files,
    pending,
    uploading,
    limit: uploading.limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot),
    file: files.find(({ ID }) => ID === selected) ?? files[0],
    select: ({ ID }) => setSelected(ID),
    edits,
    edit: (file, next) => {
      const before = edits.editsOf(file)
      if (sameEdits(before, next)) return
      save(file, next)
      showToast('goods:label.edited', { action: { text: 'core:undo', do: () => save(file, before) } })
    },
    addPictures: (picked, replaces) =>
      void uploading.addFiles(picked.map((bytes) => ({ bytes, slot, view: null, replaces: replaces?.ID }))),
    remove: (file) => {
      uploading.removeUploadsOf(file.ID)
      deletions.hideAndDelete(file.ID)
      showToast('goods:label.deleted', {
        detail: file.FILE_NAME,
        action: { text: 'core:undo', do: () => void deletions.cancel(file.ID) },
      })
    },
  }
}

/** Deletes the picture that the stored upload replaces. */
async function dropReplaced({ replaces, reply }: UploadItem, onFilesChanged: () => void): Promise<void> {
  if (!replaces || !reply) return
  await ask('deleteImage', { body: { ID: replaces } }).catch(() => undefined)
  onFilesChanged()
}

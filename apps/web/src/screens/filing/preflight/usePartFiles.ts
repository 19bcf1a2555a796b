import { mimeOf, SIGNATURE_BYTES } from '@saki/domain/files/fileTypes'
import { useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { recallOwn, rememberOwn } from '../../../lib/deviceStore.ts'
import type { FileStepProps } from '../stepProps.ts'
import type { SlotLimit } from '../../../uploads/newUpload.ts'
import type { UploadItem } from '../../../uploads/upload.ts'
import { useDeletions, type Deletions } from '../../../uploads/useDeletions.ts'
import type { FileUploads } from '../../../uploads/useFileUploads.ts'
import { useFilingUploads } from '../useFilingUploads.ts'
import { useFilingSearch } from '../useFilingSearch.ts'
import { forgetCheck, keepCheck, renameCheck, startCheck, useChecks, type DocumentCheck } from './checks.ts'
import { partFileOf, type PartFile, type PartsBlock } from './partFiles.ts'
import { useKnownParts, type KnownParts } from './useKnownParts.ts'

export interface PartFiles extends KnownParts {
  files: ReadonlyMap<string, PartFile>
  uploading: FileUploads
  deletions: Deletions
  /** Checks a file and uploads it unless it is unreadable. */
  addFile: (slot: string, bytes: File) => Promise<void>
  /** Deletes a stored file, or drops one that is only picked or uploading. */
  remove: (part: PartFile) => void
  /** Checks the file again, from the picked bytes or from those of the server. Rejects when these cannot be fetched. */
  look: (part: PartFile) => Promise<void>
  keep: (part: PartFile) => void
}

const keptName = (sha256: string) => `preflight-kept:${sha256}`
/** Key of the check of a stored file. */
export const storedKey = (id: string) => `stored ${id}`

/** The documents of a patent on this page: files, checks and actions. */
export function usePartFiles(props: FileStepProps, block: PartsBlock): PartFiles {
  const { draft, onFilesChanged } = props
  const { draft: address } = useFilingSearch()
  const checks = useChecks()
  const [, setKept] = useState(0)
  const scopes = [draft.tempId, address ?? 'new'].filter((name) => name !== undefined)
  const pickedKey = (slot: string, scope = scopes[0] ?? 'new') => `picked ${scope} ${slot}`
  const pickedCheck = (slot: string): DocumentCheck | undefined =>
    scopes.map((scope) => checks.get(pickedKey(slot, scope))).find((check) => check !== undefined)
  const uploading = useFilingUploads(props, (upload) => afterStored(upload, pickedCheck(upload.slot)))
  const deletions = useDeletions((DOC_ID) => ask('deleteFilePendukung', { body: { DOC_ID } }), onFilesChanged)
  const shown = draft.files.filter(({ ID }) => !deletions.hidden.has(ID))
  const slots = [...block.parts.map(({ slot }) => slot), block.combined]
  const list = slots.flatMap((slot) => {
    const part = partFileOf(slot, {
      files: shown,
      uploads: uploading.uploads,
      checkOf: (slot, stored) => (stored === undefined ? pickedCheck(slot) : checks.get(storedKey(stored))),
      wasKept: (file) => recallOwn(keptName(file.SHA256)) !== null,
    })
    return part ? [part] : []
  })
  const known = useKnownParts(draft, block, list)
  const addFile = async (slot: string, bytes: File) => {
    const before = shown.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)
    for (const scope of scopes) forgetCheck(pickedKey(slot, scope))
    if (await isWorthLooking(bytes, uploading.limits, slot)) {
      const state = await startCheck(pickedKey(slot), bytes.name, bytes)
      if (state === 'replaced' || state === 'refused') return
    }
    for (const id of deletions.hidden) await deletions.deleteNow(id)
    await uploading.addFiles([{ bytes, slot, view: null, replaces: before?.ID }])
  }
  const remove = ({ slot, file, upload }: PartFile) => {
    if (file) {
      uploading.removeUploadsOf(file.ID)
      return deletions.hideAndDelete(file.ID)
    }
    if (upload) uploading.cancel(upload)
    for (const scope of scopes) forgetCheck(pickedKey(slot, scope))
  }
  const look = async ({ slot, fileName, file, check, upload }: PartFile) => {
    if (file) {
      const response = await ask('getPDFDoc', { params: { id: file.ID } })
      await startCheck(storedKey(file.ID), fileName, await response.blob())
    } else {
      const bytes = check?.bytes ?? upload?.bytes
      if (bytes) await startCheck(check?.key ?? pickedKey(slot), fileName, bytes)
    }
  }
  const keep = ({ file, check }: PartFile) => {
    if (check) keepCheck(check.key)
    if (file) rememberOwn(keptName(file.SHA256), 'yes')
    setKept((count) => count + 1)
  }
  return {
    ...known,
    files: new Map(list.map((part) => [part.slot, part])),
    uploading,
    deletions,
    addFile,
    remove,
    look,
    keep,
  }
}

/** Files that are too large or not PDF are not checked; the upload refuses them with that reason. */
async function isWorthLooking(bytes: Blob, limits: readonly SlotLimit[], slot: string): Promise<boolean> {
  const limit = limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)
  if (limit && bytes.size > limit.MAX_BYTES) return false
  const head = await bytes
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return bytes.size === 0 || mimeOf(new Uint8Array(head)) === 'application/pdf'
}

/** Moves the check of the picked file to the stored one. */
function afterStored({ reply, sha256 }: UploadItem, check: DocumentCheck | undefined): void {
  if (!reply || !check) return
  renameCheck(check.key, storedKey(reply.DOC_ID))
  if (check.isKept && sha256) rememberOwn(keptName(sha256), 'yes')
}

import type { FileRow } from '@saki/contracts/fileRow'
import { HOUR_MS } from '@saki/domain/dates/durations'
import { useEffect, useMemo, useRef, useState } from 'react'

import { ask } from '../lib/ask.ts'
import { useOnline } from '../lib/online.ts'
import { useCall } from '../lib/queries.ts'
import { useUser } from '../lib/session.ts'
import { checkedUpload, draftUpload, type SlotLimit, type Picked } from './newUpload.ts'
import { isUnderway, type NewUpload, type UploadItem } from './upload.ts'
import type { UploadQueue } from './uploadQueue.ts'
import { uploadsOf, useUploads } from './uploads.ts'
import { mustMakeRoom, putBack, usePutBack } from './usePutBack.ts'

export interface FileUploads {
  queue: UploadQueue
  /** Uploads of this draft: being checked, under way, held, refused, and just stored. */
  uploads: readonly UploadItem[]
  limits: readonly SlotLimit[]
  /** Checks the files in their order and queues those without a fault. */
  addFiles: (picked: readonly Picked[]) => Promise<void>
  /** Sends a refused file again as a new upload. */
  retry: (upload: UploadItem) => void
  /** Cancels an upload; the file it was to replace is restored. */
  cancel: (upload: UploadItem) => void
  /** Removes the uploads that belong to a deleted file: its own, and those refused as its replacement. */
  removeUploadsOf: (fileId: string) => void
}

/** What files are uploaded to: a filing, or the answer to a letter. */
export interface UploadHost {
  draft: { tempId: string | undefined; files: readonly FileRow[] }
  /** Name of the draft in this browser until the server has created it. */
  localName: string
  /**
   * Makes sure the server has the draft and resolves with its TEMP_ID. Rejects when offline; files picked meanwhile
   * wait.
   */
  ensureOnServer: () => Promise<string>
  onFilesChanged: () => void
}

/** The uploads of a draft, and how to add more. Calls `onStored` once for each stored file. */
export function useFileUploads(
  { draft, localName, ensureOnServer, onFilesChanged }: UploadHost,
  onStored?: (upload: UploadItem) => void,
): FileUploads {
  const userId = useUser()?.USER_ID ?? 0
  const scope = draft.tempId ?? localName
  const queue = useMemo(() => uploadsOf(userId), [userId])
  const all = useUploads(queue)
  const [checking, setChecking] = useState<readonly UploadItem[]>([])
  const { data: limits = [] } = useCall('getLimit', {}, { staleTime: HOUR_MS })
  const own = all.filter((upload) => upload.draft === scope || upload.draft === localName)
  useNamedDraft({ queue, uploads: own, localName, tempId: draft.tempId, ensureOnServer })
  useStored(own, (upload) => {
    onFilesChanged()
    onStored?.(upload)
  })
  const limitOf = (slot: string) => limits.find(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)
  usePutBack(own, draft.files, limitOf, onFilesChanged)
  const makeRoom = async (upload: NewUpload) => {
    if (upload.fault || upload.replaces === undefined || !mustMakeRoom(upload, limitOf(upload.slot))) return
    removeUploadsOf(upload.replaces)
    await ask('deleteFilePendukung', { body: { DOC_ID: upload.replaces } }).then(onFilesChanged, () => undefined)
  }
  const removeUploadsOf = (fileId: string) => {
    for (const { id, state, reply, replaces } of own)
      if ((state === 'stored' && reply?.DOC_ID === fileId) || (state === 'refused' && replaces === fileId))
        queue.remove(id)
  }
  const alreadyIn = ({ slot, view, replaces }: NewUpload) => {
    const isSingleView = view !== null && view < 8
    const there = draft.files.filter(
      (file) => file.SPECDOC_TYP === slot && file.ID !== replaces && !(isSingleView && file.VIEW_TYPE_ID === view),
    ).length
    return (
      there +
      queue.uploads.filter((upload) => upload.draft === scope && upload.slot === slot && isUnderway(upload)).length
    )
  }
  const addFiles = async (picked: readonly Picked[]) => {
    const drafts = picked.map((one) => draftUpload(one, scope, draft.tempId !== undefined))
    setChecking((before) => [
      ...before,
      ...drafts.map((upload): UploadItem => ({
        ...upload,
        state: 'checking',
        sentBytes: 0,
        tries: 0,
        reply: undefined,
      })),
    ])
    if (draft.tempId === undefined)
      void ensureOnServer().then(
        (tempId) => queue.nameDraft(scope, tempId),
        () => undefined,
      )
    for (const upload of drafts) {
      const checked = await checkedUpload(upload, limitOf(upload.slot), alreadyIn(upload))
      setChecking((before) => before.filter(({ id }) => id !== upload.id))
      for (const refused of own)
        if (refused.state === 'refused' && refused.slot === upload.slot && refused.view === upload.view)
          queue.remove(refused.id)
      await makeRoom(checked)
      await queue.add([checked])
    }
  }
  const retry = (upload: UploadItem) => {
    queue.remove(upload.id)
    void addFiles([
      {
        bytes: new File([upload.bytes], upload.fileName, { type: upload.mime }),
        slot: upload.slot,
        view: upload.view,
        description: upload.description,
        replaces: upload.replaces,
      },
    ])
  }
  const cancel = (upload: UploadItem) => {
    queue.remove(upload.id)
    if (upload.state !== 'refused' && mustMakeRoom(upload, limitOf(upload.slot))) void putBack(upload, onFilesChanged)
  }
  return { queue, uploads: [...own, ...checking], limits, addFiles, retry, cancel, removeUploadsOf }
}

/** Uploads picked before the draft had a TEMP_ID get it here; asks for it again when the browser is online. */
function useNamedDraft({
  queue,
  uploads,
  localName,
  tempId,
  ensureOnServer,
}: {
  queue: UploadQueue
  uploads: readonly UploadItem[]
  localName: string
  tempId: string | undefined
  ensureOnServer: () => Promise<string>
}): void {
  const online = useOnline()
  const waits = uploads.some(({ isDraftKnown }) => !isDraftKnown)
  useEffect(() => {
    if (!waits || !online) return
    if (tempId !== undefined) return queue.nameDraft(localName, tempId)
    void ensureOnServer().then(
      (id) => queue.nameDraft(localName, id),
      () => undefined,
    )
    // Without `ensureOnServer`, which is a new function in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [waits, online, tempId, localName, queue])
}

function useStored(uploads: readonly UploadItem[], onStored: (upload: UploadItem) => void): void {
  const handled = useRef(new Set<string>())
  useEffect(() => {
    for (const upload of uploads) {
      if (upload.state !== 'stored' || handled.current.has(upload.id)) continue
      handled.current.add(upload.id)
      onStored(upload)
    }
  })
}

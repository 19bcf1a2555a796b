import type { UploadReply } from '@saki/contracts/uploads'

import { isSentInParts, isUnderway, laneOf, type UploadFault, type NewUpload, type UploadItem } from './upload.ts'

const AT_ONCE = 2
const RETRIES = 3
const FIRST_PAUSE = 1000
/** Pause in milliseconds after all retries failed; then it starts again. */
const REST = 30_000

/** What the queue needs from outside; tests pass their own. */
export interface QueuePorts {
  send: (upload: UploadItem, onSent: (bytes: number) => void, signal: AbortSignal) => Promise<UploadReply>
  /** Saves an upload on the device, or deletes it. A failure is ignored: the upload then lasts as long as the page. */
  keep: (upload: UploadItem) => Promise<void>
  drop: (id: string) => Promise<void>
  later: (act: () => void, milliseconds: number) => void
  /** Classifies a failure: retry, drop because the draft no longer exists, hold, or refuse with a message. */
  classify: (error: unknown) => 'passing' | 'gone' | { held: string } | UploadFault
  onStored: (upload: UploadItem) => void
}

export interface UploadQueue {
  readonly uploads: readonly UploadItem[]
  subscribe: (listener: () => void) => () => void
  /** Adds files; resolves when they are saved on the device. */
  add: (files: readonly NewUpload[]) => Promise<void>
  /** Adds the uploads an earlier page saved on the device. */
  restore: (kept: readonly UploadItem[]) => void
  /** Sets the TEMP_ID of a draft the server has created. */
  nameDraft: (localName: string, tempId: string) => void
  /** Retries everything held at once, for when the connection may be back. */
  resume: () => void
  /** Cancels and removes one upload. */
  remove: (id: string) => void
  /** Removes the uploads of a filed draft that were not stored. */
  forgetDraft: (tempId: string) => void
}

/** Sends files two at a time, in their order, with pauses after failures. A refused file does not stop the others. */
export function uploadQueue(ports: QueuePorts): UploadQueue {
  let uploads: readonly UploadItem[] = []
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()

  const set = (next: readonly UploadItem[]) => {
    uploads = next
    for (const listener of listeners) listener()
  }
  const find = (id: string) => uploads.find((upload) => upload.id === id)
  const change = (id: string, parts: Partial<UploadItem>) =>
    set(uploads.map((upload) => (upload.id === id ? { ...upload, ...parts } : upload)))

  const isFirstOfLane = (upload: UploadItem) =>
    uploads.find((other) => isUnderway(other) && laneOf(other) === laneOf(upload))?.id === upload.id

  const startNext = () => {
    for (const upload of uploads) {
      if (running.size >= AT_ONCE) return
      if (upload.state === 'waiting' && upload.isDraftKnown && !running.has(upload.id) && isFirstOfLane(upload))
        void start(upload)
    }
  }

  const start = async (upload: UploadItem) => {
    const stop = new AbortController()
    running.set(upload.id, stop)
    change(upload.id, { state: 'sending', sentBytes: isSentInParts(upload) ? upload.sentBytes : 0 })
    try {
      const reply = await ports.send(upload, (sentBytes) => change(upload.id, { sentBytes }), stop.signal)
      await ports.drop(upload.id).catch(() => undefined)
      change(upload.id, { state: 'stored', sentBytes: upload.size, reply })
      const stored = find(upload.id)
      if (stored) ports.onStored(stored)
    } catch (error) {
      if (!stop.signal.aborted) fail(upload.id, error)
    } finally {
      running.delete(upload.id)
      startNext()
    }
  }

  const fail = (id: string, error: unknown) => {
    const verdict = ports.classify(error)
    if (verdict === 'gone') return remove(id)
    const heldBecause = typeof verdict === 'object' && 'held' in verdict ? verdict.held : undefined
    if (typeof verdict === 'object' && !('held' in verdict)) {
      change(id, { state: 'refused', fault: verdict })
      const refused = find(id)
      // Saved on the device, so that the refused document is still listed after a reload.
      if (refused) void ports.keep(refused).catch(() => undefined)
      return
    }
    const held = find(id)
    const tries = (held?.tries ?? 0) + 1
    const sentBytes = held && isSentInParts(held) ? held.sentBytes : 0
    change(id, { state: 'held', tries: tries > RETRIES ? 0 : tries, sentBytes, heldBecause })
    ports.later(() => release(id), tries > RETRIES ? REST : FIRST_PAUSE * 2 ** (tries - 1))
  }

  const release = (id: string) => {
    if (find(id)?.state === 'held') change(id, { state: 'waiting' })
    startNext()
  }

  const remove = (id: string) => {
    running.get(id)?.abort()
    set(uploads.filter((upload) => upload.id !== id))
    void ports.drop(id).catch(() => undefined)
    startNext()
  }

  return {
    get uploads() {
      return uploads
    },
    subscribe: (listener) => (listeners.add(listener), () => void listeners.delete(listener)),
    add: async (files) => {
      const added = files.map((file): UploadItem => ({
        ...file,
        state: file.fault ? 'refused' : 'waiting',
        sentBytes: 0,
        tries: 0,
        reply: undefined,
      }))
      set([...uploads, ...added])
      await Promise.all(added.map((upload) => ports.keep(upload).catch(() => undefined)))
      startNext()
    },
    restore: (kept) => {
      const known = new Set(uploads.map(({ id }) => id))
      const back = kept
        .filter(({ id }) => !known.has(id))
        .map((upload): UploadItem => ({
          ...upload,
          state: upload.fault ? 'refused' : 'waiting',
          sentBytes: 0,
          tries: 0,
        }))
      if (back.length > 0) set([...back, ...uploads])
      startNext()
    },
    nameDraft: (localName, tempId) => {
      const unnamed = uploads.filter((upload) => upload.draft === localName && !upload.isDraftKnown)
      if (unnamed.length === 0) return
      for (const { id } of unnamed) change(id, { draft: tempId, isDraftKnown: true })
      for (const { id } of unnamed) {
        const named = find(id)
        if (named) void ports.keep(named).catch(() => undefined)
      }
      startNext()
    },
    resume: () => {
      set(uploads.map((upload) => (upload.state === 'held' ? { ...upload, state: 'waiting', tries: 0 } : upload)))
      startNext()
    },
    remove,
    forgetDraft: (tempId) => {
      for (const { id, draft, state } of uploads) if (draft === tempId && state !== 'stored') remove(id)
    },
  }
}

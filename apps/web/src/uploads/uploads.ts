import { useSyncExternalStore } from 'react'

import { dropFromDevice, keepOnDevice, keysOnDevice, readFromDevice } from '../lib/deviceStore.ts'
import { queryKeyOf, queryClient } from '../lib/queries.ts'
import { classifyFailure, sendWholeFile } from './sendWholeFile.ts'
import type { UploadItem } from './upload.ts'
import { uploadQueue, type UploadQueue } from './uploadQueue.ts'

const queues = new Map<number, UploadQueue>()
const nameOf = (userId: number, id: string) => `upload:${userId}:${id}`

/**
 * The one queue of a user in this page. It runs while the user visits other pages; after a reload it continues with
 * what is saved on the device.
 */
export function uploadsOf(userId: number): UploadQueue {
  const there = queues.get(userId)
  if (there) return there
  const queue = uploadQueue({
    send: sendWholeFile,
    keep: (upload) => keepOnDevice(nameOf(userId, upload.id), upload),
    drop: (id) => dropFromDevice(nameOf(userId, id)),
    later: (act, milliseconds) => void setTimeout(act, milliseconds),
    classify: classifyFailure,
    onStored: () => void queryClient.invalidateQueries({ queryKey: queryKeyOf('getListImageSpecDoc') }),
  })
  queues.set(userId, queue)
  addEventListener('online', queue.resume)
  void keptUploads(userId).then(queue.restore)
  return queue
}

async function keptUploads(userId: number): Promise<UploadItem[]> {
  const keys = await keysOnDevice(nameOf(userId, '')).catch(() => [])
  const kept = await Promise.all(keys.map((key) => readFromDevice<UploadItem>(key).catch(() => undefined)))
  return kept.filter((upload) => upload !== undefined).sort((a, b) => a.order - b.order)
}

export function useUploads(queue: UploadQueue): readonly UploadItem[] {
  return useSyncExternalStore(queue.subscribe, () => queue.uploads)
}

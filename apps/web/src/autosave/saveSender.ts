import type { EditCopy, SaveAttempt } from './copy.ts'
import { mergedWith, refused, saved } from './copyTransitions.ts'
import type { CopyHolder } from './copyHolder.ts'
import type { DeviceWriter } from './deviceWriter.ts'
import type { EditKind, SaveOutcome } from './ports.ts'
import type { SaveQueue } from './saveQueue.ts'

interface Sending<T, C extends EditCopy<T>> {
  holder: CopyHolder<T, C>
  kind: EditKind<T, C>
  device: DeviceWriter<C>
  /** The queue this sender serves. */
  saves: () => SaveQueue<T>
  isOnline: () => boolean
  newKey: () => string
}

/** Sends one save and records its outcome in the copy. Resolves false when the outcome is unknown or nothing more can be sent now. */
export function saveSender<T, C extends EditCopy<T>>(sending: Sending<T, C>) {
  const { holder, kind, device, saves, isOnline, newKey } = sending

  const later = (trouble: 'unreachable' | 'failed', words: string, retryAfter?: number): false => {
    holder.set({ trouble, words })
    saves().planRepeat(retryAfter)
    return false
  }
  const meetNewer = async (): Promise<boolean> => {
    const theirs = await kind.newest(holder.copy)
    if (!theirs) return later('failed', '')
    holder.set(mergedWith(holder.copy, theirs, kind.merge, newKey))
    await device.keep()
    if (!holder.copy.conflict) saves().plan(0)
    return false
  }
  const record = async (attempt: SaveAttempt<T>, outcome: SaveOutcome<C>): Promise<boolean> => {
    switch (outcome.kind) {
      case 'saved':
        saves().resetPause()
        holder.set({ ...saved(holder.copy, attempt, outcome), ...outcome.more })
        await (holder.copy.end ? device.forget() : device.keep())
        return true
      case 'stale':
        return meetNewer()
      case 'refused':
        holder.set(refused(outcome.words, outcome.faults ?? [], newKey))
        await device.keep()
        return false
      case 'filed':
      case 'gone':
        holder.set({ attempt: undefined, end: outcome.kind, trouble: undefined })
        if (outcome.kind === 'filed') await device.forget()
        return false
      default:
        return later(outcome.kind, outcome.words, outcome.retryAfter)
    }
  }
  return async (attempt: SaveAttempt<T>): Promise<boolean> => {
    if (!isOnline()) return later('unreachable', '')
    holder.set({ attempt })
    await device.keep()
    return record(attempt, await kind.send(holder.copy, attempt))
  }
}

import { AsyncLocalStorage } from 'node:async_hooks'

/** `sent`: a write was sent that the database may have committed even if its reply is lost. */
export interface WriteWatch {
  sent: boolean
}
const watched = new AsyncLocalStorage<WriteWatch>()

/** Runs `work`; `watch.sent` becomes true as soon as a COMMIT, or a statement outside a transaction that is no SELECT, is sent for it. */
export function watchWrites<R>(watch: WriteWatch, work: () => R): R {
  return watched.run(watch, work)
}

const READS = /^\s*(\/\*.*?\*\/\s*)?select\b/i

/** Returns a function that must receive every statement of one connection, in order, and marks the current watch. */
export function writeMarker(): (text: string) => void {
  let isOpen = false
  return (text) => {
    const watch = watched.getStore()
    if (/^(begin|start transaction)\b/i.test(text)) isOpen = true
    else if (text === 'rollback') isOpen = false
    else if (text === 'commit') {
      isOpen = false
      if (watch) watch.sent = true
    } else if (watch && !isOpen && !READS.test(text)) watch.sent = true
  }
}

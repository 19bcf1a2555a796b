import type { Events, ReceivedEvent } from '../ports/events.ts'

/** Events within one process, for tests; `published` has all of them. */
export function localEvents(): Events & { published: ReceivedEvent[] } {
  const published: ReceivedEvent[] = []
  const listeners = new Set<{
    userId: number
    onEvent: (event: ReceivedEvent) => void
    onStop: (() => void) | undefined
  }>()
  return {
    published,
    async publish(event) {
      const received = { ...event, id: published.length + 1 }
      published.push(received)
      for (const listener of listeners) if (listener.userId === event.userId) listener.onEvent(received)
    },
    subscribe(userId, onEvent, afterId, onStop) {
      const listener = { userId, onEvent, onStop }
      listeners.add(listener)
      if (afterId !== undefined)
        for (const event of published) if (event.userId === userId && event.id > afterId) onEvent(event)
      return () => listeners.delete(listener)
    },
    async stop() {
      for (const listener of listeners) listener.onStop?.()
      listeners.clear()
    },
  }
}

import type { Events, ReceivedEvent } from '../ports/events.ts'

/** Events within one process, for tests; `published` has all of them. */
export function localEvents(): Events & { published: ReceivedEvent[] } {
  const published: ReceivedEvent[] = []
  const listeners = new Set<{
    userId: number
    hear: (event: ReceivedEvent) => void
    onStop: (() => void) | undefined
  }>()
  return {
    published,
    async publish(event) {
      const heard = { ...event, id: published.length + 1 }
      published.push(heard)
      for (const listener of listeners) if (listener.userId === event.userId) listener.hear(heard)
    },
    subscribe(userId, hear, afterId, onStop) {
      const listener = { userId, hear, onStop }
      listeners.add(listener)
      if (afterId !== undefined)
        for (const event of published) if (event.userId === userId && event.id > afterId) hear(event)
      return () => listeners.delete(listener)
    },
    async stop() {
      for (const listener of listeners) listener.onStop?.()
      listeners.clear()
    },
  }
}

import { newKey } from '../lib/newKey.ts'
import { officeNow } from '../ui/clock.ts'
import type { EditCopy } from './copy.ts'
import { storeLastChanges, takeLastChanges } from './lastChanges.ts'
import type { AutosavePorts } from './ports.ts'
import { dropCopy, keepCopy, listCopies } from './sealedCopies.ts'
import { lockForTab } from './tabLock.ts'

/** The engine's surroundings in a browser, for one kind of copy and one user. */
export function browserPorts<C extends EditCopy<unknown>>(name: string, userId: number): AutosavePorts<C> {
  return {
    device: {
      keep: (copy) => keepCopy(name, userId, copy),
      drop: (localId) => dropCopy(name, userId, localId),
      find: async (isNamed) => (await listCopies<C>(name, userId)).find(isNamed),
      takeLast: (isNamed) => takeLastChanges<C>(name, userId, isNamed),
      storeLast: (copy) => storeLastChanges(name, userId, copy),
    },
    clock: {
      elapsed: () => performance.now(),
      now: () => new Date(officeNow()).toISOString(),
      after: (milliseconds, work) => {
        const timer = setTimeout(work, milliseconds)
        return () => clearTimeout(timer)
      },
    },
    tabs: {
      lock: (localId, take, onAsked, onLost) => lockForTab(`saki-${name}:${localId}`, take, onAsked, onLost),
      ...liveCopies<C>(`saki-${name}-live:${userId}`),
    },
    isOnline: () => navigator.onLine,
    newKey,
  }
}

/** Sends every state of the copies of this tab to the tabs that read them; one channel for each kind and user. */
function liveCopies<C extends EditCopy<unknown>>(name: string) {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : undefined
  return {
    tell: (copy: C) => channel?.postMessage(copy),
    follow: (localId: string, onCopy: (copy: C) => void) => {
      const listen = ({ data }: MessageEvent<C>) => data.localId === localId && onCopy(data)
      channel?.addEventListener('message', listen)
      return () => channel?.removeEventListener('message', listen)
    },
  }
}

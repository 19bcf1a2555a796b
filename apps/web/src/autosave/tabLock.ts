import type { TabLock } from './ports.ts'

/** Milliseconds another tab has for releasing a copy before the lock is stolen (the tab may be frozen). */
const PATIENCE = 3000

/**
 * Locks a name for this tab. `take`: if another tab has it, asks that tab to release it, and steals the lock after PATIENCE. Undefined if
 * another tab keeps it. `onAsked` runs when another tab asks and has to save; `onLost` after the lock was released for it or stolen.
 */
export async function lockForTab(
  name: string,
  take: boolean,
  onAsked: () => Promise<void>,
  onLost: () => void,
): Promise<TabLock | undefined> {
  if (!('locks' in navigator)) return { release: () => undefined }
  const channel = new BroadcastChannel(name)
  let lock = await request(name, { ifAvailable: true }, onLost)
  if (!lock && take) {
    channel.postMessage('please')
    lock = await waitForLock(name, onLost)
  }
  if (!lock) {
    channel.close()
    return undefined
  }
  const held = lock
  const release = () => {
    channel.close()
    held.release()
  }
  channel.onmessage = () => void onAsked().finally(() => (release(), onLost()))
  return { release }
}

async function waitForLock(name: string, onLost: () => void): Promise<TabLock | undefined> {
  const patience = AbortSignal.timeout(PATIENCE)
  return (await request(name, { signal: patience }, onLost)) ?? (await request(name, { steal: true }, onLost))
}

/** Requests a lock and holds it until released; resolves undefined when it is not available. */
function request(name: string, options: LockOptions, onLost: () => void): Promise<TabLock | undefined> {
  return new Promise((resolve) => {
    let isMine = false
    let letGo: () => void = () => undefined
    const hold = new Promise<void>((done) => (letGo = done))
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) return resolve(undefined)
        isMine = true
        resolve({ release: letGo })
        return hold
      })
      .catch(() => (isMine ? onLost() : resolve(undefined)))
  })
}

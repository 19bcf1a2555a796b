/** How long the tab that holds a draft gets to put it down before it is taken over regardless (it may be frozen). */
const PATIENCE = 3000

export interface TabLock {
  /** Gives the draft to another tab. */
  release: () => void
}

/** What this tab does when another one wants the draft: save, then let go. */
type Yield = () => Promise<void>

const nameOf = (localId: string) => `saki-draft:${localId}`

/**
 * Takes a draft for this tab. `take`: also when another tab has it, which is asked to put it down first. Undefined: another tab has it.
 * `onYield` runs when this tab is asked; `onStolen` when the draft was taken without an answer.
 */
export async function takeDraftForTab(
  localId: string,
  take: boolean,
  onYield: Yield,
  onLost: () => void,
): Promise<TabLock | undefined> {
  if (!('locks' in navigator)) return { release: () => undefined }
  const name = nameOf(localId)
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
  channel.onmessage = () => void onYield().finally(() => (release(), onLost()))
  return { release }
}

async function waitForLock(name: string, onLost: () => void): Promise<TabLock | undefined> {
  const patience = AbortSignal.timeout(PATIENCE)
  return (await request(name, { signal: patience }, onLost)) ?? (await request(name, { steal: true }, onLost))
}

/** Holds a lock until released; resolves undefined when it cannot be had. */
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

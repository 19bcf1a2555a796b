import { readdirSync, readFileSync } from 'node:fs'

/** Ids of the renderer processes below a browser that this program started. */
export function renderersOf(browser: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    const parent = /^\d+$/.test(name) ? statOf(Number(name))?.parent : undefined
    if (parent !== undefined) parents.set(Number(name), parent)
  }
  const isOurs = (pid: number): boolean => {
    const parent = parents.get(pid)
    return parent !== undefined && parent > 1 && (parent === browser || isOurs(parent))
  }
  return [...parents.keys()].filter((pid) => isOurs(pid) && commandOf(pid).includes('--type=renderer'))
}

/** CPU milliseconds these processes have used so far, all threads together. */
export function processorTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.milliseconds ?? 0), 0)
}

/**
 * Lets processes run for a quarter of the time by alternating SIGSTOP and SIGCONT; the browser's own throttling does not include workers.
 * `stop` returns the real share of running time.
 */
export function atQuarterSpeed(pids: readonly number[]): { stop: () => Promise<number> } {
  const over = new AbortController()
  let ran = 0
  let stopped = 0
  const each = (signal: 'SIGSTOP' | 'SIGCONT') => pids.forEach((pid) => tryKill(pid, signal))
  const cycle = async () => {
    while (!over.signal.aborted) {
      each('SIGSTOP')
      stopped += await pause(15)
      each('SIGCONT')
      ran += await pause(stopped / 3 - ran)
    }
    each('SIGCONT')
  }
  const cycled = cycle()
  return {
    stop: async () => {
      over.abort()
      await cycled
      return ran / (ran + stopped)
    },
  }
}

async function pause(milliseconds: number): Promise<number> {
  const began = performance.now()
  await new Promise((done) => setTimeout(done, Math.max(1, milliseconds)))
  return performance.now() - began
}

function tryKill(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, signal)
  } catch {
    // The process has ended.
  }
}

function statOf(pid: number): { parent: number; milliseconds: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return { parent: Number(fields[1]), milliseconds: (Number(fields[11]) + Number(fields[12])) * 10 }
  } catch {
    return undefined
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

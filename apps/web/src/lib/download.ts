import type { CallName } from '@saki/contracts'

import { showMessage } from '../ui/messages.ts'
import { showTransfer } from '../ui/transfer.ts'
import type { Asking } from './ask.ts'
import { AskError } from './askError.ts'
import { fetchFile } from './fetchFile.ts'
import { whyNot } from './whyNot.ts'

/** Milliseconds. Faster downloads show no progress. */
const PATIENCE = 700
const RATE_OVER = 3000

/**
 * Downloads a file. Every result is shown in the dialog 'Download File': '{file} Selesai'; 'File Belum Tersedia !!' when there is none or
 * it is empty; other errors with their own text, the correlation id and, unless infected or denied, a retry button. The progress dialog can cancel it. `keepName`:
 * saves as `file` instead of the server's file name.
 */
export async function download<N extends CallName>(
  name: N,
  asking: Asking<N>,
  file: string,
  { keepName = false } = {},
): Promise<void> {
  const progress = watchProgress(file)
  try {
    const { signal } = progress
    const fetched = await fetchFile(name, asking, { signal, onPiece: progress.onPiece, onBreak: progress.onBreak })
    const saved = keepName ? file : (fetched.name ?? file)
    save(fetched.bytes, saved)
    progress.end()
    showMessage({ title: 'core:download.title', body: 'core:download.done', values: { file: saved }, tone: 'info' })
  } catch (error) {
    progress.end()
    if (progress.signal.aborted) return
    const failure = error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' })
    showFailure(failure, () => void download(name, asking, file, { keepName }))
  }
}

function showFailure(failure: AskError, again: () => void): void {
  const why = whyNot(failure)
  showMessage({
    title: 'core:download.title',
    body: why === 'missing' ? 'core:download.missing' : 'core:download.failed',
    detail: why === 'other' ? failure.title : undefined,
    why: why === 'other' ? undefined : `core:download.why.${why}`,
    id: failure.id || undefined,
    tone: 'error',
    ...(why !== 'infected' && why !== 'denied' && { action: { text: 'core:retry', do: again } }),
  })
}

/** The progress dialog of one download, shown after PATIENCE. */
function watchProgress(file: string) {
  const control = new AbortController()
  const seen: { at: number; loaded: number }[] = []
  let isDue = false
  let last = { loaded: 0, total: undefined as number | undefined, isWaiting: false }
  const draw = () => {
    if (!isDue) return
    const [first, now] = [seen[0], seen.at(-1)]
    const rate = first && now && now.at > first.at ? ((now.loaded - first.loaded) / (now.at - first.at)) * 1000 : 0
    showTransfer({ file, ...last, rate, onCancel: end })
  }
  const timer = setTimeout(() => ((isDue = true), draw()), PATIENCE)
  const end = () => {
    clearTimeout(timer)
    if (isDue) showTransfer(undefined)
    isDue = false
    control.abort()
  }
  const finish = () => {
    clearTimeout(timer)
    if (isDue) showTransfer(undefined)
    isDue = false
  }
  return {
    signal: control.signal,
    onPiece: (loaded: number, total: number | undefined) => {
      const at = performance.now()
      seen.push({ at, loaded })
      while ((seen[0]?.at ?? at) < at - RATE_OVER) seen.shift()
      last = { loaded, total, isWaiting: false }
      draw()
    },
    onBreak: () => {
      seen.length = 0
      last = { ...last, isWaiting: true }
      draw()
    },
    end: finish,
  }
}

/** Saves bytes as a browser download under a name. */
export function save(bytes: Blob, file: string): void {
  const url = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: url, download: file })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

import type { CallName } from '@saki/contracts'

import { showMessage } from '../ui/messages.ts'
import { ask, type Asking } from './ask.ts'
import { AskError } from './askError.ts'

/**
 * Fetches a file and hands it to the browser's downloads. Tells the outcome in the dialog 'Download File': '{file} Selesai', or
 * 'File Belum Tersedia !!' when the server has none or sends an empty one. Other failures are thrown.
 */
export async function download<N extends CallName>(name: N, asking: Asking<N>, file: string): Promise<void> {
  try {
    const response = await ask(name, asking)
    const bytes = response instanceof Response ? await response.blob() : new Blob()
    if (bytes.size === 0) return missing()
    const saved = response instanceof Response ? (fileNameOf(response) ?? file) : file
    save(bytes, saved)
    showMessage({ title: 'core:download.title', body: 'core:download.done', values: { file: saved }, tone: 'info' })
  } catch (error) {
    if (error instanceof AskError && error.status === 404) return missing()
    throw error
  }
}

/** Hands bytes to the browser's downloads under a name. */
export function save(bytes: Blob, file: string): void {
  const url = URL.createObjectURL(bytes)
  const link = Object.assign(document.createElement('a'), { href: url, download: file })
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

function missing(): void {
  showMessage({ title: 'core:download.title', body: 'core:download.missing', tone: 'error' })
}

function fileNameOf(response: Response): string | undefined {
  const disposition = response.headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/i.exec(disposition)?.[1]
}

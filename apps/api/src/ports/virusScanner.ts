import type { Readable } from 'node:stream'

/** What a scanner says of a file; `found` is its name for the virus. */
export type ScanVerdict = { is: 'clean' } | { is: 'infected'; found: string }

export interface VirusScanner {
  /** Rejects when the scanner is away, silent, or cannot judge the file: that says nothing about the file. */
  scan(bytes: Readable): Promise<ScanVerdict>
}

import type { Readable } from 'node:stream'

/** Verdict of a scanner; `found` is its name for the virus. */
export type ScanVerdict = { is: 'clean' } | { is: 'infected'; found: string }

export interface VirusScanner {
  /** Rejects when the scanner is unreachable, silent, or fails on the file; that says nothing about the file. */
  scan(bytes: Readable): Promise<ScanVerdict>
}

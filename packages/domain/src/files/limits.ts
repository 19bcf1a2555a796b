import { knownMimes, isKnownMime } from './fileTypes.ts'

/**
 * Limits of a slot that the server enforces and getLimit returns; sizes in bytes, sides in pixels. The smallest side is not among them: a
 * small picture causes a warning (imageChecks) and is never refused.
 */
export interface SlotLimits {
  mimes: readonly string[]
  maxFiles: number
  maxBytes: number
  maxPx: number | null
}

export interface FileMeasures {
  mime: string
  bytes: number
  width?: number | null
  height?: number | null
  pages?: number | null
  /** The PDF asks for a password. */
  locked?: boolean
}

export type FileFault =
  | { code: 'filing:file.empty' }
  | { code: 'filing:file.locked' }
  | { code: 'filing:file.type'; values: { types: string } }
  | { code: 'filing:file.tooLarge'; values: { size: string; max: string } }
  | { code: 'filing:file.tooMany'; values: { max: number } }
  | { code: 'filing:file.tooManyPixels'; values: { max: number } }

const MIB = 1_048_576

/** Formats bytes as MB of 1,048,576 bytes, or kB below that, with a decimal comma: '5,2 MB'. */
export function formatBytes(bytes: number): string {
  const value = bytes >= MIB ? bytes / MIB : bytes / 1024
  const digits =
    value >= 10 || Number.isInteger(value) ? Math.round(value).toString() : value.toFixed(1).replace('.', ',')
  return `${digits} ${bytes >= MIB ? 'MB' : 'kB'}`
}

/** Short names of MIME types, joined by commas: 'JPG, PNG'. */
export function formatTypes(mimes: readonly string[]): string {
  return mimes.map((mime) => (isKnownMime(mime) ? knownMimes[mime].name : mime)).join(', ')
}

/** Why a file is refused by a slot that already holds `already` files; undefined when it is accepted. Used by browser and server. */
export function fileFault(limits: SlotLimits, file: FileMeasures, already: number): FileFault | undefined {
  const { maxBytes, maxFiles, maxPx, mimes } = limits
  if (file.bytes === 0 || file.pages === 0) return { code: 'filing:file.empty' }
  if (!mimes.includes(file.mime)) return { code: 'filing:file.type', values: { types: formatTypes(mimes) } }
  if (file.bytes > maxBytes)
    return { code: 'filing:file.tooLarge', values: { size: formatBytes(file.bytes), max: formatBytes(maxBytes) } }
  if (file.locked) return { code: 'filing:file.locked' }
  if (already >= maxFiles) return { code: 'filing:file.tooMany', values: { max: maxFiles } }
  const { width, height } = file
  if (typeof width !== 'number' || typeof height !== 'number') return undefined
  if (maxPx !== null && Math.max(width, height) > maxPx)
    return { code: 'filing:file.tooManyPixels', values: { max: maxPx } }
  return undefined
}

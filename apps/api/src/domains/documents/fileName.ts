const FORBIDDEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const LONGEST = 200

/**
 * Cleans a file name for display and download: NFC, no control characters, no bidirectional overrides (they can disguise
 * `exe.pdf` as another type), no folders, at most 200 characters with its ending kept. `fallback` replaces an empty name. Never
 * used as a path.
 */
export function cleanFileName(given: string, fallback: string): string {
  const name = (given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '').replace(FORBIDDEN, '').trim()
  const ending = extensionOf(name)
  const characters = [...name]
  if (characters.length === 0) return fallback
  if (characters.length <= LONGEST) return name
  return characters.slice(0, LONGEST - [...ending].length).join('') + ending
}

/** Lower-case ending with its dot, such as `.jpg` of `Tampak Depan.JPG`; '' without one. */
export function extensionOf(name: string): string {
  return /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0].toLowerCase() ?? ''
}

/** Content-Disposition (RFC 6266): the name in UTF-8, and an ASCII form for old clients. */
export function contentDisposition(kind: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '_')
    .replace(/["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

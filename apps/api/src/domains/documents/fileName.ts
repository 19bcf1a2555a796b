const FORBIDDEN = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu
const LONGEST = 200

/**
 * A file name fit to be shown and sent back: composed, without control characters and writing-direction overrides (with which
 * `exe.pdf` can be made to look like another type), without folders, at most 200 characters with its ending kept. Never used as a path.
 */
export function cleanFileName(given: string, fallback: string): string {
  const name = (given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '').replace(FORBIDDEN, '').trim()
  const ending = extensionOf(name)
  const characters = [...name]
  if (characters.length === 0) return fallback
  if (characters.length <= LONGEST) return name
  return characters.slice(0, LONGEST - [...ending].length).join('') + ending
}

/** '.jpg' of 'Tampak Depan.JPG'; '' when the name has no ending. */
export function extensionOf(name: string): string {
  return /\.[\p{L}\p{N}]{1,8}$/u.exec(name)?.[0].toLowerCase() ?? ''
}

/** Content-Disposition of RFC 6266: the exact name in UTF-8, and an ASCII likeness for old readers. */
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

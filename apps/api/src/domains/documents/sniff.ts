export type KnownMime = 'application/pdf' | 'image/jpeg' | 'image/png'

export const nameOfMime: Record<KnownMime, string> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
}
const extensions: Record<KnownMime, string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
}
/** Bytes needed to know the type. */
export const HEAD_BYTES = 16

/** The type by the very first bytes: a PDF behind other bytes, or a picture that is also something else at its head, is not one. */
export function sniffMime(head: Uint8Array): KnownMime | undefined {
  const text = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1')
  if (/^%PDF-[12]\.\d/.test(text)) return 'application/pdf'
  if (text.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  return undefined
}

/** Whether an ending may stand on a file of this type. No ending at all is no lie. */
export function endingFits(extension: string, mime: KnownMime): boolean {
  return extension === '' || !claimsType(extension) || extensions[mime].includes(extension)
}

/** Endings whose files a computer runs or opens as a page: a picture may carry either behind its first bytes. */
const opened =
  '.xhtml .xht .shtml .mht .mhtml .hta .php .mjs .jse .vbs .vbe .wsf .wsh .ps1 .bat .cmd .com .scr .pif .cpl .msi .jar .lnk .url .reg .sh .app .desktop'.split(
    ' ',
  )

/** Endings such as '.2' or '.final' name no type; those that are known to do must tell the truth. */
function claimsType(extension: string): boolean {
  return (
    Object.values(extensions).flat().includes(extension) ||
    [
      '.gif',
      '.svg',
      '.htm',
      '.html',
      '.xml',
      '.js',
      '.exe',
      '.zip',
      '.doc',
      '.docx',
      '.tif',
      '.tiff',
      '.bmp',
      '.webp',
      '.heic',
      '.txt',
      ...opened,
    ].includes(extension)
  )
}

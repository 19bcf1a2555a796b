export const nameOfMime = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPG',
  'image/png': 'PNG',
  'application/xml': 'XML',
  'audio/mpeg': 'MP3',
  'audio/wav': 'WAV',
  'video/mp4': 'MP4',
} as const
export type KnownMime = keyof typeof nameOfMime

const extensions: Record<KnownMime, string[]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'],
  'image/png': ['.png'],
  'application/xml': ['.xml'],
  'audio/mpeg': ['.mp3'],
  'audio/wav': ['.wav', '.wave'],
  'video/mp4': ['.mp4', '.m4v'],
}
/** Bytes needed to know the type, and whether another begins right behind it. */
export const HEAD_BYTES = 1024

const begins =
  (...marks: string[]) =>
  (text: string) =>
    marks.some((mark) => text.startsWith(mark))
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

const signatures: [KnownMime, (text: string) => boolean][] = [
  ['application/pdf', matches(/^%PDF-[12]\.\d/)],
  ['image/jpeg', begins('\xFF\xD8\xFF')],
  ['image/png', begins('\x89PNG\r\n\x1A\n')],
  ['application/xml', matches(/^(?:\xEF\xBB\xBF)?<\?xml\s/)],
  ['audio/wav', matches(/^RIFF[\s\S]{4}WAVE/)],
  ['video/mp4', matches(/^[\s\S]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)/)],
  // A tag, or a frame of layer III (ISO 11172-3).
  [
    'audio/mpeg',
    begins('ID3\x02', 'ID3\x03', 'ID3\x04', '\xFF\xFB', '\xFF\xFA', '\xFF\xF3', '\xFF\xF2', '\xFF\xE3', '\xFF\xE2'),
  ],
]

/** The type by the very first bytes: a PDF behind other bytes, or a picture that is also something else at its head, is not one. */
export function sniffKnownMime(head: Uint8Array): KnownMime | undefined {
  const text = latin1(head)
  return signatures.find(([, fits]) => fits(text))?.[0]
}

/** Archives, as programs know them that look for their mark instead of at the first byte. */
const archives = ['PK\x03\x04', 'Rar!\x1A']
const ARCHIVE_END = 'PK\x05\x06'
/** What every PDF holds besides its head; a text about PDFs, or a picture described in HTML, holds none of it. */
const pdfObject = /\d\s+\d+\s+obj\b/

/**
 * Whether a file of a known type is another one as well: an archive begins in its head or ends where it ends, or a PDF stands in what is
 * none. Pages of the web in it are text: the portal hands every file out under its own type only.
 */
export function isTwoFiles(head: Uint8Array, tail: Buffer, mime: KnownMime): boolean {
  if (mime === 'application/xml') return false
  const behind = latin1(head).slice(1)
  if (archives.some((mark) => behind.includes(mark)) || tail.includes(ARCHIVE_END)) return true
  return (
    mime !== 'application/pdf' &&
    behind.includes('%PDF-') &&
    [behind, latin1(tail)].some((text) => pdfObject.test(text))
  )
}
/** An archive's end mark stands within this many bytes of the end. */
export const TAIL_BYTES = 65_557

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
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
      '.mov',
      '.avi',
      '.webm',
      '.ogg',
      '.flac',
      '.aac',
      '.m4a',
      '.docm',
      '.xls',
      '.xlsx',
      '.ppt',
      '.pptx',
      '.rar',
      '.7z',
      '.svg',
      '.htm',
      '.html',
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

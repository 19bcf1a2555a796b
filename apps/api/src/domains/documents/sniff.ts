/** MIME types the portal can inspect, with the name shown to users. */
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
/** Bytes of the head that are needed to detect the type and an archive right behind it. */
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
  // ID3 tag, or a layer III frame (ISO 11172-3).
  [
    'audio/mpeg',
    begins('ID3\x02', 'ID3\x03', 'ID3\x04', '\xFF\xFB', '\xFF\xFA', '\xFF\xF3', '\xFF\xF2', '\xFF\xE3', '\xFF\xE2'),
  ],
]

/** The type by signature at offset 0. A PDF behind other bytes is not recognised. */
export function sniffKnownMime(head: Uint8Array): KnownMime | undefined {
  const text = latin1(head)
  return signatures.find(([, fits]) => fits(text))?.[0]
}

/** Signatures of archives, which programs find anywhere in a file. */
const archives = ['PK\x03\x04', 'Rar!\x1A']
const ARCHIVE_END = 'PK\x05\x06'
/** A PDF object; text that merely mentions `%PDF-` has none. */
const pdfObject = /\d\s+\d+\s+obj\b/

/**
 * Whether a file is of a second type as well: an archive starts in its head or ends at its end, or it contains a PDF. Embedded
 * HTML is allowed, because every file is sent with its own type and nosniff.
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
/** An archive's end record is within this many bytes of the end (22 + 65,535). */
export const TAIL_BYTES = 65_557

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
}

/** Whether the ending fits the type. No ending, or one that names no known type, fits. */
export function endingFits(extension: string, mime: KnownMime): boolean {
  return extension === '' || !claimsType(extension) || extensions[mime].includes(extension)
}

/** Endings that a computer executes or opens as a page. */
const opened =
  '.xhtml .xht .shtml .mht .mhtml .hta .php .mjs .jse .vbs .vbe .wsf .wsh .ps1 .bat .cmd .com .scr .pif .cpl .msi .jar .lnk .url .reg .sh .app .desktop'.split(
    ' ',
  )

/** Whether an ending names a type. `.2` or `.final` do not. */
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

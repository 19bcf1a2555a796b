import { knownMimes, type KnownMime } from '@saki/domain/files/fileTypes'

/** Bytes of the head that are needed to detect the type and an archive right behind it. */
export const HEAD_BYTES = 1024

/** Signatures of archives, which programs find anywhere in a file. */
const archives = ['PK\x03\x04', 'Rar!\x1A']
const ARCHIVE_END = 'PK\x05\x06'
/** A PDF object, which a text that mentions `%PDF-` does not have. */
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
  return extension === '' || !claimsType(extension) || endingsOf(mime).includes(extension)
}

const endingsOf = (mime: KnownMime): readonly string[] => knownMimes[mime].endings

/** Endings of files that an operating system runs or a browser opens as a page. */
const executable =
  '.xhtml .xht .shtml .mht .mhtml .hta .php .mjs .jse .vbs .vbe .wsf .wsh .ps1 .bat .cmd .com .scr .pif .cpl .msi .jar .lnk .url .reg .sh .app .desktop'.split(
    ' ',
  )

/** Whether an ending is that of a file type; `.2` and `.final` are not. */
function claimsType(extension: string): boolean {
  return (
    Object.values(knownMimes).some(({ endings }) => (endings as readonly string[]).includes(extension)) ||
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
      ...executable,
    ].includes(extension)
  )
}

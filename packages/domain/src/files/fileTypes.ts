/** MIME types a slot can accept, with the short name shown to users and the endings of their files. */
export const knownMimes = {
  'application/pdf': { name: 'PDF', endings: ['.pdf'] },
  'image/jpeg': { name: 'JPG', endings: ['.jpg', '.jpeg', '.jpe', '.jfif'] },
  'image/png': { name: 'PNG', endings: ['.png'] },
  'application/xml': { name: 'XML', endings: ['.xml'] },
  'audio/mpeg': { name: 'MP3', endings: ['.mp3'] },
  'audio/wav': { name: 'WAV', endings: ['.wav', '.wave'] },
  'video/mp4': { name: 'MP4', endings: ['.mp4', '.m4v'] },
} as const satisfies Record<string, { name: string; endings: readonly string[] }>
export type KnownMime = keyof typeof knownMimes

export function isKnownMime(mime: string): mime is KnownMime {
  return Object.hasOwn(knownMimes, mime)
}

/** Bytes of the head that `mimeOf` reads. */
export const SIGNATURE_BYTES = 16

const begins =
  (...marks: string[]) =>
  (text: string) =>
    marks.some((mark) => text.startsWith(mark))
const matches = (pattern: RegExp) => (text: string) => pattern.test(text)

/** Signatures at offset 0, over bytes as Latin-1 characters. */
const signatures: readonly [KnownMime, (text: string) => boolean][] = [
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

/**
 * The MIME type of a file by its first bytes, whatever its name; undefined for types no slot accepts. A PDF behind other bytes is not
 * recognised.
 */
export function mimeOf(head: Uint8Array): KnownMime | undefined {
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES))
  return signatures.find(([, fits]) => fits(text))?.[0]
}

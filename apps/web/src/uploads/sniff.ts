const signatures: readonly { mime: string; bytes: readonly number[] }[] = [
  { mime: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { mime: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { mime: 'application/xml', bytes: [0x3c, 0x3f, 0x78, 0x6d, 0x6c, 0x20] },
  { mime: 'application/xml', bytes: [0xef, 0xbb, 0xbf, 0x3c, 0x3f, 0x78, 0x6d, 0x6c, 0x20] },
  { mime: 'audio/mpeg', bytes: [0x49, 0x44, 0x33] },
  { mime: 'audio/mpeg', bytes: [0xff, 0xfb] },
  { mime: 'audio/mpeg', bytes: [0xff, 0xfa] },
  { mime: 'audio/mpeg', bytes: [0xff, 0xf3] },
  { mime: 'audio/mpeg', bytes: [0xff, 0xf2] },
]
/** Types whose signature follows a length field: RIFF….WAVE and ….ftyp. */
const later: readonly { mime: string; at: number; word: string }[] = [
  { mime: 'audio/wav', at: 8, word: 'WAVE' },
  { mime: 'video/mp4', at: 4, word: 'ftyp' },
]

/** The MIME type of a file by its first bytes, whatever its name; '' for types no slot accepts. */
export function sniffPickedFile(head: Uint8Array): string {
  const first = signatures.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  return (first ?? later.find(({ at, word }) => hasAt(head, at, word)))?.mime ?? ''
}

function hasAt(head: Uint8Array, at: number, word: string): boolean {
  return [...word].every((letter, index) => head[at + index] === letter.charCodeAt(0))
}

/**
 * Whether a PDF may be encrypted: it contains /Encrypt. A PDF that only restricts printing also matches and opens
 * without a password.
 */
export function mayBeEncrypted(bytes: Uint8Array): boolean {
  const word = '/Encrypt'
  let at = bytes.indexOf(0x2f)
  for (; at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    let same = 1
    while (same < word.length && bytes[at + same] === word.charCodeAt(same)) same++
    if (same === word.length) return true
  }
  return false
}

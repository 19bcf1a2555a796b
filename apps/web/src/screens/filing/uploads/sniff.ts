const signatures: readonly { mime: string; bytes: readonly number[] }[] = [
  { mime: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
  { mime: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: 'application/pdf', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d] },
]

/** The type of a file by its first bytes, whatever its name says; '' for everything no slot takes. */
export function sniffMime(head: Uint8Array): string {
  return signatures.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))?.mime ?? ''
}

/** Whether a PDF asks for a password: its trailer names an encryption dictionary. */
export function isLockedPdf(bytes: Uint8Array): boolean {
  const word = '/Encrypt'
  let at = bytes.indexOf(0x2f)
  for (; at !== -1; at = bytes.indexOf(0x2f, at + 1)) {
    let same = 1
    while (same < word.length && bytes[at + same] === word.charCodeAt(same)) same++
    if (same === word.length) return true
  }
  return false
}

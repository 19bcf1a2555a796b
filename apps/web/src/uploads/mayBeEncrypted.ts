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

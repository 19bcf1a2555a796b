/** RC4, which OpenSSL 3 no longer provides by default; encryption and decryption are the same. */
export function rc4(key: Uint8Array, bytes: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const at = (index: number) => state[index & 255] ?? 0
  const swap = (one: number, other: number) => {
    const kept = at(one)
    state[one & 255] = at(other)
    state[other & 255] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  const out = Buffer.allocUnsafe(bytes.length)
  for (let n = 0, i = 0, j = 0; n < bytes.length; n++) {
    i = (i + 1) & 255
    j = (j + at(i)) & 255
    swap(i, j)
    out[n] = (bytes[n] ?? 0) ^ at(at(i) + at(j))
  }
  return out
}

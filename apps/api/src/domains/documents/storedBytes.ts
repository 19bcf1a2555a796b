/** An object of the file store with its hash and size recorded at receipt. */
export interface StoredBytes {
  key: string
  sha256: Buffer
  size: number
}

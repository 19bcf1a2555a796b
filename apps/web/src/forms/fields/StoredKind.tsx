/** Nothing to see: the value goes along with its row. */
export function StoredKind() {
  return null
}

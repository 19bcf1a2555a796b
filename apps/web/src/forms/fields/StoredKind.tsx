/** Renders nothing: the value is only saved with its row. */
export function StoredKind() {
  return null
}

/** Milliseconds in which the list of files and the parts of the page have to arrive. */
const PATIENCE = 5_000

/** Id of the element that shows a stored file on its step. */
export function placeOfFile(docId: string): string {
  return `file-${docId}`
}

/**
 * Brings a file, or else a field, into view and focuses it, as soon as it stands on the page; gives up when the reader does something
 * first. Answers how to stop waiting.
 */
export function focusPlace(file: string | undefined, field: string | undefined): () => void {
  const giveUpAt = performance.now() + PATIENCE
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const deed of ['pointerdown', 'keydown']) removeEventListener(deed, stop, true)
  }
  const look = () => {
    const isLate = performance.now() > giveUpAt
    const place = (file && byId(placeOfFile(file))) || (!file || isLate ? fieldNamed(field) : null)
    if (!place && !isLate) {
      frame = requestAnimationFrame(look)
      return
    }
    place?.scrollIntoView({ block: 'center' })
    place?.focus({ preventScroll: true })
    stop()
  }
  for (const deed of ['pointerdown', 'keydown']) addEventListener(deed, stop, true)
  frame = requestAnimationFrame(look)
  return stop
}

function byId(id: string): HTMLElement | null {
  return document.getElementById(id)
}

/** A field, or the closed row it stands in. */
function fieldNamed(field: string | undefined): HTMLElement | null {
  return field ? (byId(field) ?? byId(field.split('.').slice(0, 2).join('-row-'))) : null
}

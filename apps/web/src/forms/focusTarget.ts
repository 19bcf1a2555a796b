/** How long to wait, in milliseconds, until files and parts of the page are rendered. */
const PATIENCE = 5_000

/** Id of the element that shows a stored file on its step. */
export function fileElementId(docId: string): string {
  return `file-${docId}`
}

/**
 * Scrolls a file, or else a field, into view and focuses it as soon as it is rendered; gives up after 5 s or when the
 * user clicks or types. Returns a function that stops waiting.
 */
export function focusTarget(file: string | undefined, field: string | undefined): () => void {
  const giveUpAt = performance.now() + PATIENCE
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const eventName of ['pointerdown', 'keydown']) removeEventListener(eventName, stop, true)
  }
  const look = () => {
    const isLate = performance.now() > giveUpAt
    const target = (file && byId(fileElementId(file))) || (!file || isLate ? fieldNamed(field) : null)
    if (!target && !isLate) {
      frame = requestAnimationFrame(look)
      return
    }
    target?.scrollIntoView({ block: 'center' })
    target?.focus({ preventScroll: true })
    stop()
  }
  for (const eventName of ['pointerdown', 'keydown']) addEventListener(eventName, stop, true)
  frame = requestAnimationFrame(look)
  return stop
}

function byId(id: string): HTMLElement | null {
  return document.getElementById(id)
}

/** The field, or the closed row that contains it. */
function fieldNamed(field: string | undefined): HTMLElement | null {
  return field ? (byId(field) ?? byId(field.split('.').slice(0, 2).join('-row-'))) : null
}

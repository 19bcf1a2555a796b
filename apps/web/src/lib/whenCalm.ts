/** Milliseconds a page gets for its own requests first. */
const CALM = 4000

/** Whether the reader's device asks to save data. Not known in every browser. */
export const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Loads code before it is used, once the page is calm; not where the reader saves data. The returned function gives it up. */
export function loadWhenCalm(load: () => Promise<unknown>): () => void {
  if (savesData()) return () => undefined
  const timer = setTimeout(() => void load().catch(() => undefined), CALM)
  return () => clearTimeout(timer)
}

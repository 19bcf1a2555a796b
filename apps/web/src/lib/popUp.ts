/** How much smaller than the screen a viewer's window is. */
const MARGIN = 100

/** Opens a page in a window of its own, about 100 px smaller than the screen; where the browser blocks it, in this tab. */
export function openPopUp(path: string): void {
  const width = Math.max(320, screen.availWidth - MARGIN)
  const height = Math.max(320, screen.availHeight - MARGIN)
  const features = `popup,width=${width},height=${height},left=${MARGIN / 2},top=${MARGIN / 2}`
  const opened = window.open(path, '_blank', features)
  if (!opened) location.assign(path)
}

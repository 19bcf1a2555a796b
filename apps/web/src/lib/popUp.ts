import { showMessage } from '../ui/messages.ts'

/** How much smaller than the screen a viewer's window is. */
const MARGIN = 100

/**
 * Opens a page of the portal in a window of its own, about 100 px smaller than the screen, which cannot reach back into this one. Where
 * the browser holds such windows back, it says so and offers this tab.
 */
export function openPopUp(path: string): void {
  const width = Math.max(320, screen.availWidth - MARGIN)
  const height = Math.max(320, screen.availHeight - MARGIN)
  const features = `popup,width=${width},height=${height},left=${MARGIN / 2},top=${MARGIN / 2}`
  // With 'noopener' a held-back window could not be told from an opened one.
  const opened = window.open(path, '_blank', features)
  if (opened) {
    opened.opener = null
    return
  }
  showMessage({
    title: 'core:popup.blocked',
    body: 'core:popup.blocked.means',
    tone: 'warning',
    action: { text: 'core:popup.here', do: () => location.assign(path) },
  })
}

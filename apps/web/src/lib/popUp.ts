import { showMessage } from '../ui/messages.ts'

/** Pixels by which a viewer's window is smaller than the screen. */
const MARGIN = 100

/**
 * Opens a page of the portal in its own window, about 100 px smaller than the screen, without access to this one (opener is null). When
 * the browser blocks pop-ups, shows a message that offers to open it in this tab.
 */
export function openPopUp(path: string): void {
  const width = Math.max(320, screen.availWidth - MARGIN)
  const height = Math.max(320, screen.availHeight - MARGIN)
  const features = `popup,width=${width},height=${height},left=${MARGIN / 2},top=${MARGIN / 2}`
  // With 'noopener' window.open returns null also on success, so a blocked window could not be detected.
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

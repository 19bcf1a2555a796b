import { isLoadFailure } from '../lib/isLoadFailure.ts'
import { isServerAway } from '../lib/isServerAway.ts'
import { showToast } from './messages.ts'
import { forgetRefused } from './words.ts'

/**
 * Whether code or texts are only missing because the server cannot be reached; this is said, and they can be loaded another time. False for other faults, and
 * when they are gone after a release.
 */
export async function sayIfAway(error: unknown): Promise<boolean> {
  if (!isLoadFailure(error) || !(await isServerAway())) return false
  forgetRefused()
  showToast('core:load.unreachable', { tone: 'bad' })
  return true
}

/** Does what a click asks for with code that is loaded for it, and says when that cannot be loaded. Other faults are thrown. */
export const runLate = (act: () => Promise<void>): Promise<void> => act().catch(sayNotLoaded)

/** Says that what was asked for cannot be loaded, and offers to reload when it is gone. Throws other faults. */
export async function sayNotLoaded(error: unknown): Promise<void> {
  if (await sayIfAway(error)) return
  if (!isLoadFailure(error)) throw error
  showToast('core:load.failed', { tone: 'bad', action: { text: 'core:reload', do: () => location.reload() } })
}

import { isLoadFailure } from '../lib/isLoadFailure.ts'
import { isServerAway } from '../lib/isServerAway.ts'
import { showMessage, showToast } from './messages.ts'
import { forgetRefused } from './words.ts'

/** Does what a click asks for with code that is loaded for it, and says when that cannot be loaded. Other faults are thrown. */
export const runLate = (act: () => Promise<void>): Promise<void> => act().catch(sayNotLoaded)

/**
 * Says that code or texts cannot be loaded now because the server cannot be reached. When it answers they are gone after a release, or the browser does not
 * load again what failed once; then it offers to reload, and the page stays until the reader does. Throws other faults.
 */
export async function sayNotLoaded(error: unknown): Promise<void> {
  if (!isLoadFailure(error)) throw error
  forgetRefused()
  if (await isServerAway()) return showToast('core:load.unreachable', { tone: 'bad' })
  const action = { text: 'core:reload', do: () => location.reload() } as const
  showMessage({ title: 'core:sorry', body: 'core:load.gone', why: 'core:page.failed.kept', tone: 'error', action })
}

import { draftCopiesOf, readServerDraft } from '../../drafts/store/draftCopies.ts'
import { loadSession } from '../../lib/session.ts'
import { hasSessionFlag } from '../../lib/sessionGate.ts'

/** Longest time in milliseconds that the page waits; a slower draft arrives in it. */
const PATIENCE = 200

/**
 * Opens the draft of an address before its page is drawn: device and lock answer a page that is drawing late. Failures are left to the page, which
 * opens the draft again.
 */
export const openDraftOf = (address: Pick<Location, 'pathname' | 'search'>): Promise<void> =>
  Promise.race([openNow(address), new Promise<void>((done) => setTimeout(done, PATIENCE))])

async function openNow({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const id = new URLSearchParams(search).get('draft')
  if (pathname !== '/buat-pengajuan/draft' || !id || !hasSessionFlag()) return
  try {
    const { USER_ID } = await loadSession()
    await draftCopiesOf(USER_ID).open({ id, take: false, read: (copy) => readServerDraft(id, copy) })
  } catch {
    // The page opens it again and shows why it cannot.
  }
}

import { useEffect, useState, useSyncExternalStore } from 'react'

import { useOnline } from '../../lib/online.ts'
import { closeDraft, openDraft, openHere, type DraftSession, type Opened } from './draftSession.ts'
import { storeLastChanges } from './leftBehind.ts'
import { statusOf, type DeviceDraft, type DraftStatus } from './draftState.ts'

export type DraftView = { kind: 'loading' } | { kind: 'failed'; error: Error } | Opened

interface UsedDraft {
  view: DraftView
  /** Takes the draft over from another tab. */
  takeOver: () => void
  retry: () => void
}

/** Opens a draft for this page and closes it when the page is left. */
export function useDraft(userId: number, id: string): UsedDraft {
  const [view, setView] = useState<DraftView>(() => open(openHere(id)))
  const [tries, setTries] = useState({ count: 0, take: false })
  useEffect(() => {
    let isLeft = false
    const show = (next: DraftView) => {
      if (isLeft) return
      if (next.kind === 'open')
        next.session.onLost = () => setView({ kind: 'elsewhere', draft: next.session.engine.draft })
      setView(next)
    }
    openDraft(userId, id, tries.take).then(show, (error: Error) => show({ kind: 'failed', error }))
    return () => void (isLeft = true)
  }, [userId, id, tries])
  const session = view.kind === 'open' ? view.session : undefined
  useEffect(() => (session ? watchPage(session) : undefined), [session])
  return {
    view,
    takeOver: () => setTries({ count: tries.count + 1, take: true }),
    retry: () => setTries({ count: tries.count + 1, take: false }),
  }
}

/** The current draft of a session and its save status. */
export function useDraftState(session: DraftSession): { draft: DeviceDraft; status: DraftStatus } {
  const draft = useSyncExternalStore(session.engine.subscribe, () => session.engine.draft)
  return { draft, status: statusOf(draft, useOnline()) }
}

function open(session: DraftSession | undefined): DraftView {
  return session ? { kind: 'open', session } : { kind: 'loading' }
}

/** Saves when the page is hidden or left, and as soon as the connection is back. */
function watchPage(session: DraftSession): () => void {
  const { engine } = session
  session.pages += 1
  const onHide = () => void (document.visibilityState === 'hidden' && engine.flush())
  const onPageHide = () => {
    if (engine.draft.keptRevision < engine.draft.revision && !engine.draft.end)
      storeLastChanges(session.userId, engine.draft)
    void engine.flush()
  }
  const onConnection = () => engine.connectionChanged()
  document.addEventListener('visibilitychange', onHide)
  addEventListener('pagehide', onPageHide)
  addEventListener('online', onConnection)
  addEventListener('offline', onConnection)
  return () => {
    document.removeEventListener('visibilitychange', onHide)
    removeEventListener('pagehide', onPageHide)
    removeEventListener('online', onConnection)
    removeEventListener('offline', onConnection)
    session.pages -= 1
    void closeDraft(session)
  }
}

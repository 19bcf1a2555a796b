import { useEffect, useRef, useState, useSyncExternalStore } from 'react'

import { useOnline } from '../lib/online.ts'
import type { EditCopy } from './copy.ts'
import { statusOf, type SaveStatus } from './copyStatus.ts'
import type { EditSession, OpenCopies, Opened, ReadServer } from './openCopies.ts'

export type EditView<T, C extends EditCopy<T>, X = never> =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error }
  | Opened<T, C, X>

interface Edited<T, C extends EditCopy<T>, X> {
  view: EditView<T, C, X>
  /** Takes it over from another tab. */
  takeOver: () => void
  retry: () => void
}

/** Opens a copy for this page and closes it when the page is left. `id` undefined: nothing to edit. */
export function useAutosave<T, C extends EditCopy<T>, X>(
  copies: OpenCopies<T, C, X>,
  id: string | undefined,
  read: ReadServer<C, X>,
): Edited<T, C, X> {
  const [view, setView] = useState<EditView<T, C, X>>(() => viewOf(id === undefined ? undefined : copies.here(id)))
  const [tries, setTries] = useState({ count: 0, take: false })
  const reader = useRef(read)
  useEffect(() => void (reader.current = read))
  useEffect(() => {
    if (id === undefined) return
    let isLeft = false
    const show = (next: EditView<T, C, X>) => {
      if (isLeft) return
      if (next.kind === 'open')
        next.session.onLost = () => setView({ kind: 'elsewhere', copy: next.session.engine.copy })
      setView(next)
    }
    copies
      .open({ id, take: tries.take, read: reader.current })
      .then(show, (error: Error) => show({ kind: 'failed', error }))
    return () => void (isLeft = true)
  }, [copies, id, tries])
  const session = id !== undefined && view.kind === 'open' ? view.session : undefined
  useEffect(() => (session ? watchPage(copies, session) : undefined), [copies, session])
  const followed = view.kind === 'elsewhere' ? view.copy.localId : undefined
  useEffect(
    () =>
      followed === undefined ? undefined : copies.follow(followed, (copy) => setView({ kind: 'elsewhere', copy })),
    [copies, followed],
  )
  return {
    view,
    takeOver: () => setTries({ count: tries.count + 1, take: true }),
    retry: () => setTries({ count: tries.count + 1, take: false }),
  }
}

/** The current copy of a session and its save status. */
export function useEditCopy<T, C extends EditCopy<T>>(session: EditSession<T, C>): { copy: C; status: SaveStatus } {
  const copy = useSyncExternalStore(session.engine.subscribe, () => session.engine.copy)
  return { copy, status: statusOf(copy, useOnline()) }
}

function viewOf<T, C extends EditCopy<T>, X>(session: EditSession<T, C> | undefined): EditView<T, C, X> {
  return session ? { kind: 'open', session } : { kind: 'loading' }
}

/** Saves when the page is hidden or left, and as soon as the connection is back. */
function watchPage<T, C extends EditCopy<T>, X>(copies: OpenCopies<T, C, X>, session: EditSession<T, C>): () => void {
  const { engine } = session
  session.pages += 1
  const onHide = () => void (document.visibilityState === 'hidden' && engine.flush())
  const onPageHide = () => copies.leavePage(session)
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
    void copies.close(session)
  }
}

/** The copy to show: the session's as it is edited, or what another tab edits; undefined while it is opened. */
export function useShownCopy<T, C extends EditCopy<T>, X>(view: EditView<T, C, X>): C | undefined {
  const engine = view.kind === 'open' ? view.session.engine : undefined
  const edited = useSyncExternalStore(engine?.subscribe ?? subscribeToNothing, () => engine?.copy)
  return edited ?? (view.kind === 'elsewhere' ? view.copy : undefined)
}

const subscribeToNothing = () => () => undefined

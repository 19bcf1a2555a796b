import { CatchBoundary } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react'

import { isLoadFailure } from '../lib/isLoadFailure.ts'
import { sayNotLoaded } from './lateCode.ts'

interface LateProps<P extends object> {
  load: () => Promise<ComponentType<P>>
  props: P
  /** Closes what cannot be loaded. */
  onFail: () => void
  /** Its code, when it was loaded before. */
  loaded?: ComponentType<P> | undefined
  /** Shown until it is loaded. */
  fallback?: ReactNode
}

/**
 * A dialog or menu whose code and texts are loaded once it is opened. When they cannot be loaded it is closed with a message, which offers to reload when the
 * server answers: a failed import of React.lazy would replace the page, and what was typed there.
 */
export function Late<P extends object>({ load, props, onFail, loaded, fallback }: LateProps<P>) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | undefined>(() => loaded)
  const [failure, setFailure] = useState<{ error: unknown }>()
  const [fault, setFault] = useState<unknown>()
  useEffect(() => {
    if (Loaded) return undefined
    let isAwaited = true
    load().then(
      (code) => setLoaded(() => code),
      (error: unknown) => isAwaited && setFailure({ error }),
    )
    return () => {
      isAwaited = false
    }
  }, [Loaded, load])
  const close = useEffectEvent(onFail)
  useEffect(() => {
    if (!failure) return undefined
    let isAwaited = true
    sayNotLoaded(failure.error).then(() => isAwaited && close(), setFault)
    return () => {
      isAwaited = false
    }
  }, [failure])
  if (fault) throw fault
  if (!Loaded || failure) return fallback
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={Refused} onCatch={(error) => setFailure({ error })}>
      <Suspense fallback={fallback}>
        <Loaded {...props} />
      </Suspense>
    </CatchBoundary>
  )
}

/** A dialog as of `Late`, closed by its own `onClose` when it cannot be loaded. */
export function lateDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LateDialog(props: P) {
    return <Late load={load} props={props} onFail={props.onClose} />
  }
}

/** What could not be loaded is looked at by `Late`. Other faults of the dialog go on to the page. */
function Refused({ error }: { error: unknown }) {
  if (!isLoadFailure(error)) throw error
  return null
}

import { CatchBoundary } from '@tanstack/react-router'
import { lazy, useEffect, useState, type ComponentType } from 'react'

import { isLoadFailure } from '../lib/isLoadFailure.ts'
import { isServerAway } from '../lib/isServerAway.ts'
import { Button } from './Button.tsx'
import { Label } from './Label.tsx'
import { Note } from './Note.tsx'
import { useWords } from './useWords.ts'
import { forgetRefused } from './words.ts'

interface Refused {
  error: unknown
  reset: () => void
}

/**
 * A part of a page whose code and texts are loaded when it is first drawn; it suspends meanwhile. When they cannot be loaded a message stands in its place, and
 * the rest of the page stays with what was typed there: a failed import of React.lazy would replace the page. `isAid`: nothing stands in its place.
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isAid = false } = {},
): ComponentType<P> {
  const start = () => lazy(async () => ({ default: await load() }))
  // React.lazy keeps a failure; another attempt needs another one.
  let Part = start()
  const Latest = (props: P) => <Part {...props} />
  const Failed = ({ error, reset }: Refused) => {
    if (!isLoadFailure(error)) throw error
    if (isAid) return null
    const retry = () => {
      Part = start()
      forgetRefused()
      reset()
    }
    return <NotLoaded onRetry={retry} />
  }
  return function LatePart(props: P) {
    return (
      <CatchBoundary getResetKey={() => ''} errorComponent={Failed}>
        <Latest {...props} />
      </CatchBoundary>
    )
  }
}

/** Offers another attempt while the server cannot be reached. When it answers, the code is gone after a release or the browser does not load it again: then to reload. */
function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { say } = useWords()
  const [isAway, setAway] = useState<boolean | undefined>(!navigator.onLine || undefined)
  useEffect(() => {
    let isAwaited = true
    void isServerAway().then((away) => isAwaited && setAway(away))
    return () => {
      isAwaited = false
    }
  }, [])
  if (isAway === undefined) return null
  return (
    <Note tone="bad" role="alert">
      <p>{say(isAway ? 'core:load.unreachable' : 'core:load.gone')}</p>
      {!isAway && <p className="hint">{say('core:page.failed.kept')}</p>}
      <Button look="act" icon="renew" onClick={isAway ? onRetry : () => location.reload()}>
        <Label k={isAway ? 'core:retry' : 'core:reload'} />
      </Button>
    </Note>
  )
}

import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { useWords } from '../ui/useWords.ts'

/** Milliseconds. Faster pages show no bar, which would only flicker. */
const SHOWN_AFTER = 150
const SLOW_AFTER = 5000

/** A bar along the top while the next page loads; the previous page stays readable below it. */
export function RouteProgress() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return isLoading ? <Bar /> : null
}

/** Mounted once per navigation, so that its delays start anew. */
function Bar() {
  const { say } = useWords()
  const [state, setState] = useState<'none' | 'shown' | 'slow'>('none')
  useEffect(() => {
    const timers = [setTimeout(() => setState('shown'), SHOWN_AFTER), setTimeout(() => setState('slow'), SLOW_AFTER)]
    return () => timers.forEach(clearTimeout)
  }, [])
  if (state === 'none') return null
  return (
    <div className="routebar" role="progressbar" aria-label={say('core:loading')} data-testid="route-progress">
      <span className="sr" role="status">
        {say(state === 'slow' ? 'core:loading.slow' : 'core:loading')}
      </span>
      {state === 'slow' && <span className="routeslow">{say('core:loading.slow')}</span>}
    </div>
  )
}

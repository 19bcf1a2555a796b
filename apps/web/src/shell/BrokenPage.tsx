import { useEffect } from 'react'

import { AskError } from '../lib/askError.ts'
import { isLoadFailure } from '../lib/isLoadFailure.ts'
import { OfflineError } from '../lib/offlineError.ts'
import { useOnline } from '../lib/online.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorPanel } from '../ui/ErrorPanel.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { ReportLink } from '../ui/ReportLink.tsx'
import { useWords } from '../ui/useWords.ts'

interface BrokenProps {
  error: unknown
  reset?: () => void
}

/** For errors outside every layout. */
export function BrokenPage(fault: BrokenProps) {
  return (
    <main id="main" className="broken">
      <BrokenScreen {...fault} />
    </main>
  )
}

/**
 * Shown when a screen's chunk cannot be loaded, its loader fails or its rendering throws. Offline it offers no reload, which would leave
 * the portal for the browser's own error page; a screen is loaded again once the device is connected.
 */
export function BrokenScreen({ error, reset }: BrokenProps) {
  const { say } = useWords()
  const online = useOnline()
  useEffect(() => {
    if (online && error instanceof OfflineError) void error.retry().then(reset)
  }, [online, error, reset])
  if (error instanceof AskError) return <ErrorPanel error={error} onRetry={() => location.reload()} />
  const isChunk = isLoadFailure(error)
  const opensLater = error instanceof OfflineError
  const isOffline = opensLater || (isChunk && !online)
  return (
    <div className={`note ${isOffline ? 'warn' : 'bad'} broken-note`} role="alert">
      <Icon name={isOffline ? 'offline' : 'alert'} />
      <div className="grow">
        <h1>{say(opensLater ? 'core:page.offline' : isChunk ? 'core:page.failed' : 'core:page.broken')}</h1>
        <p>{say('core:page.failed.kept')}</p>
        <div className="actions">
          {isOffline ? (
            <Button onClick={() => history.back()}>
              <Label k="core:back" />
            </Button>
          ) : (
            <Button look="primary" icon="renew" onClick={() => location.reload()}>
              <Label k="core:reload" />
            </Button>
          )}
          {!isChunk && !isOffline && reset && (
            <Button onClick={reset}>
              <Label k="core:retry" />
            </Button>
          )}
          {!isOffline && <ReportLink />}
        </div>
      </div>
    </div>
  )
}

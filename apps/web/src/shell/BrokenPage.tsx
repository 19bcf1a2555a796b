import { AskError } from '../lib/askError.ts'
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

/** Shown when a screen's chunk cannot be loaded, its loader fails or its rendering throws. */
export function BrokenScreen({ error, reset }: BrokenProps) {
  const { say } = useWords()
  if (error instanceof AskError) return <ErrorPanel error={error} onRetry={() => location.reload()} />
  const isChunk = /chunk|dynamically imported|module script|Importing/i.test(String(error))
  return (
    <div className="note bad broken-note" role="alert">
      <Icon name="alert" />
      <div className="grow">
        <h1>{say(isChunk ? 'core:page.failed' : 'core:page.broken')}</h1>
        <p>{say('core:page.failed.kept')}</p>
        <div className="actions">
          <Button look="primary" icon="renew" onClick={() => location.reload()}>
            <Label k="core:reload" />
          </Button>
          {!isChunk && reset && (
            <Button onClick={reset}>
              <Label k="core:retry" />
            </Button>
          )}
          <ReportLink />
        </div>
      </div>
    </div>
  )
}

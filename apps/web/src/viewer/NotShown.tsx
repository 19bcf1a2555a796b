import { whyNot } from '../lib/whyNot.ts'
import type { AskError } from '../lib/askError.ts'
import { Button } from '../ui/Button.tsx'
import { CopyButton } from '../ui/Code.tsx'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { useWords } from '../ui/useWords.ts'

interface NotShownProps {
  error: AskError
  onRetry: () => void
  onDownload?: () => void
}

/** Why a document cannot be shown: a missing one has the portal's own message, refusals and failures say what they are and what to do. */
export function NotShown({ error, onRetry, onDownload }: NotShownProps) {
  const { say } = useWords('viewer', 'core')
  const why = whyNot(error)
  const isBroken = error.err === 'PDF_BROKEN'
  const isFinal = why === 'infected' || why === 'denied'
  return (
    <div className="viewer-missing flex align-start gap-16 grow well" role="alert" data-why={isBroken ? 'broken' : why}>
      <Icon name={why === 'denied' ? 'lock' : 'alert'} size={24} className="text-danger" />
      <div>
        {why === 'missing' && <h2 className="below-4 large">{say('core:download.missing')}</h2>}
        <p>{isBroken ? say('viewer:pdf.broken') : why === 'other' ? error.title : say(`viewer:why.${why}`)}</p>
        {error.id && (
          <p className="hint">
            <Label k="core:error.id" />{' '}
            <bdi dir="ltr" className="mono">
              {error.id}
            </bdi>{' '}
            <CopyButton value={error.id} />
          </p>
        )}
        <div className="actions above-16">
          {!isFinal && (
            <Button icon="renew" onClick={onRetry}>
              <Label k="core:retry" />
            </Button>
          )}
          {isBroken && onDownload && (
            <Button icon="download" onClick={onDownload}>
              <Label k="core:download" />
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

import { Button } from './Button.tsx'
import { CopyButton } from './Code.tsx'
import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'
import { ReportLink } from './ReportLink.tsx'
import { useWords } from './useWords.ts'

/** Fields of a failure that ui/ uses; AskError of lib/askError has them. */
export interface Failure {
  title?: string
  err?: string
  id?: string
  /** HTTP status; 200 if the answer's `err` refuses. */
  status?: number
}

/** Replaces a part of the page that could not be loaded: the reason, a retry button, the id for the help desk. */
export function ErrorPanel({ error, onRetry }: { error: Failure | Error | null; onRetry?: () => void }) {
  const { say } = useWords()
  const failure: Failure = { ...(error as Failure | null) }
  const own = { NETWORK: say('core:load.unreachable'), TIMEOUT: say('core:load.late') }[failure.err ?? '']
  const words = own ?? (failure.title || say('core:load.failed'))
  const title = failure.status === 200 ? `${say('core:sorry')}: ${words}` : words
  return (
    <div className="note bad" role="alert">
      <Icon name="alert" />
      <div className="grow">
        <p>{title}</p>
        {failure.id && (
          <p className="hint">
            <Label k="core:error.id" />{' '}
            <bdi dir="ltr" className="mono">
              {failure.id}
            </bdi>{' '}
            <CopyButton value={failure.id} /> <ReportLink incident={failure.id} />
          </p>
        )}
        {onRetry && (
          <Button look="act" icon="renew" onClick={onRetry}>
            <Label k="core:retry" />
          </Button>
        )}
      </div>
    </div>
  )
}

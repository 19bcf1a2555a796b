import { Button } from './Button.tsx'
import { CopyButton } from './Code.tsx'
import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'
import { useWords } from './useWords.ts'

/** What the kit needs to know of a failure; lib/askError's AskError fits. */
export interface Failure {
  title?: string
  err?: string
  id?: string
  /** Of the answer; 200 where its `err` refuses. */
  status?: number
}

/** A part of the page that could not be loaded: what happened, a way to retry, the id for the help desk. */
export function ErrorPanel({ error, onRetry }: { error: Failure | Error | null; onRetry?: () => void }) {
  const { say } = useWords()
  const failure: Failure = { ...(error as Failure | null) }
  const own = { NETWORK: say('core:load.unreachable'), TIMEOUT: say('core:load.late') }[failure.err ?? '']
  const words = own ?? (failure.title || say('core:load.failed'))
  const title = failure.status === 200 ? `${say('core:sorry')}: ${words}` : words
  return (
    <div className="note bad" role="alert">
      <Icon name="cloud-off" />
      <div className="grow">
        <p>{title}</p>
        {failure.id && (
          <p className="hint">
            <Label k="core:error.id" />{' '}
            <bdi dir="ltr" className="mono">
              {failure.id}
            </bdi>{' '}
            <CopyButton value={failure.id} />
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

import { Button } from './Button.tsx'
import { CopyButton } from './Code.tsx'
import { Dialog } from './Dialog.tsx'
import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'
import { closeMessage, useMessage, type Message } from './messages.ts'
import { ReportLink } from './ReportLink.tsx'
import { useWords } from './useWords.ts'

const looks = {
  info: { name: 'info', className: 'text-link' },
  error: { name: 'alert', className: 'text-danger' },
  warning: { name: 'warning', className: 'text-warning' },
} as const

/** Renders the message of showMessage(). Once per page. */
export function MessageDialog() {
  const message = useMessage()
  const { say } = useWords()
  if (!message) return null
  return (
    <Dialog
      title={<Label k={message.title} />}
      onClose={closeMessage}
      actions={
        <>
          <Button
            look={message.action ? 'plain' : 'primary'}
            data-first={message.action ? undefined : ''}
            onClick={closeMessage}
          >
            <Label k="core:close" />
          </Button>
          {message.action && (
            <Button look="primary" data-first="" onClick={() => act(message.action)}>
              <Label k={message.action.text} />
            </Button>
          )}
        </>
      }
    >
      <p className="row gap-12 text-plain">
        <Icon {...looks[message.tone]} size={24} />
        <span>{say(message.body, message.values)}</span>
      </p>
      {(message.why ?? message.detail) && (
        <p className="above-8 muted small keep-lines">{message.why ? say(message.why) : message.detail}</p>
      )}
      {message.id && (
        <p className="hint">
          <Label k="core:error.id" />{' '}
          <bdi dir="ltr" className="mono">
            {message.id}
          </bdi>{' '}
          <CopyButton value={message.id} /> <ReportLink incident={message.id} />
        </p>
      )}
    </Dialog>
  )
}

function act(action: Message['action']): void {
  closeMessage()
  action?.do()
}

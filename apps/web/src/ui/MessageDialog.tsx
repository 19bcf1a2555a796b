import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Icon } from './icons/Icon.tsx'
import { Label } from './Label.tsx'
import { closeMessage, useMessage } from './messages.ts'
import { useWords } from './useWords.ts'

/** Where showMessage() appears. Once per page. */
export function MessageDialog() {
  const message = useMessage()
  const { say } = useWords()
  if (!message) return null
  return (
    <Dialog
      title={<Label k={message.title} />}
      onClose={closeMessage}
      actions={
        <Button look="primary" data-first onClick={closeMessage}>
          <Label k="core:close" />
        </Button>
      }
    >
      <p className={`message ${message.tone}`}>
        <Icon name={message.tone === 'info' ? 'info' : message.tone === 'error' ? 'alert' : 'warning'} size={24} />
        <span>{say(message.body, message.values)}</span>
      </p>
    </Dialog>
  )
}

import type { GazetteEntry } from '@saki/contracts/gazette'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { TextArea } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'

const MOST = 2000

/** The text of a correction, which appears as an entry of the next issue. */
export function CorrectEntry({ code, entry, onDone }: { code: string; entry: GazetteEntry; onDone: () => void }) {
  const { say } = useWords('gazette')
  const key = useRef(newKey())
  const [note, setNote] = useState('')
  const send = useSend('officeGazetteCorrect', {
    onSuccess: () => {
      showToast('gazette:correct.done')
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeGazetteNext') })
      onDone()
    },
  })
  return (
    <Dialog
      title={say('gazette:correct.title', { number: entry.PATENT_ID })}
      onClose={onDone}
      actions={
        <Button
          look="primary"
          busy={send.isPending && say('core:loading')}
          onClick={() =>
            send.mutate({ body: { JOURNAL_CODE: code, PATENT_ID: entry.PATENT_ID, NOTE: note }, key: key.current })
          }
        >
          <Label k="gazette:correct.send" />
        </Button>
      }
    >
      <TextArea
        id="gaz-note"
        label={<Label k="gazette:correct.note" />}
        hint={say('gazette:correct.hint')}
        value={note}
        onChange={setNote}
        limit={MOST}
      />
      {send.error && <ErrorPanel error={send.error} />}
    </Dialog>
  )
}

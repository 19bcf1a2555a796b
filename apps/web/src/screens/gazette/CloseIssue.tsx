import { useRef } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useSend } from '../../lib/queries.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'

/** Asks before the next issue of a right is closed today. */
export function CloseIssue({ right, onDone }: { right: string; onDone: () => void }) {
  const { say } = useWords('gazette')
  const key = useRef(newKey())
  const close = useSend('officeGazetteClose', {
    onSuccess: ({ JOURNAL_CODE }) => {
      showToast('gazette:closed', { values: { name: JOURNAL_CODE } })
      for (const call of ['officeGazette', 'officeGazetteBacklog', 'officeGazetteNext'] as const)
        void queryClient.invalidateQueries({ queryKey: queryKeyOf(call) })
      onDone()
    },
  })
  return (
    <ConfirmDialog
      title={say('gazette:close.ask')}
      yes={<Label k="gazette:close" />}
      no={<Label k="core:cancel" />}
      busy={close.isPending && say('core:loading')}
      onYes={() => close.mutate({ body: { RIGHT: right }, key: key.current })}
      onNo={onDone}
    >
      <p>{say('gazette:close.means')}</p>
      {close.error && <ErrorPanel error={close.error} />}
    </ConfirmDialog>
  )
}

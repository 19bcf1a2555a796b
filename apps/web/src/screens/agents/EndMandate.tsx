import { useQueryClient } from '@tanstack/react-query'

import { queryKeyOf, useSend } from '../../lib/queries.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import type { MandateRow, MandateSide } from './mandateColumns.tsx'

/** Asks before a mandate ends: it ends at once, for whoever is at work by it too. */
export function EndMandate({
  mandate,
  side,
  onClose,
}: {
  mandate: MandateRow
  side: MandateSide
  onClose: () => void
}) {
  const { say } = useWords('agents')
  const client = useQueryClient()
  const end = useSend('endMandate', {
    onSuccess: () => {
      // What was read by the mandate is no longer the reader's to see.
      void (side === 'held'
        ? client.invalidateQueries()
        : client.invalidateQueries({ queryKey: queryKeyOf('myMandates') }))
      showToast('agents:mandate.ended')
      onClose()
    },
  })
  const values = { name: side === 'given' ? mandate.AGENT.USER_NAME : mandate.PRINCIPAL.USER_NAME }
  return (
    <ConfirmDialog
      title={say(side === 'given' ? 'agents:mandate.end.ask' : 'agents:mandate.lay.ask', values)}
      yes={<Label k={side === 'given' ? 'agents:mandate.end' : 'agents:mandate.lay'} />}
      no={<Label k="core:cancel" />}
      danger
      busy={end.isPending && say('core:loading')}
      onYes={() => end.mutate({ body: { MANDATE_ID: mandate.MANDATE_ID } })}
      onNo={onClose}
    >
      <p>{say(side === 'given' ? 'agents:mandate.end.means' : 'agents:mandate.lay.means', values)}</p>
      {end.error && <ErrorPanel error={end.error} />}
    </ConfirmDialog>
  )
}

import { useQueryClient } from '@tanstack/react-query'

import { queryKeyOf, useSend } from '../../lib/queries.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import type { MandateRow, MandateSide } from './mandateColumns.tsx'

/** Asks before a mandate is ended. It ends at once, also for a consultant who is working under it. */
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
      // Everything read under the mandate may now be forbidden, so all queries are invalidated.
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

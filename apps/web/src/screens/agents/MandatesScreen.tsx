import { clsx } from 'clsx'

import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'

import { useCall, queryKeyOf, useSend } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { showToast } from '../../ui/messages.ts'
import { GrantDialog } from './GrantDialog.tsx'
import { mandateColumns, type MandateRow, type MandateSide } from './mandateColumns.tsx'
import styles from './mandates.module.css'

/** /kuasa: the mandates the reader granted and, for consultants, the clients they act for. */
export function MandatesScreen() {
  const { say } = useWords('agents', 'applications')
  const user = useUser()
  const { data, isPending, error, refetch } = useCall('myMandates')
  const [isGiving, setGiving] = useState(false)
  const [ending, setEnding] = useState<{ mandate: MandateRow; side: 'given' | 'held' } | undefined>()
  const isConsultant = user?.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null
  const shared = {
    loading: isPending,
    error,
    onRetry: () => void refetch(),
    rowKey: (row: MandateRow) => String(row.MANDATE_ID),
  }
  const give = (
    <Button look={isConsultant ? 'plain' : 'primary'} icon="plus" onClick={() => setGiving(true)}>
      <Label k="agents:mandate.give" />
    </Button>
  )
  const given = (
    <Card title={<Label k="agents:mandates.given" />} flush>
      <Table
        {...shared}
        caption={say('agents:mandates.given')}
        columns={mandateColumns('given', (mandate) => setEnding({ mandate, side: 'given' }))}
        rows={data?.GIVEN}
        empty={
          <>
            <b>{say('agents:mandates.none')}</b>
            <br />
            {say('agents:mandates.none.how')}
          </>
        }
      />
    </Card>
  )
  const hasHeld = isConsultant || (data?.HELD.length ?? 0) > 0
  return (
    <Page title="agents:mandates" lead={say('agents:mandates.lead')} actions={give}>
      <div className={clsx('stack', styles.page)}>
        {hasHeld && (
          <Card title={<Label k="agents:mandates.held" />} flush>
            <Table
              {...shared}
              caption={say('agents:mandates.held')}
              columns={mandateColumns('held', (mandate) => setEnding({ mandate, side: 'held' }))}
              rows={data?.HELD}
              empty={
                <>
                  <b>{say('agents:mandates.noClients')}</b>
                  <br />
                  <NoClients />
                </>
              }
            />
          </Card>
        )}
        {given}
      </div>
      {isGiving && <GrantDialog onClose={() => setGiving(false)} />}
      {ending && <EndMandate {...ending} onClose={() => setEnding(undefined)} />}
    </Page>
  )
}

function NoClients() {
  const { say } = useWords('agents')
  const userId = useUser()?.USER_ID ?? 0
  const own = useCall('getAgentUser', { query: { userId } }, { enabled: userId !== 0 }).data?.data[0]
  return <>{say('agents:mandates.noClients.how', { number: own?.NOTES ?? '' })}</>
}

/** Asks before a mandate is ended. It ends at once, also for a consultant who is working under it. */
function EndMandate({ mandate, side, onClose }: { mandate: MandateRow; side: MandateSide; onClose: () => void }) {
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

import { useRef, useState } from 'react'

import { download } from '../../lib/download.ts'
import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { showToast } from '../../ui/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { Pager } from '../../ui/Pager.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { backlogColumns } from './columns.tsx'
import { CloseIssue } from './CloseIssue.tsx'

const SIZE = 20

/** Cases that wait to be published; chosen ones are queued for the next issue, which can be seen and closed here. */
export function BacklogCard({ right }: { right: string }) {
  const { say } = useWords('gazette')
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useCall('officeGazetteBacklog', { query: { right, page, size: SIZE } })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isClosing, setIsClosing] = useState(false)
  const key = useRef(newKey())
  const queue = useSend('officeGazetteQueue', {
    onSuccess: ({ DONE, REFUSED }, sent) => {
      key.current = newKey()
      setChosen(new Set(REFUSED))
      showToast(sent.body?.IND_QUEUED === 'Y' ? 'gazette:put.done' : 'gazette:take.done', { values: { count: DONE } })
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeGazetteBacklog') })
    },
  })
  const rows = data?.data ?? []
  const marked = rows.filter(({ PATENT_ID }) => chosen.has(PATENT_ID))
  const toPut = marked.filter(({ IND_QUEUED }) => IND_QUEUED === 'N').map(({ PATENT_ID }) => PATENT_ID)
  const toTake = marked.filter(({ IND_QUEUED }) => IND_QUEUED === 'Y').map(({ PATENT_ID }) => PATENT_ID)
  const choose = (number: string, isOn: boolean) => {
    const next = new Set(chosen)
    if (isOn) next.add(number)
    else next.delete(number)
    setChosen(next)
  }
  const send = (PATENT_IDS: string[], IND_QUEUED: 'Y' | 'N') =>
    queue.mutate({ body: { PATENT_IDS, IND_QUEUED }, key: key.current })
  const isFilled = (data?.QUEUED ?? 0) + (data?.OTHERS ?? 0) > 0
  return (
    <Card title={<Label k="gazette:backlog" />} aside={data && <Chip tone="blue">{data.total}</Chip>} flush>
      {data && (
        <div className="pad row wrap between gap-12">
          <span>
            <Label k="gazette:next" />:{' '}
            <b>
              <LegalDateText date={data.NEXT_DATE} />
            </b>
            <span className="block muted caption-size">
              {say('gazette:queued', { count: data.QUEUED })}
              {data.OTHERS > 0 && `, ${say('gazette:others', { count: data.OTHERS })}`}
            </span>
          </span>
          {isFilled && (
            <span className="row wrap gap-12">
              <Button
                icon="eye"
                onClick={() =>
                  void download('officeGazettePreview', { params: { right } }, `berita-resmi-${right}-pratinjau.pdf`)
                }
              >
                <Label k="gazette:preview" />
              </Button>
              <Button icon="lock" onClick={() => setIsClosing(true)}>
                <Label k="gazette:close" />
              </Button>
            </span>
          )}
        </div>
      )}
      {data !== undefined && data.OVERDUE > 0 && (
        <div className="pad">
          <Note tone="bad">{say('gazette:overdue', { count: data.OVERDUE })}</Note>
        </div>
      )}
      <Table
        caption={say('gazette:backlog')}
        columns={backlogColumns(chosen, choose)}
        rows={data?.data}
        rowKey={({ PATENT_ID }) => PATENT_ID}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('gazette:backlog.none')}
        mark={({ PATENT_ID }) => (chosen.has(PATENT_ID) ? 'on' : undefined)}
        dense
      />
      <Pager page={page} size={SIZE} total={data?.total ?? 0} onPage={setPage} />
      {(toPut.length > 0 || toTake.length > 0) && (
        <div className="pad row wrap gap-12">
          {toPut.length > 0 && (
            <Button
              look="primary"
              icon="plus"
              busy={queue.isPending && say('core:loading')}
              onClick={() => send(toPut, 'Y')}
            >
              {say('gazette:put', { count: toPut.length })}
            </Button>
          )}
          {toTake.length > 0 && (
            <Button busy={queue.isPending && say('core:loading')} onClick={() => send(toTake, 'N')}>
              {say('gazette:take', { count: toTake.length })}
            </Button>
          )}
        </div>
      )}
      {queue.data !== undefined && queue.data.REFUSED.length > 0 && (
        <div className="pad">
          <Note tone="warn" role="status">
            {say('gazette:refused', { numbers: queue.data.REFUSED.join(', ') })}
          </Note>
        </div>
      )}
      {queue.error && (
        <div className="pad">
          <ErrorPanel error={queue.error} />
        </div>
      )}
      {isClosing && <CloseIssue right={right} onDone={() => setIsClosing(false)} />}
    </Card>
  )
}

import '../../cases/cases.module.css'

import { keepPreviousData } from '@tanstack/react-query'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { PickBox } from '../../cases/PickBox.tsx'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { useCall } from '../../lib/queries.ts'
import { SheetButton } from '../../cases/SheetButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { caseHead, timelineColumns } from './timelineColumns.tsx'
import { timelineOf, type Happening, type Origin } from './timeline.ts'

const PAGE = '/pasca-permohonan/list'
const STEP = 25
/** Most rows a list call returns. */
const MOST = 100
const REFRESH_EVERY = 60_000
const origins: readonly Origin[] = ['mine', 'office', 'other']

/** List Pasca Permohonan: the reader's requests and what others began in the reader's cases, by time. */
export function TimelineScreen() {
  const { say } = useWords('ownRequests', 'requests', 'inbox', 'applications')
  const { type, by, size: asked = STEP } = usePageSearch(PAGE)
  const setSearch = useSetSearch(PAGE)
  const size = Math.min(MOST, asked)
  const options = { placeholderData: keepPreviousData, refetchInterval: REFRESH_EVERY } as const
  const requests = useCall('requestList', { query: { size } }, options)
  const letters = useCall('getInbox', { query: { size } }, options)
  const all = requests.data && letters.data && timelineOf(requests.data, letters.data)
  const rows = all?.filter(({ from }) => type === undefined || from === type)
  const hasMore =
    [requests, letters].some(({ data }) => data !== undefined && data.total > data.data.length) && size < MOST
  const retry = () => void Promise.all([requests.refetch(), letters.refetch()])
  return (
    <Page title="shell:page.allRequests" lead={say('ownRequests:timeline.lead')} actions={<SheetButton query={{}} />}>
      <OfflineNote asOf={Math.min(requests.dataUpdatedAt, letters.dataUpdatedAt)} />
      <section className="card tight below-16" aria-label={say('shell:page.allRequests')}>
        <div className="row wrap gap-16 inset-12 hairline-below" role="search">
          <PickBox
            name={say('ownRequests:timeline.type')}
            isSet={type !== undefined}
            value={type ?? ''}
            onChoose={(value) => setSearch({ type: origins.find((each) => each === value), by, size: asked })}
            options={[
              { value: '', label: say('ownRequests:timeline.all') },
              ...origins.map((value) => ({ value, label: say(`ownRequests:timeline.${value}`) })),
            ]}
          />
          <label className="check">
            <input
              type="checkbox"
              className="tick"
              checked={by === 'case'}
              onChange={(event) => setSearch({ type, by: event.target.checked ? 'case' : undefined, size: asked })}
            />
            <Label k="ownRequests:timeline.group" />
          </label>
        </div>
        <Table
          caption={say('shell:page.allRequests')}
          columns={timelineColumns}
          rows={rows}
          rowKey={({ id }) => id}
          loading={requests.isPlaceholderData || letters.isPlaceholderData}
          error={requests.error ?? letters.error}
          onRetry={retry}
          empty={say(type === undefined ? 'ownRequests:timeline.empty' : 'core:noMatch')}
          emptyAction={
            type !== undefined && (
              <Button onClick={() => setSearch({ by, size: asked })}>
                <Label k="applications:filter.clear" />
              </Button>
            )
          }
          group={by === 'case' ? caseOf : undefined}
          groupHead={caseHead}
        />
        {hasMore && (
          <div className="pad">
            <Button onClick={() => setSearch({ type, by, size: nextSize(size) })}>
              <Label k="ownRequests:timeline.older" />
            </Button>
          </div>
        )}
      </section>
      <Note>{say('ownRequests:timeline.limit')}</Note>
    </Page>
  )
}

/** Requests of no case yet stand in a group of their own. */
const caseOf = ({ number }: Happening) => number || '–'

/** Sizes that the address knows. */
const nextSize = (size: number) => (size < 50 ? 50 : MOST)

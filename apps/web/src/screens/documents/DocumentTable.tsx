import type { Paper } from '@saki/contracts/papers'

import type { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { Table } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { paperColumns, tickColumn } from './paperColumns.tsx'

interface DocumentTableProps {
  list: ReturnType<typeof useCall<'getUserDocuments'>>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isOn: boolean) => void
  isFiltered: boolean
  onAll: () => void
}

/** One row per document; unread ones are bold and marked for screen readers. */
export function DocumentTable({ list, chosen, onChoose, isFiltered, onAll }: DocumentTableProps) {
  const { say } = useWords('viewer', 'core')
  const rows = list.data?.data
  const ready = (rows ?? []).filter(canDownload).map(({ DOC_ID }) => DOC_ID)
  const columns = [tickColumn(say, { chosen, onChoose, ready }), ...paperColumns(say)]
  return (
    <Table
      caption={say('viewer:list.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ DOC_ID }) => DOC_ID}
      loading={list.isPlaceholderData}
      error={list.error}
      onRetry={() => void list.refetch()}
      empty={say(isFiltered ? 'core:noMatch' : 'viewer:list.empty')}
      emptyAction={
        isFiltered && (
          <Button onClick={onAll}>
            <Label k="viewer:list.all" />
          </Button>
        )
      }
      mark={({ DOC_ID, IS_READ }) => (IS_READ === 'N' ? 'unread' : chosen.has(DOC_ID) ? 'on' : undefined)}
    />
  )
}

/** Whether the file can be downloaded. A letter (OUT) that is not set yet is set on request. */
function canDownload({ STATE, DIRECTION }: Paper): boolean {
  return STATE === 'READY' || (STATE === 'WAITING' && DIRECTION === 'OUT')
}

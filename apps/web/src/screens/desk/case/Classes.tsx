import { lookOf } from '@saki/catalogue/rights/looks'
import type { OfficeCase } from '@saki/contracts/desk'
import type { ReactNode } from 'react'

import { useCall } from '../../../lib/queries.ts'
import { ClassTitle } from '../../../ui/ClassTitle.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'

interface ClassRow {
  code: string
  name: ReactNode
  text: ReactNode
}

/** Classes of the case: Locarno with products, Nice with terms, IPC symbols. */
export function Classes({ found }: { found: OfficeCase }) {
  const { say } = useWords('desk', 'deskCase')
  const query = { patentId: found.PATENT_ID }
  const hasIpc = lookOf(found.RIGHT).classes === 'ipc'
  const detail = useCall('getPatentDetail', { query: { ...query, classes: 'Y' } }, { enabled: !hasIpc })
  const ipcs = useCall('getIpcs', { query }, { enabled: hasIpc })
  const source = hasIpc ? ipcs : detail
  const rows: ClassRow[] | undefined = hasIpc
    ? ipcs.data?.map((row) => ({ code: row.IPC_SYMBOL, name: <ClassTitle name={row.IPC_NAME} />, text: '' }))
    : detail.data && [
        ...(detail.data.LOCARNO ?? []).map((row) => ({
          code: row.LOCARNO_CLASS_CODE,
          name: <ClassTitle name={row.LOCARNO_NAME} />,
          text: row.PRODUCT_TITLE,
        })),
        ...(detail.data.NICE ?? []).map((row) => ({
          code: String(row.NICE_CLASS_CODE),
          name: row.HEADING,
          text: row.TERMS.join('; '),
        })),
        ...(detail.data.VIENNA ?? []).map((row) => ({
          code: row.VIENNA_CODE,
          name: say('desk:vienna'),
          text: <ClassTitle name={row.VIENNA_NAME} />,
        })),
      ]
  if (!rows)
    return (
      <div className="pad">
        {source.error ? (
          <ErrorPanel error={source.error} onRetry={() => void source.refetch()} />
        ) : (
          <Skeleton lines={4} />
        )}
      </div>
    )
  if (rows.length === 0) return <EmptyState>{say('deskCase:party.none')}</EmptyState>
  return (
    <ul className="hairlines">
      {rows.map((row) => (
        <li key={row.code} className="inset-12 flex align-start gap-12">
          <b className="mono">
            <bdi dir="ltr">{row.code}</bdi>
          </b>
          <div className="grid grow break-anywhere">
            <span dir="auto">{row.text || row.name}</span>
            {row.text && (
              <p className="hint" dir="auto">
                {row.name}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

import { useCall } from '../../../../lib/queries.ts'
import { ErrorPanel } from '../../../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../../../ui/Skeleton.tsx'
import { caseAddress } from '../../../../lib/caseAddress.ts'
import { Timeline } from '../../Timeline.tsx'

/** What happened in the case, newest first. */
export function EventsTab({ number }: { number: string }) {
  const address = caseAddress(number)
  const file = address?.kind === 'numbered' ? address.file : { fileNbr: '', fileSeq: '', fileTyp: '', fileSer: '' }
  const status = useCall('getStatusWorkflow', { params: file })
  const rows = useCall('getListWorkflowCust', { params: file })
  const error = status.error ?? rows.error
  if (status.data && rows.data) return <Timeline rows={rows.data} status={status.data} />
  return (
    <div className="pad">
      {error ? (
        <ErrorPanel error={error} onRetry={() => [status, rows].forEach((one) => void one.refetch())} />
      ) : (
        <Skeleton lines={5} block={28} />
      )}
    </div>
  )
}

import { clsx } from 'clsx'
import { letterOfNumber } from '@saki/catalogue/rights/looks'
import { workflowOf } from '@saki/catalogue'
import type { WorkflowRow } from '@saki/contracts/caseHistory'
import { stateByCode, type Workflow } from '@saki/domain/workflow/definition'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useUser } from '../../lib/session.ts'
import { RequestsButton } from '../../requests/RequestsButton.tsx'
import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { keepsMissing } from '../../lib/keepsMissing.ts'
import { useCall } from '../../lib/queries.ts'
import type { Move } from '../../flow/branches.ts'
import { CaseHeader } from './CaseHeader.tsx'
import { Documents } from './Documents.tsx'
import type { FileKey } from '../../lib/caseAddress.ts'
import { Graph } from './Graph.tsx'
import { Timeline } from './Timeline.tsx'
import { TurnBand } from './TurnBand.tsx'
import { Unknown } from './Unknown.tsx'
import styles from './workflow.module.css'

/** A case with an application number: header, turn, map, history, documents. */
export function NumberedCaseView({ patentId, file }: { patentId: string; file: FileKey }) {
  const { title, status, rows } = useCaseHistory(file)
  const asked = usePageSearch('/table-list/patents/workflow/$patentId')
  const navigate = useSetSearch('/table-list/patents/workflow/$patentId')
  const view: WorkflowView = asked.view ?? (matchMedia('(min-width: 768px)').matches ? 'graph' : 'timeline')
  const isApplicant = useUser()?.ROLE === 'applicant'
  const failure = title.error ?? status.error ?? rows.error
  if (failure?.status === 404) return <Unknown words="workflow:screen.missing" />
  // The workflow of the law and version that the case runs under.
  const flow = status.data && workflowOf(status.data.FLOW_ID, status.data.FLOW_VERSION)
  const retry = () => [title, status, rows].forEach((query) => void query.refetch())
  return (
    <div className={clsx('page', styles.page)}>
      <OfflineNote asOf={rows.dataUpdatedAt} />
      {failure && <ErrorPanel error={failure} onRetry={retry} />}
      {title.data && status.data ? (
        <CaseHeader
          title={title.data.TITLE}
          number={patentId}
          right={letterOfNumber(file.fileTyp)}
          picture={title.data.IMG_URL}
          patentId={patentId}
          owners={title.data.OWNER_NAMES}
          filed={title.data.FILING_DATE}
          code={status.data.STATUS_CODE}
          status={status.data.STATUS_NAME}
          caption={status.data.STATUS_CAPTION}
          isOther={!isApplicant}
        >
          <TurnBand status={status.data} flow={flow} />
          <div className="actions pad">
            {isApplicant && <RequestsButton number={patentId} title={title.data.TITLE} />}
            <PageLink className="button" to="/table-list/patents/$patentId" params={{ patentId }}>
              <Icon name="eye" />
              <Label k={letterOfNumber(file.fileTyp) === 'T' ? 'shell:page.mark' : 'shell:page.case'} />
            </PageLink>
          </div>
        </CaseHeader>
      ) : (
        !failure && (
          <div className="card pad">
            <Skeleton lines={5} block={28} />
          </div>
        )
      )}
      {status.data && rows.data && (
        <>
          <ViewSwitch view={view} onView={(next) => navigate({ view: next }, { replace: true })} />
          {view === 'graph' && flow && (
            <Graph key={status.data.NEXT_STEP_CODE} flow={flow} status={status.data} moves={movesOf(flow, rows.data)} />
          )}
          <Timeline rows={rows.data} status={status.data} />
          <Documents patentId={patentId} />
        </>
      )}
    </div>
  )
}

type WorkflowView = 'timeline' | 'graph'

function ViewSwitch({ view, onView }: { view: WorkflowView; onView: (view: WorkflowView) => void }) {
  const { say } = useWords('workflow')
  return (
    <div className={clsx(styles.views, 'noprint below-16')}>
      <div className="segmented" role="group" aria-label={say('workflow:screen.view')}>
        <button type="button" aria-pressed={view === 'timeline'} onClick={() => onView('timeline')}>
          <Icon name="timeline" size={18} />
          <Label k="workflow:screen.timeline" />
        </button>
        <button type="button" aria-pressed={view === 'graph'} onClick={() => onView('graph')}>
          <Icon name="graph" size={18} />
          <Label k="workflow:screen.graph" />
        </button>
      </div>
    </div>
  )
}

const REFRESH_EVERY = 60_000

/** Title, status and history of a case, refreshed by pushed events. */
function useCaseHistory(file: FileKey) {
  const input = { params: file }
  const every = { ...keepsMissing, refetchInterval: REFRESH_EVERY }
  const title = useCall('getTitleWorkflowCust', input, every)
  const status = useCall('getStatusWorkflow', input, every)
  const rows = useCall('getListWorkflowCust', input, every)
  return { title, status, rows }
}

/** Transitions of a history; leaves out events that were taken back and states unknown to the workflow. */
function movesOf(flow: Workflow, rows: readonly WorkflowRow[]): Move[] {
  return rows.flatMap((row) => {
    if (row.IND_UNDONE === 'Y' || row.UNDOES !== null) return []
    const from = stateByCode(flow, row.PRIOR_STATUS_CODE)
    const to = stateByCode(flow, row.NEW_STATUS_CODE)
    return from && to && from !== to ? [{ from, to }] : []
  })
}

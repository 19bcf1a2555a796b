import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { lookOf } from '@saki/catalogue/rights/looks'
import type { OfficeCase } from '@saki/contracts/desk'
import { kindsCitedAgainst } from '@saki/domain/citations/citationKinds'
import { Suspense, useEffect } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { usePageParams, usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { setPageTitle } from '../../ui/pageTitle.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { latePart } from '../../ui/latePart.tsx'
import { useFormality, type Formality } from '../../checklist/useFormality.ts'
import { ActionPanel } from './action/ActionPanel.tsx'
import { Bibliography } from './case/Bibliography.tsx'
import { CaseHead } from './case/CaseHead.tsx'
import { CaseSummary } from './case/CaseSummary.tsx'
import { CaseTurn } from './case/CaseTurn.tsx'
import { Classes } from './case/Classes.tsx'
import { Under } from './case/Under.tsx'
import { OfficeOnly } from './OfficeOnly.tsx'
import { useOfficeCase } from './useOfficeCase.ts'
import { useRoom } from './useRoom.ts'
import { useWide } from './useWide.ts'
import styles from './desk.module.css'

/** Least width of the page, in pixels, at which the bibliography has a column of its own. */
const THREE_COLUMNS = 1180

/** /petugas/berkas/$patentId: all data of a case, and the actions beside it. */
export function OfficeCaseScreen() {
  const { patentId = '' } = usePageParams('/petugas/berkas/$patentId')
  return (
    <OfficeOnly title="desk:queue">
      <Found key={patentId} patentId={patentId} />
    </OfficeOnly>
  )
}

function Found({ patentId }: { patentId: string }) {
  // Loads all text areas at once: the page would be hidden while further ones load.
  const { say } = useWords('desk', 'applications', 'answers', 'errors')
  const { data, error, refetch, dataUpdatedAt, isOld } = useOfficeCase(patentId)
  const formality = useFormality(patentId)
  const isWide = useWide()
  const above = (
    <PageLink to="/petugas">
      <Icon name="arrow-back" size={18} /> <Label k="desk:queue" />
    </PageLink>
  )
  if (!data)
    return (
      <Page title="desk:col.file" above={above}>
        <div className="card pad">
          {error?.status === 404 || error?.status === 400 ? (
            <EmptyState>{say('desk:case.notFound')}</EmptyState>
          ) : error ? (
            <ErrorPanel error={error} onRetry={() => void refetch()} />
          ) : (
            <Skeleton lines={10} />
          )}
        </div>
      </Page>
    )
  return (
    <div className={clsx('page', styles.caseHeader, 'one-column grid gap-16')}>
      <div className="crumb">{above}</div>
      <OfflineNote asOf={dataUpdatedAt} />
      {error && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      <Titled found={data} />
      <CaseHead found={data}>{!isWide && <CaseTurn found={data} />}</CaseHead>
      <CaseColumns found={data} isOld={isOld} formality={formality} isWide={isWide} />
    </div>
  )
}

interface ColumnsProps {
  found: OfficeCase
  isOld: boolean
  formality: Formality
  isWide: boolean
}

/** Evidence and actions beside each other, with enough room the bibliography too. */
function CaseColumns({ found, isOld, formality, isWide }: ColumnsProps) {
  const { say } = useWords('desk')
  const { tab } = usePageSearch('/petugas/berkas/$patentId')
  const navigate = useSetSearch('/petugas/berkas/$patentId')
  const [columns, isRoomy] = useRoom<HTMLDivElement>(THREE_COLUMNS)
  // Reasons are written in the whole width, the letter beside them; the actions follow below.
  const isWriting = tab === 'reasons'
  const hasRoom = isRoomy && !isWriting
  return (
    <div
      ref={columns}
      className={clsx(
        isWriting ? '' : styles.caseGrid,
        isRoomy && styles.threeColumns,
        'one-column align-start grid gap-16',
      )}
      style={isWriting ? { gridTemplateColumns: 'minmax(0, 1fr)' } : undefined}
    >
      {hasRoom && (
        <section className={clsx('card', styles.caseAction)} aria-label={say('desk:tab.summary')}>
          <Suspense fallback={<Skeleton lines={10} />}>
            <Bibliography found={found} />
          </Suspense>
        </section>
      )}
      <CaseTabs found={found} formality={formality} besideRail={hasRoom} />
      <section className={clsx('card', !isWriting && styles.caseAction)}>
        {isWide && <CaseTurn found={found} />}
        <ActionPanel
          found={found}
          isOld={isOld}
          formality={formality}
          checklist="tab"
          onChecklist={() => navigate({ tab: 'checklist' }, { replace: true })}
        />
      </section>
    </div>
  )
}

function Titled({ found }: { found: OfficeCase }) {
  const page = `${found.PATENT_ID} ${found.TITLE}`
  useEffect(() => setPageTitle({ page }), [page])
  return null
}

const ids = ['summary', 'checklist', 'reasons', 'parties', 'classes', 'citations', 'files', 'under', 'history'] as const

const CaseChecklist = latePart(async () => (await import('./case/CaseChecklist.tsx')).CaseChecklist)
const Parties = latePart(async () => (await import('./case/Parties.tsx')).Parties)
const CaseFiles = latePart(async () => (await import('./case/CaseFiles.tsx')).CaseFiles)
const HistoryTab = latePart(async () => (await import('./case/HistoryTab.tsx')).HistoryTab)
const CitationsTab = latePart(async () => (await import('./citations/CitationsTab.tsx')).CitationsTab)

const ReasonsTab = latePart(async () => (await import('./reasons/ReasonsTab.tsx')).ReasonsTab)

function CaseTabs({
  found,
  formality,
  besideRail,
}: {
  found: OfficeCase
  formality: Formality
  /** The bibliography stands in a column of its own. */
  besideRail: boolean
}) {
  const { say } = useWords('desk')
  const { tab } = usePageSearch('/petugas/berkas/$patentId')
  const navigate = useSetSearch('/petugas/berkas/$patentId')
  const look = lookOf(found.RIGHT)
  const isCited = kindsCitedAgainst(look.classes).length > 0
  // Only some rights have grounds.
  const offered = ids.filter(
    (id) => (id !== 'citations' || isCited) && (id !== 'reasons' || look.grounds !== undefined),
  )
  const current = offered.find((id) => id === tab) ?? 'summary'
  const panels = {
    summary: <CaseSummary found={found} withoutBibliography={besideRail} />,
    checklist: (
      <div className="inset-16">
        <CaseChecklist found={found} formality={formality} />
      </div>
    ),
    reasons: (
      <Suspense fallback={<Skeleton lines={6} />}>
        <ReasonsTab found={found} />
      </Suspense>
    ),
    parties: <Parties found={found} />,
    classes: <Classes found={found} />,
    citations: (
      <Suspense fallback={<Skeleton lines={6} />}>
        <CitationsTab found={found} />
      </Suspense>
    ),
    files: <CaseFiles patentId={found.PATENT_ID} right={found.RIGHT} />,
    history: <HistoryTab found={found} />,
    under: <Under found={found} formality={formality} />,
  }
  return (
    <section className={clsx('card', styles.caseTabs)} aria-label={say('desk:col.file')}>
      <Tabs
        label={say('desk:col.file')}
        current={current}
        onChoose={(id) => navigate({ tab: id === 'summary' ? undefined : id }, { replace: true })}
        tabs={offered.map((id) => ({
          id,
          label: <Label k={`desk:tab.${id}`} stacked />,
          ...(id === 'under' && { count: found.CHILDREN.length }),
          panel:
            id === current ? (
              <>
                {/* The headings of the parts of a tab are below this one. */}
                <h2 className="sr">{say(`desk:tab.${id}`)}</h2>
                <Suspense fallback={<Skeleton lines={8} />}>{panels[id]}</Suspense>
              </>
            ) : null,
        }))}
      />
    </section>
  )
}

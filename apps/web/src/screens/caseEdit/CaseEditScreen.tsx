import { formOf } from '@saki/catalogue'
import { correctablesOf } from '@saki/catalogue/correctable'
import { useState } from 'react'

import { usePageParams } from '../../lib/pageAddress.ts'
import { formAreas } from '../../forms/formAreas.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { ReadOnlyNote } from '../../officeTables/ReadOnlyNote.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { SectionValues } from './SectionValues.tsx'
import type { CaseData, CaseSection } from './parts.ts'
import styles from './caseEdit.module.css'

/**
 * /table-list/patents/$patentId/edit: officers correct the data of a filed case by section; everybody else gets a link
 * to the request for it.
 */
export function CaseEditScreen() {
  const { patentId = '' } = usePageParams('/table-list/patents/$patentId/edit')
  const isOfficer = useUser()?.ROLE === 'office'
  return isOfficer ? <OfficeEdit patentId={patentId} /> : <NotHere patentId={patentId} />
}

/** Applicants cannot change a filed application here; the page says why and links to where they can. */
function NotHere({ patentId }: { patentId: string }) {
  const { say } = useWords('office')
  return (
    <Page title="office:edit.title" above={<Back patentId={patentId} />}>
      <div className="card">
        <EmptyState
          action={
            <PageLink to="/user-docx/tp" className="button">
              <Label k="office:edit.applicant.go" />
            </PageLink>
          }
        >
          <b>{say('office:edit.applicant')}</b>
          <br />
          {say('office:edit.applicant.path')}
        </EmptyState>
      </div>
    </Page>
  )
}

function Back({ patentId }: { patentId: string }) {
  const isOfficer = useUser()?.ROLE === 'office'
  return (
    <PageLink
      to={isOfficer ? '/petugas/berkas/$patentId' : '/table-list/patents/workflow/$patentId'}
      params={{ patentId }}
    >
      <Icon name="arrow-back" size={16} />
      <bdi dir="ltr" className="mono">
        {patentId}
      </bdi>
    </PageLink>
  )
}

function OfficeEdit({ patentId }: { patentId: string }) {
  const { say } = useWords('office')
  const { data, error, refetch } = useCall('officeCaseData', { query: { patentId } })
  return (
    <Page
      title="office:edit.title"
      lead={say('office:edit.lead')}
      above={<Back patentId={patentId} />}
      actions={
        <PageLink to="/table-list/changeLog" search={{ number: patentId }} className="button">
          <Icon name="history" size={20} />
          <Label k="office:log.title" />
        </PageLink>
      }
    >
      {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className="card pad">
          <Skeleton lines={8} block={28} />
        </div>
      )}
      {data && <Sections data={data} />}
    </Page>
  )
}

const correctors = ['register', 'head'] as const

function Sections({ data }: { data: CaseData }) {
  const form = formOf(data.FORM_TYP, data.FORM_VERSION)
  // The labels of fields are in the text area of their right.
  const { say } = useWords('office', 'filing', 'forms', ...(form ? formAreas(form) : []))
  const [edited, setEdited] = useState<CaseSection['x']>()
  const mayCorrect = useHolds(...correctors)
  const parts: CaseSection[] = form
    ? correctablesOf(form, data.APPL_TYP).flatMap((part) => {
        const given = data.SECTIONS.find(({ X }) => X === part.x)
        return given ? [{ ...part, rows: given.ROWS }] : []
      })
    : []
  const shown = parts.find(({ x }) => x === edited)
  return (
    <>
      <ReadOnlyNote keptBy={correctors} />
      <p className="below-16 large">
        <b>
          <bdi>{data.TITLE}</bdi>
        </b>
      </p>
      <div className={styles.cards}>
        {parts.map((part) => (
          <Card
            key={part.x}
            title={<Label k={`office:edit.section.${part.section}`} />}
            aside={
              mayCorrect && (
                <Button small icon="pencil" onClick={() => setEdited(part.x)}>
                  <Label k="office:edit.open" />
                  <span className="sr"> {say(`office:edit.section.${part.section}`)}</span>
                </Button>
              )
            }
          >
            <SectionValues part={part} />
          </Card>
        ))}
      </div>
      {shown && <CorrectionDialog part={shown} data={data} onClose={() => setEdited(undefined)} />}
    </>
  )
}

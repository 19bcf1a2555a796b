import { lookOf } from '@saki/catalogue/rights/looks'
import type { OfficeCase } from '@saki/contracts/desk'
import type { OfficeCitation } from '@saki/contracts/citations'
import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { NiceClassesState } from '../../../cases/niceClasses.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { FoundText } from '../../../searches/FoundText.tsx'
import { MarkPicture } from '../../../similarMarks/MarkPicture.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Label } from '../../../ui/Label.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { CaseViews } from './CaseViews.tsx'
import { MarkComparisonTable } from './MarkComparisonTable.tsx'
import styles from './citations.module.css'

interface CitedViewProps {
  found: OfficeCase
  citation: OfficeCitation
  names: NiceClassesState
}

/** A citation beside the case: marks with names and goods, pictures side by side, a passage in its words. */
export function CitedView({ found, citation, names }: CitedViewProps) {
  const { KIND, CITED, PICTURE, PASSAGE } = citation
  const { say } = useWords('citations')
  if (KIND === 'mark') return <MarkComparisonTable patentId={found.PATENT_ID} cited={CITED.PATENT_ID} names={names} />
  if (KIND === 'patent')
    return (
      <div className="framed clipped pad-12-16 grid one-column gap-12">
        <CitedCase cited={CITED} />
        {PASSAGE ? (
          <FoundText hit={{ ...PASSAGE, FOUND_AT: [] }} />
        ) : (
          <p className="muted sm">{say('citations:whole')}</p>
        )}
      </div>
    )
  const isDesign = lookOf(CITED.RIGHT).classes === 'locarno'
  return (
    <div className={clsx(styles.row, 'framed clipped')}>
      <Side
        label={<Label k="citations:compare.mine" />}
        url={PICTURE?.OWN_PICTURE_URL ?? found.IMG_URL}
        title={found.TITLE}
      >
        <bdi className="strong">{found.TITLE}</bdi>
        {isDesign && <CaseViews patentId={found.PATENT_ID} title={found.TITLE} />}
      </Side>
      <div className={clsx(styles.middle, 'well strong sm')}>
        <Label k={`citations:kind.${KIND}`} />
      </div>
      <Side
        label={<Label k="citations:compare.theirs" />}
        url={PICTURE?.PICTURE_URL ?? CITED.IMG_URL}
        title={CITED.TITLE}
      >
        <CitedCase cited={CITED} />
        {isDesign && <CaseViews patentId={CITED.PATENT_ID} title={CITED.TITLE} />}
      </Side>
    </div>
  )
}

interface SideProps {
  label: ReactNode
  url: string | null
  title: string
  children: ReactNode
}

function Side({ label, url, title, children }: SideProps) {
  return (
    <figure className="grid one-column gap-8 content-start">
      <span className="muted small">{label}</span>
      <MarkPicture mark={{ IMG_URL: url, MARK_NAME: title }} size={240} />
      <figcaption className="grid one-column gap-8">{children}</figcaption>
    </figure>
  )
}

/** What a cited case is, with a link to it at the desk. */
function CitedCase({ cited }: { cited: OfficeCitation['CITED'] }) {
  const { say, language } = useWords('register')
  return (
    <div className="grid one-column gap-2 shrinks break-anywhere sm">
      <bdi className="strong middle">{cited.TITLE}</bdi>
      <span className="row wrap gap-12 row-gap-0">
        <PageLink to="/petugas/berkas/$patentId" params={{ patentId: cited.PATENT_ID }}>
          <bdi dir="ltr" className="mono">
            {cited.PATENT_ID}
          </bdi>
        </PageLink>
        <bdi>{cited.OWNER_NAMES}</bdi>
      </span>
      <span className="muted">
        {cited.STATUS_NAME}, {legalDateText(cited.FILING_DATE, language)}
      </span>
      {cited.IND_PUBLIC === 'N' && (
        <span>
          <Chip icon="lock">{say('register:private')}</Chip>
        </span>
      )}
    </div>
  )
}

import type { ComparedGoods } from '@saki/contracts/citations'
import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

import type { NiceClassesState } from '../../../cases/niceClasses.ts'
import type { Answer } from '../../../lib/ask.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useCall } from '../../../lib/queries.ts'
import { FoundName } from '../../../similarMarks/FoundName.tsx'
import { LikenessBars } from '../../../similarMarks/LikenessBars.tsx'
import { LikenessChip } from '../../../similarMarks/LikenessChip.tsx'
import { LikenessReasons } from '../../../similarMarks/LikenessReasons.tsx'
import { MarkPicture } from '../../../similarMarks/MarkPicture.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { GoodsTerms } from './GoodsTerms.tsx'
import styles from './citations.module.css'

interface MarkComparisonTableProps {
  patentId: string
  /** FILENO of the other mark. */
  cited: string
  names: NiceClassesState
}

/** The mark of the case beside another: names with their likeness, then goods and services class by class. */
export function MarkComparisonTable({ patentId, cited, names }: MarkComparisonTableProps) {
  const { say } = useWords('citations')
  const { data, error, refetch } = useCall('officeCompare', { query: { patentId, cited } })
  if (!data) return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Skeleton lines={5} />
  return (
    <div className="framed clipped" role="table" aria-label={say('citations:compare')}>
      <div role="row" className={styles.row}>
        <Head mark={data.MARK} label={<Label k="citations:compare.mine" />} />
        <div role="columnheader" className={clsx(styles.middle, 'well')}>
          <p className="strong">
            <Label k="citations:compare.likeness" />
          </p>
          <p className="hint">{say('citations:compare.aid')}</p>
        </div>
        <Head mark={data.CITED} label={<Label k="citations:compare.theirs" />} linked />
      </div>
      <Names compared={data} />
      {data.GOODS.map((goods) => (
        <Goods key={goods.NICE_CLASS_CODE} goods={goods} names={names} />
      ))}
    </div>
  )
}

type Compared = Answer<'officeCompare'>

function Head({ mark, label, linked = false }: { mark: Compared['MARK']; label: ReactNode; linked?: boolean }) {
  const { language } = useWords()
  return (
    <div role="columnheader" className="grid one-column gap-8 content-start small">
      <span className="muted">{label}</span>
      <div className={styles.label}>
        <MarkPicture mark={mark} size={72} />
      </div>
      <div className="grid one-column gap-2 shrinks break-anywhere">
        <bdi className="strong middle">{mark.MARK_NAME}</bdi>
        <bdi>{mark.OWNER_NAMES}</bdi>
        <span>
          {linked ? (
            <PageLink to="/petugas/berkas/$patentId" params={{ patentId: mark.FILENO }}>
              <bdi dir="ltr" className="mono">
                {mark.FILENO}
              </bdi>
            </PageLink>
          ) : (
            <bdi dir="ltr" className="mono">
              {mark.FILENO}
            </bdi>
          )}
        </span>
        <span className="muted">
          {mark.STATUS_NAME}, {legalDateText(mark.FILING_DATE, language)}
        </span>
      </div>
    </div>
  )
}

function Names({ compared: { MARK, CITED } }: { compared: Compared }) {
  const { say } = useWords('search')
  return (
    <div role="row" className={styles.row}>
      <div role="cell">
        <bdi className="strong">{MARK.MARK_NAME}</bdi>
      </div>
      <div role="cell" className={clsx(styles.middle, 'well grid one-column gap-8')}>
        <span>
          <LikenessChip level={CITED.LEVEL} />
        </span>
        <LikenessBars scores={CITED.SCORES} level={CITED.LEVEL} />
      </div>
      <div role="cell" className="grid one-column gap-8 content-start">
        <FoundName mark={CITED} />
        {CITED.PAIRS.length > 0 ? (
          <LikenessReasons pairs={CITED.PAIRS} />
        ) : (
          <span className="muted sm">{say('search:level.LOW')}</span>
        )}
      </div>
    </div>
  )
}

/** Levels of goods that deserve a look, by tone. */
const tones: Record<ComparedGoods['LEVEL'], string> = {
  same: 'text-danger strong',
  like: 'text-warning strong',
  class: 'text-warning',
  related: '',
  none: 'muted',
}

function Goods({ goods, names }: { goods: ComparedGoods; names: NiceClassesState }) {
  const { say } = useWords('citations')
  return (
    <div role="row" className={styles.row}>
      <Terms terms={goods.MINE} />
      <div role="cell" className={clsx(styles.middle, 'well grid one-column gap-4 content-start small')}>
        <span>
          <b className="mono">{goods.NICE_CLASS_CODE}</b> {names.briefOf(String(goods.NICE_CLASS_CODE))}
        </span>
        <span className={tones[goods.LEVEL]}>{say(`citations:goods.${goods.LEVEL}`)}</span>
      </div>
      <Terms terms={goods.THEIRS} />
    </div>
  )
}

function Terms({ terms }: { terms: ComparedGoods['MINE'] }) {
  const { say } = useWords('citations')
  return (
    <div role="cell" className="small break-anywhere">
      {terms.length === 0 && <span className="muted">{say('citations:compare.without')}</span>}
      <GoodsTerms terms={terms} />
    </div>
  )
}

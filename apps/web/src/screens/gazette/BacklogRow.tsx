import { letterOfNumber } from '@saki/catalogue/rights/looks'
import type { GazetteBacklogRow } from '@saki/contracts/gazette'
import { daysBetween, legalDateOf } from '@saki/domain/dates/legalDate'
import { legalDateText } from '@saki/texts/dates'
import { clsx } from 'clsx'

import { CasePicture } from '../../cases/CasePicture.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Chip } from '../../ui/Chip.tsx'
import { officeNow } from '../../ui/clock.ts'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { publishers } from './publishers.ts'

/** Days before the last day from which it is marked. */
const SOON = 3

interface BacklogRowProps {
  row: GazetteBacklogRow
  isChosen: boolean
  onChoose: (number: string, isOn: boolean) => void
}

/** A case that waits to be published: its picture, number and last day, and what its entry would lack. */
export function BacklogRow({ row, isChosen, onChoose }: BacklogRowProps) {
  const { say, language } = useWords('gazette')
  const mayQueue = useHolds(...publishers)
  return (
    <li className={clsx('row align-start gap-12 inset-12', isChosen && 'tinted')}>
      {mayQueue && (
        <input
          type="checkbox"
          className="tick"
          aria-label={say('gazette:choose.of', { name: `${row.PATENT_ID}, ${row.TITLE}` })}
          checked={isChosen}
          onChange={(event) => onChoose(row.PATENT_ID, event.target.checked)}
        />
      )}
      <CasePicture url={row.IMG_URL} right={letterOfNumber(row.PATENT_ID)} />
      <span className="grow">
        <b className="block break-anywhere" dir="auto">
          {row.TITLE}
        </b>
        <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono caption-size">
          <bdi dir="ltr">{row.PATENT_ID}</bdi>
        </PageLink>{' '}
        <span className="muted caption-size nowrap">
          {say('gazette:filedOn', { date: legalDateText(row.FILING_DATE, language) })}
        </span>
        {row.LATEST_DATE !== null && (
          <span className="block above-4">
            <Latest date={row.LATEST_DATE} />
          </span>
        )}
        {row.LACKS.length > 0 && (
          <span className="block text-danger caption-size">
            {row.LACKS.map((what) => say(`gazette:lacks.${what}`)).join(say('core:comma'))}
          </span>
        )}
      </span>
    </li>
  )
}

/** The last day by law: red on that day and after it, amber shortly before. */
function Latest({ date }: { date: string }) {
  const { say, language } = useWords('gazette')
  const left = daysBetween(legalDateOf(new Date(officeNow())), date)
  const tone = left <= 0 ? 'red' : left <= SOON ? 'amber' : 'grey'
  return (
    <Chip tone={tone} icon={left <= 0 ? 'flag' : 'clock'}>
      <span className="sr">{say('gazette:latest')} </span>
      {left < 0 ? say('gazette:late', { date: legalDateText(date, language) }) : <LegalDateText date={date} />}
    </Chip>
  )
}

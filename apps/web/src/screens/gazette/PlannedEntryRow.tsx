import { letterOfNumber } from '@saki/catalogue/rights/looks'
import type { PlannedEntry } from '@saki/contracts/gazette'
import { clsx } from 'clsx'

import { CasePicture } from '../../cases/CasePicture.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './gazette.module.css'
import { publishers } from './publishers.ts'
import { useQueueing } from './useQueueing.ts'

/** Letters of a value that shares its line with another fact. */
const SHORT = 24

/** An entry of the next issue with its facts as printed. What it lacks is said at it, beside the two ways out. */
export function PlannedEntryRow({ entry }: { entry: PlannedEntry }) {
  const { say } = useWords('gazette')
  const queueing = useQueueing()
  const mayQueue = useHolds(...publishers)
  const lacks = entry.LACKS.map((what) => say(`gazette:lacks.${what}`)).join(say('core:comma'))
  return (
    <li className={clsx('row align-start gap-16 inset-12', lacks !== '' && styles.faulty)}>
      <CasePicture url={entry.IMG_URL} right={letterOfNumber(entry.PATENT_ID)} size={104} />
      <div className="grow">
        <div className="row wrap gap-8">
          <b className="break-anywhere" dir="auto">
            {entry.TITLE}
          </b>
          <PageLink to="/petugas/berkas/$patentId" params={{ patentId: entry.PATENT_ID }} className="mono caption-size">
            <bdi dir="ltr">{entry.PATENT_ID}</bdi>
          </PageLink>
          <span className="push">
            {entry.KIND !== 'PUBLICATION' && (
              <Chip>
                <Label k={`gazette:${entry.KIND}`} />
              </Chip>
            )}
            {entry.KIND === 'PUBLICATION' && mayQueue && (
              <Button
                look="act"
                icon="close"
                busy={queueing.busy}
                onClick={() => queueing.send([entry.PATENT_ID], 'N')}
              >
                <Label k="gazette:takeOff" />
                <span className="sr"> {entry.PATENT_ID}</span>
              </Button>
            )}
          </span>
        </div>
        <dl className={clsx(styles.entry, 'grid caption-size above-4')}>
          {entry.FACTS.map(({ LABEL, VALUES }) => (
            <div key={LABEL} className={clsx('row align-start gap-8', VALUES.join('').length > SHORT && 'full-row')}>
              <dt className="muted fixed">{LABEL}</dt>
              <dd className="grow break-anywhere">
                {VALUES.map((value) => (
                  <span key={value} className={clsx(styles.value, 'clipped')}>
                    <bdi>{value}</bdi>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        {entry.UNTIL !== '' && <p className="muted caption-size above-4">{entry.UNTIL}</p>}
        {lacks !== '' && (
          <p className="row wrap gap-12 above-8">
            <b className="text-danger">{say('gazette:lacks', { what: lacks })}</b>
            <PageLink to="/petugas/berkas/$patentId" params={{ patentId: entry.PATENT_ID }} className="button compact">
              <Label k="gazette:complete.case" />
            </PageLink>
          </p>
        )}
        {queueing.error && <ErrorPanel error={queueing.error} />}
      </div>
    </li>
  )
}

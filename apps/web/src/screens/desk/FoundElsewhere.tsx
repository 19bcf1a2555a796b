import type { QueueRow } from '@saki/contracts/deskQueue'
import { useDelayed } from '../../lib/useDelayed.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'

/** Cases shown at first, asked for at first, and the most that the call gives. */
const FIRST = 5
const ASKED = 20
const MOST = 50
const PAUSE = 200
/** Shorter texts are not searched. */
const LEAST = 2

interface FoundElsewhereProps {
  q: string
  rows: readonly QueueRow[]
  /** Whether more than the first are shown. */
  isAll: boolean
  onAll: (isAll: boolean) => void
}

/** Cases outside the list that a search of the list would miss: of other tabs, registered, ended, and by numbers of bills, letters and requests. */
export function FoundElsewhere({ q, rows, isAll, onAll }: FoundElsewhereProps) {
  const { say } = useWords('workload')
  const sought = useDelayed(q, PAUSE)
  const enabled = sought.trim().length >= LEAST
  const first = useCall('officeFind', { query: { q: sought, size: ASKED } }, { enabled: enabled && !isAll }).data
  const all = useCall('officeFind', { query: { q: sought, size: MOST } }, { enabled: enabled && isAll })
  const data = (isAll && all.data) || first
  const listed = new Set(rows.map(({ PATENT_ID }) => PATENT_ID))
  const elsewhere = (data?.data ?? []).filter(({ PATENT_ID }) => PATENT_ID === null || !listed.has(PATENT_ID))
  const found = isAll ? elsewhere : elsewhere.slice(0, FIRST)
  if (q.trim().length < LEAST || !data) return null
  if (found.length === 0) return rows.length === 0 ? <p className="pad muted">{say('workload:find.nothing')}</p> : null
  return (
    <section className="pad-12-16 hairline-above" aria-label={say('workload:find.elsewhere')}>
      <h2 className="normal-size">{say('workload:find.elsewhere')}</h2>
      <ul className="bare hairlines">
        {found.map(
          ({ PATENT_ID, SUBMISSION_NBR, TITLE, OWNER_NAMES, STATUS_NAME, STATUS_CAPTION, FOUND_BY, FOUND_NBR }) => (
            <li key={SUBMISSION_NBR} className="inset-8">
              {PATENT_ID === null ? (
                <bdi dir="ltr" className="mono">
                  {SUBMISSION_NBR}
                </bdi>
              ) : (
                <PageLink to="/petugas/berkas/$patentId" params={{ patentId: PATENT_ID }} className="mono">
                  <bdi dir="ltr">{PATENT_ID}</bdi>
                </PageLink>
              )}{' '}
              <b dir="auto">{TITLE}</b>
              <span className="block muted caption-size">
                <bdi>{OWNER_NAMES}</bdi> · {STATUS_CAPTION || STATUS_NAME}
                {FOUND_BY !== 'words' &&
                  FOUND_BY !== 'application' &&
                  ` · ${say(`workload:find.by.${FOUND_BY}`, { number: FOUND_NBR })}`}
              </span>
            </li>
          ),
        )}
      </ul>
      {isAll && data.IND_MORE === 'Y' && <p className="hint">{say('workload:find.more')}</p>}
      {(elsewhere.length > FIRST || (!isAll && data.IND_MORE === 'Y')) && (
        <Button
          look="act"
          icon={isAll ? 'chevron-up' : 'chevron-down'}
          aria-expanded={isAll}
          busy={all.isFetching && say('core:loading')}
          onClick={() => onAll(!isAll)}
        >
          <Label k={isAll ? 'workload:find.fewer' : 'workload:find.all'} />
        </Button>
      )}
    </section>
  )
}

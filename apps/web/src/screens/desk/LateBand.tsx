import { PageLink } from '../../lib/PageLink.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'

/** The server counts no further. */
const MOST = 1_000

/** How many cases of the office are past their day, whatever the tab, with the way to them; nothing when there are none. */
export function LateBand({ count }: { count: number }) {
  const { say } = useWords('workload')
  if (count === 0) return null
  return (
    <div className="below-12">
      <Note tone="bad" icon="flag">
        <span className="row wrap between gap-8">
          <b>{count >= MOST ? say('workload:late.band.most') : say('workload:late.band', { count })}</b>
          <PageLink to="/petugas" search={{ view: 'late' }}>
            <Label k="workload:late.show" />
          </PageLink>
        </span>
      </Note>
    </div>
  )
}

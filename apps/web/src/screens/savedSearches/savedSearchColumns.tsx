import type { SavedSearch } from '@saki/contracts/savedSearches'

import { SavedSearchLink } from '../../searches/SavedSearchLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import type { Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'

interface Acts {
  onOpen: (saved: SavedSearch) => void
  onChange: (saved: SavedSearch) => void
  onPause: (saved: SavedSearch) => void
  onDelete: (saved: SavedSearch) => void
}

export const savedSearchColumns = (acts: Acts): readonly Column<SavedSearch>[] => [
  {
    id: 'name',
    head: <Label k="alerts:col.name" stacked />,
    leads: true,
    cell: (row) => <Named row={row} onOpen={acts.onOpen} />,
  },
  { id: 'alerts', head: <Label k="alerts:col.alerts" stacked />, cell: (row) => <Times row={row} /> },
  { id: 'found', head: <Label k="alerts:col.found" stacked />, cell: (row) => <Found row={row} /> },
  { id: 'acts', head: <span className="sr">–</span>, end: true, cell: (row) => <RowActs row={row} {...acts} /> },
]

function Named({ row, onOpen }: { row: SavedSearch; onOpen: Acts['onOpen'] }) {
  const { say } = useWords('alerts')
  return (
    <>
      <SavedSearchLink search={row.SEARCH} onClick={() => onOpen(row)}>
        <bdi>{row.NAME}</bdi>
      </SavedSearchLink>
      <span className="next">{say(`alerts:kind.${row.SEARCH.KIND}`)}</span>
    </>
  )
}

function Times({ row: { HOW_OFTEN, IND_MAIL, IND_PAUSED } }: { row: SavedSearch }) {
  const { say } = useWords('alerts')
  if (IND_PAUSED === 'Y') return <Chip tone="amber">{say('alerts:paused')}</Chip>
  return (
    <>
      {say(`alerts:often.${HOW_OFTEN}`)}
      <span className="next">{say(`alerts:where.${IND_MAIL}`)}</span>
    </>
  )
}

function Found({ row: { NEW, LAST_FOUND_AT } }: { row: SavedSearch }) {
  const { say } = useWords('alerts')
  if (LAST_FOUND_AT === null) return <span className="muted">{say('alerts:never')}</span>
  return (
    <>
      {NEW > 0 ? <Chip tone="blue">{say('alerts:new', { count: NEW })}</Chip> : say('alerts:new.none')}
      <span className="next">
        {say('alerts:last')} <LegalTime at={LAST_FOUND_AT} />
      </span>
    </>
  )
}

function RowActs({ row, onChange, onPause, onDelete }: Acts & { row: SavedSearch }) {
  const isPaused = row.IND_PAUSED === 'Y'
  const acts = [
    { id: 'change', k: 'alerts:change', icon: 'pencil', act: onChange },
    { id: 'pause', k: isPaused ? 'alerts:resume' : 'alerts:pause', icon: isPaused ? 'redo' : 'clock', act: onPause },
    { id: 'delete', k: 'alerts:delete', icon: 'trash', act: onDelete },
  ] as const
  return (
    <span className="row wrap gap-4">
      {acts.map(({ id, k, icon, act }) => (
        <Button key={id} look="act" icon={icon} onClick={() => act(row)}>
          <Label k={k} />
          <span className="sr"> {row.NAME}</span>
        </Button>
      ))}
    </span>
  )
}

import type { Dispute, Exhibit } from '@saki/contracts/disputes'
import type { TextKey } from '@saki/texts'

import { Label } from '../ui/Label.tsx'
import { Table, type Column } from '../ui/Table.tsx'
import { useWords } from '../ui/useWords.ts'
import { FileActs } from './RequestFiles.tsx'

/** Whose exhibits they are: the title of the index and the name of each number. */
const sides = {
  opponent: { caption: 'requests:dispute.exhibits', numbered: 'requests:dispute.exhibit' },
  applicant: { caption: 'requests:dispute.counterExhibits', numbered: 'requests:dispute.counterFile' },
} as const satisfies Record<string, Record<'caption' | 'numbered', TextKey>>
type Side = keyof typeof sides

const columnsOf = (side: Side): readonly Column<Exhibit>[] => [
  {
    id: 'name',
    head: <Label k="requests:dispute.exhibit.name" stacked />,
    leads: true,
    cell: (exhibit) => <ExhibitName exhibit={exhibit} side={side} />,
  },
  {
    id: 'proves',
    head: <Label k="requests:dispute.exhibit.proves" stacked />,
    cell: ({ PROVES }) => <bdi>{PROVES}</bdi>,
  },
  {
    id: 'for',
    head: <Label k="requests:dispute.exhibit.for" stacked />,
    cell: ({ POINT_NBR }) => POINT_NBR ?? '–',
  },
  { id: 'file', head: <Label k="core:actions" stacked />, cell: ({ FILE }) => <ExhibitFile file={FILE} /> },
]

/** The index of exhibits as served: number, name, what each proves, the ground it is for, and its file. */
export function DisputeExhibits({ exhibits, side }: { exhibits: Dispute['EXHIBITS']; side: Side }) {
  const { say } = useWords('requests', 'core', 'viewer')
  return (
    <Table
      caption={say(sides[side].caption)}
      columns={columnsOf(side)}
      rows={exhibits}
      rowKey={({ NBR }) => String(NBR)}
      empty={say('requests:dispute.exhibits.none')}
    />
  )
}

function ExhibitName({ exhibit: { NBR, NAME }, side }: { exhibit: Exhibit; side: Side }) {
  const { say } = useWords('requests')
  return (
    <>
      <b>{say(sides[side].numbered, { n: NBR })}</b>
      <span className="block">
        <bdi>{NAME}</bdi>
      </span>
    </>
  )
}

/** View and download of an exhibit; a sentence when its file is not served. */
export function ExhibitFile({ file }: { file: Exhibit['FILE'] }) {
  const { say } = useWords('requests')
  return file ? <FileActs file={file} /> : <span className="muted">{say('requests:dispute.exhibit.gone')}</span>
}

import { clsx } from 'clsx'
import type { QueueRow } from '@saki/contracts/deskQueue'

import { CasePicture } from '../../cases/CasePicture.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useUser } from '../../lib/session.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText } from '../../ui/LegalTime.tsx'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { PickedCases } from './many/usePickedCases.ts'
import type { QueueView } from './queueSearch.ts'
import { PromiseChip } from './PromiseChip.tsx'
import styles from './desk.module.css'

interface QueueTableProps {
  view: QueueView
  rows: readonly QueueRow[]
  chosen: string | undefined
  onChoose: (row: QueueRow) => void
  /** Given when several cases can be chosen: a box before each row. */
  picked?: PickedCases | undefined
  /** Fades the rows while new ones load. */
  dim: boolean
}

const captions = { QUEUE: 'desk:queue', MINE: 'desk:mine', LATE: 'workload:late.title', TERMS: 'desk:terms' } as const

/** Rows of the queue. A case is chosen by its radio button, a click on the row, arrow keys, J or K. */
export function QueueTable({ view, rows, chosen, onChoose, picked, dim }: QueueTableProps) {
  const { say } = useWords('desk', 'workload')
  return (
    <div className={`table-frame ${dim ? 'dim' : ''}`} aria-busy={dim || undefined}>
      <table className={clsx('dense', styles.table)}>
        <caption className="sr">{say(captions[view])}</caption>
        <thead>
          <tr>
            <th scope="col">
              {picked ? (
                <input
                  type="checkbox"
                  className="tick"
                  aria-label={say('workload:many.all')}
                  checked={picked.chosen.length > 0 && picked.chosen.length === rows.length}
                  onChange={({ target }) => picked.chooseAll(target.checked)}
                />
              ) : (
                <span className="sr">{say('desk:pane.choose')}</span>
              )}
            </th>
            <th scope="col">
              <Label k="desk:col.file" stacked />
            </th>
            <th scope="col">
              <Label k="desk:col.step" stacked />
            </th>
            <th scope="col">
              <Label k={view === 'TERMS' ? 'desk:col.due' : 'desk:col.promise'} stacked />
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.PATENT_ID} row={row} on={row.PATENT_ID === chosen} onChoose={onChoose} picked={picked} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({
  row,
  on,
  onChoose,
  picked,
}: Pick<QueueTableProps, 'onChoose' | 'picked'> & { row: QueueRow; on: boolean }) {
  const { say } = useWords('workload')
  return (
    // The radio button in the first cell does the same for keyboards and screen readers.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events
    <tr
      className={clsx(on && 'on', picked && !picked.isChosen(row) && 'noprint')}
      aria-selected={on}
      onClick={(event) => (isLink(event.target) ? undefined : onChoose(row))}
    >
      <td>
        {picked && (
          <input
            type="checkbox"
            className="tick"
            aria-label={say('workload:choose.one', { number: row.PATENT_ID, title: row.TITLE })}
            checked={picked.isChosen(row)}
            onChange={({ target }) => picked.choose(row, target.checked)}
          />
        )}
        <input
          type="radio"
          className={picked ? 'sr' : 'tick'}
          // Beside a box it is not seen, and is reached by J and K only.
          tabIndex={picked ? -1 : undefined}
          name="deskcase"
          value={row.PATENT_ID}
          aria-label={`${row.PATENT_ID}, ${row.TITLE}`}
          checked={on}
          onChange={() => onChoose(row)}
        />
      </td>
      <td>
        <div className="row gap-10">
          <CasePicture url={row.IMG_URL} right={row.RIGHT} />
          <span>
            <PageLink to="/petugas/berkas/$patentId" params={{ patentId: row.PATENT_ID }} className="mono">
              <bdi dir="ltr">{row.PATENT_ID}</bdi>
            </PageLink>
            <span className={clsx(styles.title, 'block muted caption-size truncated')} dir="auto">
              {row.TITLE}
            </span>
          </span>
        </div>
      </td>
      <td>
        <Step row={row} />
      </td>
      <td className="nowrap">
        <PromiseChip daysLeft={row.DAYS_LEFT} />
        {row.DUE_DATE && (
          <span className="block above-2 muted caption-size">
            <LegalDateText date={row.DUE_DATE} />
          </span>
        )}
      </td>
    </tr>
  )
}

/** A click on the number opens the case instead of choosing it. */
const isLink = (target: EventTarget) => target instanceof Element && target.closest('a, input[type=checkbox]') !== null

function Step({ row }: { row: QueueRow }) {
  const { say } = useWords('desk')
  const mine = useUser()?.USER_ID
  return (
    <>
      {row.REPLY_AT ? (
        <Label k="desk:row.reply" stacked />
      ) : (
        <TwoNames name={row.STATUS_NAME} own={row.STATUS_CAPTION} stacked />
      )}
      <span className={clsx(styles.title, 'block muted caption-size truncated')} dir="auto">
        {row.OWNER_NAMES}
      </span>
      {(row.OFFICER || row.IND_FROZEN === 'Y' || row.UNREAD > 0) && (
        <span className="flex wrap gap-10 row-gap-2 muted caption-size">
          {row.OFFICER && (
            <span className="inline-row gap-4">
              <Icon name="user" size={14} />
              {row.OFFICER.USER_ID === mine
                ? say('desk:row.heldByMe')
                : say('desk:row.held', { name: row.OFFICER.USER_NAME })}
            </span>
          )}
          {row.IND_FROZEN === 'Y' && (
            <span className="inline-row gap-4">
              <Icon name="lock" size={14} />
              {say('desk:row.frozen')}
            </span>
          )}
          {row.UNREAD > 0 && row.WORK === null && (
            <span className="inline-row gap-4 text-warning">
              <Icon name="mail" size={14} />
              {say('desk:row.unread', { count: row.UNREAD })}
            </span>
          )}
        </span>
      )}
    </>
  )
}

import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import type { LetterRow } from '@saki/contracts/answers'
import type { TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'

import { RightMark } from '../../cases/RightMark.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Chip } from '../../ui/Chip.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { TwoNames } from '../../ui/TwoNames.tsx'
import { procidOf } from './answerKind.ts'
import styles from './answer.module.css'

interface LettersListProps {
  /** Only letters of this kind. */
  kind?: LetterRow['KIND']
  /** Default: that no letter waits. */
  empty?: TextKey
  /** Letters shown elsewhere, by `procidOf`; with it nothing is shown when no letter is left. */
  except?: ReadonlySet<string>
}

/** Letters to answer by deadline, nearest first, then answers not examined yet. */
export function LettersList({ kind, empty = 'answers:list.empty', except }: LettersListProps) {
  const { say } = useWords('answers')
  const { data, error, refetch } = useCall('getLettersToAnswer', {}, { refetchOnWindowFocus: true })
  const rows = data?.filter((row) => (kind === undefined || row.KIND === kind) && !except?.has(procidOf(row)))
  if (except && !error && !rows?.length) return null
  return (
    <section className="card" aria-label={say('answers:list.table')}>
      {!rows && error && (
        <div className="pad">
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        </div>
      )}
      {!rows && !error && (
        <div className="pad">
          <Skeleton lines={4} block={48} />
        </div>
      )}
      {rows?.length === 0 && <EmptyState>{say(empty)}</EmptyState>}
      {rows && rows.length > 0 && (
        <ul>
          {rows.map((row) => (
            <Row key={procidOf(row)} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ row }: { row: LetterRow }) {
  const { say } = useWords('answers')
  const isSent = row.ANSWERABLE === 'sent'
  const isBegun = row.POINTS_ANSWERED > 0
  return (
    <li
      className={clsx(styles.row, 'align-center pad-16-20 grid one-column-on-phones gap-24 row-gap-8 hairline-below')}
    >
      <div className="grid gap-4 items-start break-anywhere">
        <RightMark right={row.RIGHT} />
        <bdi dir="ltr" className="mono">
          {row.PATENT_ID}
        </bdi>
        <bdi>{row.TITLE}</bdi>
        {row.CLIENT && <span className="hint">{say('answers:list.for', { name: row.CLIENT.USER_NAME })}</span>}
      </div>
      <div className="grid gap-4 items-start break-anywhere">
        <b>
          <Label k={`answers:title.${row.KIND}`} />
        </b>
        <span className="hint">
          <TwoNames name={row.LETTER_NAME} own={row.LETTER_CAPTION} />
          {' · '}
          {isSent || !isBegun
            ? say('answers:list.points', { count: row.POINTS_ALL })
            : say('answers:list.begun', { there: row.POINTS_ANSWERED, all: row.POINTS_ALL })}
        </span>
      </div>
      <Deadline row={row} />
      <PageLink
        className={isSent ? 'button compact' : 'button compact primary'}
        to="/jawaban/$procid"
        params={{ procid: procidOf(row) }}
      >
        <Icon name={isSent ? 'receipt' : 'reply'} size={18} />
        <Label k={isSent ? 'answers:list.look' : isBegun ? 'answers:list.go' : 'answers:list.answer'} />
        <span className="sr"> {row.PATENT_ID}</span>
      </PageLink>
    </li>
  )
}

function Deadline({ row }: { row: LetterRow }) {
  const { say, language } = useWords('answers', 'core')
  if (row.ANSWERABLE === 'sent')
    return (
      <div className="grid gap-4 items-start break-anywhere">
        <Chip tone="blue" icon="hourglass">
          <Label k="answers:list.sent" />
        </Chip>
        {row.SENT_AT && (
          <span className="hint">
            <LegalTime at={row.SENT_AT} />
          </span>
        )}
      </div>
    )
  if (row.DUE_DATE === null || row.DAYS_LEFT === null) return <div className="grid gap-4 items-start break-anywhere" />
  const date = legalDateText(row.DUE_DATE, language)
  const isOver = row.DAYS_LEFT < 0
  return (
    <div className="grid gap-4 items-start break-anywhere">
      <Chip tone={row.DAYS_LEFT <= 7 ? 'red' : 'amber'} icon={row.DAYS_LEFT <= 7 ? 'flag' : 'clock'}>
        {isOver
          ? say('answers:late.title', { date })
          : row.DAYS_LEFT === 0
            ? say('answers:left.today')
            : say('answers:left', { count: row.DAYS_LEFT })}
      </Chip>
      {!isOver && (
        <span className="hint">
          {date}
          {say('core:comma')}
          <bdi dir="ltr">23:59 WIB</bdi>
        </span>
      )}
    </div>
  )
}

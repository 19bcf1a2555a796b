import { clsx } from 'clsx'

import type { OfficeAnnouncement } from '@saki/contracts/notifications'
import { useRef, useState } from 'react'

import { newKey } from '../../lib/newKey.ts'
import { queryKeyOf, queryClient, useCall, useSend } from '../../lib/queries.ts'
import { OfficePage } from '../../officeTables/OfficePage.tsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip, type Tone } from '../../ui/Chip.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { Table, type Column } from '../../ui/Table.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AnnouncementDialog } from './AnnouncementDialog.tsx'
import styles from './announcements.module.css'

const tones: Record<OfficeAnnouncement['STATE'], Tone> = { COMING: 'blue', SHOWN: 'green', OVER: 'grey', ENDED: 'grey' }

/** /petugas/pengumuman: the office's announcements with their period and author. */
export function AnnouncementScreen() {
  const { say } = useWords('office')
  const [isNew, setNew] = useState(false)
  const mayKeep = useHolds('administrator')
  return (
    <OfficePage
      title="office:announce.page.title"
      lead={say('office:announce.lead')}
      keptBy={['administrator']}
      actions={
        mayKeep && (
          <Button look="primary" icon="plus" onClick={() => setNew(true)}>
            <Label k="office:announce.new" />
          </Button>
        )
      }
    >
      {() => (
        <>
          <Rows />
          {isNew && <AnnouncementDialog onClose={() => setNew(false)} />}
        </>
      )}
    </OfficePage>
  )
}

function Rows() {
  const { say } = useWords('office')
  const { data, error, isPending, refetch } = useCall('officeAnnouncements', { query: {} })
  const [ended, setEnded] = useState<OfficeAnnouncement>()
  const mayKeep = useHolds('administrator')
  return (
    <Card flush>
      <Table
        caption={say('office:announce.page.title')}
        columns={columns(mayKeep ? setEnded : undefined)}
        rows={data?.ROWS}
        rowKey={({ ID }) => String(ID)}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        empty={say('office:announce.none')}
      />
      {ended && <EndDialog row={ended} onClose={() => setEnded(undefined)} />}
    </Card>
  )
}

function columns(onEnd: ((row: OfficeAnnouncement) => void) | undefined): Column<OfficeAnnouncement>[] {
  return [
    {
      id: 'what',
      head: <Label k="office:announce.title" stacked />,
      leads: true,
      cell: (row) => <What row={row} />,
    },
    { id: 'state', head: <Label k="office:announce.state" stacked />, cell: (row) => <State row={row} /> },
    {
      id: 'audience',
      head: <Label k="office:announce.audience" stacked />,
      cell: ({ AUDIENCE }) => <Label k={`office:announce.audience.${AUDIENCE}`} />,
    },
    { id: 'when', head: <Label k="office:announce.when" stacked />, cell: (row) => <When row={row} /> },
    {
      id: 'maker',
      head: <Label k="office:announce.maker" stacked />,
      cell: ({ MADE_BY, MADE_AT }) => (
        <>
          <bdi>{MADE_BY}</bdi>
          <span className="next">
            <LegalTime at={MADE_AT} />
          </span>
        </>
      ),
    },
    {
      id: 'acts',
      head: <span className="sr">–</span>,
      end: true,
      cell: (row) =>
        onEnd && (row.STATE === 'SHOWN' || row.STATE === 'COMING') ? (
          <Button look="act" icon="close" onClick={() => onEnd(row)}>
            <Label k="office:announce.end" />
            <span className="sr"> {row.TITLE_ID}</span>
          </Button>
        ) : null,
    },
  ]
}

function What({ row }: { row: OfficeAnnouncement }) {
  const { language } = useWords('office')
  const [title, text] =
    language === 'en'
      ? [row.TITLE_EN, row.CONTENT_EN]
      : language === 'ar'
        ? [row.TITLE_AR, row.CONTENT_AR]
        : [row.TITLE_ID, row.CONTENT_ID]
  return (
    <>
      <b dir="auto">{title}</b>
      <span className={clsx('next', styles.text, 'block keep-lines')} dir="auto">
        {text}
      </span>
      {row.PAGE && (
        <span className="next mono" dir="ltr">
          {row.PAGE}
        </span>
      )}
    </>
  )
}

function State({ row }: { row: OfficeAnnouncement }) {
  const { say } = useWords('office')
  return (
    <>
      <Chip tone={tones[row.STATE]} icon={row.STATE === 'SHOWN' ? 'eye' : 'clock'}>
        {say(`office:announce.state.${row.STATE}`)}
      </Chip>
      <span className="next">{say(`office:announce.level.${row.LEVEL}`)}</span>
    </>
  )
}

function When({ row }: { row: OfficeAnnouncement }) {
  const { say } = useWords('office')
  const until = row.ENDED_AT ?? row.VALID_TO
  return (
    <>
      <LegalTime at={row.VALID_FROM} />
      <span className="next">{until ? <LegalTime at={until} /> : say('office:announce.untilEnded')}</span>
      {row.ENDED_BY && (
        <span className="next">
          <bdi>{row.ENDED_BY}</bdi>
        </span>
      )}
    </>
  )
}

function EndDialog({ row, onClose }: { row: OfficeAnnouncement; onClose: () => void }) {
  const { say } = useWords('office')
  const key = useRef(newKey())
  const end = useSend('officeAnnouncementEnd', {
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('officeAnnouncements') })
      void queryClient.invalidateQueries({ queryKey: queryKeyOf('getNotification') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={<Label k="office:announce.end.ask" />}
      yes={<Label k="office:announce.end" />}
      no={<Label k="core:cancel" />}
      busy={end.isPending && say('core:loading')}
      onYes={() => end.mutate({ body: { ID: row.ID }, key: key.current })}
      onNo={onClose}
    >
      <p>
        <b dir="auto">{row.TITLE_ID}</b>
      </p>
      <p>{say('office:announce.end.means')}</p>
      {end.error && <ErrorPanel error={end.error} />}
    </ConfirmDialog>
  )
}

import { clsx } from 'clsx'
import { legalTimeText } from '@saki/texts/dates'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'

import { ask, type Answer } from '../lib/ask.ts'
import { recallOwn, rememberOwn } from '../lib/deviceStore.ts'
import { useCall } from '../lib/queries.ts'
import { Icon, type IconName } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { showToast } from '../ui/messages.ts'
import { useWords } from '../ui/useWords.ts'
import styles from './shell.module.css'

type Announcement = Answer<'getNotification'>[number]

const EVERY = 60_000
const looks: Record<Announcement['LEVEL'], { className: string; icon: IconName }> = {
  INFO: { className: 'info', icon: 'news' },
  WARNING: { className: 'warn', icon: 'warning' },
  OUTAGE: { className: 'bad', icon: 'alert' },
}
const closedName = (id: number) => `announcement-closed:${id}`

/** Announcements of the office above the pages behind the log-in, each until the reader closes it on this device. */
export function AnnouncementBanner() {
  const { say } = useWords('shell')
  const { data } = useCall('getNotification', {}, { refetchInterval: EVERY })
  const [, setClosed] = useState(0)
  const shown = data?.filter(({ ID }) => recallOwn(closedName(ID)) === null) ?? []
  if (shown.length === 0) return null
  const close = (id: number) => {
    rememberOwn(closedName(id), 'Y')
    setClosed((count) => count + 1)
  }
  return (
    <section className={clsx(styles.banner, 'grid gap-8')} aria-label={say('shell:announcements')}>
      {shown.map((row) => (
        <Banner key={row.ID} row={row} onClose={() => close(row.ID)} />
      ))}
    </section>
  )
}

function Banner({ row, onClose }: { row: Announcement; onClose: () => void }) {
  const { say, language } = useWords('shell')
  const navigate = useNavigate()
  const { className, icon } = looks[row.LEVEL]
  const open = () =>
    ask('getNotificationUrl', { query: { content: row.ID } }).then(
      ({ URL }) => void navigate({ href: URL }),
      () => showToast('shell:announcements.gone', { tone: 'bad' }),
    )
  return (
    <div className={`note ${className}`} role="status">
      <Icon name={icon} />
      <div className="grow">
        <p dir="auto">
          <b>{row.TITLE}</b> <span className="block keep-lines">{row.CONTENT}</span>
        </p>
        {row.VALID_TO && (
          <p className="hint">{say('shell:announcements.until', { time: legalTimeText(row.VALID_TO, language) })}</p>
        )}
        {row.IND_PAGE === 'Y' && (
          <button type="button" className="text-button" onClick={() => void open()}>
            <Label k="shell:announcements.open" />
          </button>
        )}
      </div>
      <button type="button" className="icon-button" aria-label={`${say('core:close')}: ${row.TITLE}`} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}

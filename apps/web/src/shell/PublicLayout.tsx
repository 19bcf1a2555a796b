import { clsx } from 'clsx'
import { Outlet } from '@tanstack/react-router'
import { legalClockText, legalDateText } from '@saki/texts/dates'

import { KawungPattern } from '../ui/icons/Kawung.tsx'
import { useWords } from '../ui/useWords.ts'
import { useOpenPath } from '../lib/pageAddress.ts'
import { useCall } from '../lib/queries.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { Label } from '../ui/Label.tsx'
import { RegisterLink } from '../ui/RegisterLink.tsx'
import { ReportLink } from '../ui/ReportLink.tsx'
import { Brand } from './Brand.tsx'
import { Copyright } from './Copyright.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import styles from './publicLayout.module.css'

/** Two columns: the form, and the office's announcements. */
export function PublicLayout() {
  const { say } = useWords('login')
  const pathname = useOpenPath()
  return (
    <div className={clsx(styles.layout, 'grid surface')}>
      <div className={clsx(styles.formColumn, 'stack gap-0')}>
        <header className={clsx(styles.titleLine, 'row wrap between gap-16')}>
          <Brand />
          <LanguageSwitch />
        </header>
        <main id="main" className="public-content">
          <Outlet />
        </main>
        <footer className="row wrap between gap-16 hint">
          <Copyright />
          <RegisterLink />
          {pathname !== '/lapor-masalah' && <ReportLink page={pathname} />}
          <ThemeSwitch />
        </footer>
      </div>
      <aside className={clsx(styles.aside, 'justify-center clipped flex relative')}>
        <div className={styles.asidePattern}>
          <KawungPattern />
        </div>
        <h2>{say('login:promise')}</h2>
        <p className="lead">{say('login:promise.how')}</p>
        <Announcements />
      </aside>
    </div>
  )
}

/** Whether the portal is reachable, and the announcements in force now. */
function Announcements() {
  const { say, language } = useWords('login')
  const { data, error, isPending, dataUpdatedAt } = useCall('getNotification', {}, { refetchInterval: 60_000 })
  const troubled = data?.some((row) => row.LEVEL === 'OUTAGE') ?? false
  const state = isPending ? 'asking' : error ? 'silent' : troubled ? 'outage' : 'normal'
  return (
    <section className={styles.serviceStates} aria-labelledby="service-status">
      <h3 id="service-status">
        <Label k="login:status" />
      </h3>
      <ul>
        <li className={clsx('grid gap-10 small', state !== 'normal' && state !== 'asking' && 'troubled')}>
          <Icon name={state === 'normal' ? 'check-circle' : 'clock'} size={18} />
          <span role="status">{say(`login:status.${state}`)}</span>
          <span>
            {dataUpdatedAt > 0 && (
              <bdi>{say('login:status.checked', { time: legalClockText(new Date(dataUpdatedAt)) })}</bdi>
            )}
          </span>
        </li>
      </ul>
      {data && data.length > 0 && (
        <div className={clsx(styles.newTo, 'stack')}>
          {data.slice(0, 4).map((row) => (
            <div key={row.ID} className="grid gap-16 sm">
              <time className="nowrap" dateTime={row.VALID_FROM}>
                <bdi>{legalDateText(new Date(row.VALID_FROM), language)}</bdi>
              </time>
              <span dir="auto">
                <b>{row.TITLE}</b>
                <br />
                {row.CONTENT}
              </span>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

import { clsx } from 'clsx'
import { useState, type FormEvent } from 'react'
import { legalClockText } from '@saki/texts/dates'
import { Link } from '@tanstack/react-router'

import { PageLink } from '../../lib/PageLink.tsx'
import { hasSessionFlag } from '../../lib/sessionGate.ts'
import { PaletteResults } from '../../shell/PaletteResults.tsx'
import { useFinder } from '../../shell/useFinder.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { KawungPattern } from '../../ui/icons/Kawung.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { ReportLink } from '../../ui/ReportLink.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useWords } from '../../ui/useWords.ts'
import { recentPages } from '../../lib/recentPages.ts'
import { Card } from '../../ui/Card.tsx'
import styles from './missing.module.css'

/** Shows the unknown address and links home; with a session also a search and the recent pages. */
export function Missing({ address }: { address: string }) {
  const { say } = useWords('shell')
  return (
    <div className={clsx(styles.missing, 'grid one-column-on-tablets relative')}>
      <div className={clsx(styles.asidePattern, 'notablet')}>
        <KawungPattern />
      </div>
      <Page
        title="shell:missing"
        tab="404"
        above={<span className="muted small strong">{say('shell:missing.code')}</span>}
        lead={
          <>
            {say('shell:missing.address')}{' '}
            <bdi dir="ltr" className={clsx('mono', styles.address, 'break-anywhere rounded text-plain well')}>
              {address}
            </bdi>
          </>
        }
      >
        {hasSessionFlag() && <Search typedFirst={/[A-Z0-9]{8,}/i.exec(address)?.[0] ?? ''} />}
        {hasSessionFlag() && <RecentPages />}
        <div className="actions">
          {hasSessionFlag() && (
            <PageLink to="/user-docx/tp/pasca-sertifikat" className="button">
              <Icon name="home" />
              <Label k="shell:missing.home" />
            </PageLink>
          )}
          {hasSessionFlag() && (
            <PageLink to="/inbox" className="button">
              <Icon name="inbox" />
              <Label k="shell:nav.inbox" />
            </PageLink>
          )}
          {!hasSessionFlag() && (
            <PageLink to="/login" className="button primary">
              <Icon name="home" />
              <Label k="shell:missing.home" />
            </PageLink>
          )}
          {!hasSessionFlag() && <ReportLink page={address} />}
        </div>
      </Page>
    </div>
  )
}

/** Only with a session, because the results depend on the user. */
function Search({ typedFirst }: { typedFirst: string }) {
  const { say } = useWords('shell')
  const [typed, setTyped] = useState(typedFirst)
  const { found, caseNumber, go } = useFinder(typed, () => undefined)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    go(caseNumber ?? found[0])
  }
  return (
    <>
      <form className={clsx(styles.searchBox, 'flush-fields flex align-end gap-8 below-16')} onSubmit={onSubmit}>
        <TextField
          id="missing-search"
          label={say('shell:missing.search')}
          lead="search"
          value={typed}
          onChange={setTyped}
          autoFocus
        />
        <Button type="submit" look="primary">
          <Label k="core:search" />
        </Button>
      </form>
      {typed !== '' && (
        <div className="card">
          <PaletteResults found={found.slice(0, 5)} caseNumber={caseNumber} onGo={go} />
        </div>
      )}
    </>
  )
}

/** Links to the last three pages of this tab. */
function RecentPages() {
  const pages = recentPages().slice(0, 3)
  if (pages.length === 0) return null
  return (
    <Card title={<Label k="shell:missing.recent" />} flush>
      <ul className="way-list">
        {pages.map((page) => (
          <li key={page.path}>
            <Link to={page.path}>
              <Icon name="history" />
              <span>
                <bdi>{page.title}</bdi> <span className="caption nowrap">{legalClockText(new Date(page.at))}</span>
              </span>
              <Icon name="chevron-next" size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}

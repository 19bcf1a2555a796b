import { clsx } from 'clsx'
import '../../cases/cases.module.css'

import { useState } from 'react'

import { OfflineNote } from '../../cases/OfflineNote.tsx'
import { Page } from '../../ui/Page.tsx'
import { recallOwn, rememberOwn } from '../../lib/deviceStore.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useUser } from '../../lib/session.ts'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { BeforeFiling, PaidServices } from './PaidServices.tsx'
import { Today } from './Today.tsx'
import { useToday } from './useToday.ts'
import styles from './landing.module.css'

const SEEN = 'welcome-seen'

/** The page after log-in: what the reader has to do today, then the paid services. */
export function LandingScreen() {
  const today = useToday()
  const hasCases = today.unpaid.data?.COUNTS.all !== 0
  const isNewcomer = !hasCases && today.drafts.data?.total === 0
  const [seen, setSeen] = useState(() => recallOwn(SEEN) === 'Y')
  const onDismiss = () => {
    rememberOwn(SEEN, 'Y')
    setSeen(true)
  }
  return (
    <Page title="landing:title">
      <OfflineNote asOf={today.letters.dataUpdatedAt} />
      {isNewcomer && !seen ? <Welcome onDismiss={onDismiss} /> : <Today today={today} />}
      {hasCases ? <PaidServices /> : <BeforeFiling />}
    </Page>
  )
}

const steps = ['fill', 'pay', 'follow'] as const

/** Three steps in place of Today, for users without drafts and filings; hidden once dismissed or after the first draft. */
function Welcome({ onDismiss }: { onDismiss: () => void }) {
  const { say } = useWords('landing')
  const user = useUser()
  return (
    <section className={clsx('card', styles.welcome)} aria-labelledby="welcome">
      <div className={clsx(styles.sectionHead, 'row gap-12 hairline-below')}>
        <h2 id="welcome" className="grow large">
          {say('landing:welcome', { name: user?.USER_NAME ?? '' })}
        </h2>
        <button type="button" className="icon-button" aria-label={say('landing:welcome.dismiss')} onClick={onDismiss}>
          <Icon name="close" />
        </button>
      </div>
      <ol className="grid one-column-on-phones">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-12">
            <span className="step-number">{at + 1}</span>
            <div>
              <h3 className="middle">
                <Label k={`landing:welcome.${step}`} />
              </h3>
              <p className="muted sm">{say(`landing:welcome.${step}.means`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.welcomeFoot}>
        <PageLink to="/buat-pengajuan" className="button primary full-width-on-phones">
          <Icon name="plus" />
          <Label k="shell:nav.new" />
        </PageLink>
      </div>
    </section>
  )
}

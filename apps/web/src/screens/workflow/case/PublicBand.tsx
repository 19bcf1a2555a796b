import { clsx } from 'clsx'

import { useDaysLeft } from '../../../cases/DaysLeft.tsx'
import { PageLink } from '../../../lib/PageLink.tsx'
import { useUser } from '../../../lib/session.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalDateText } from '../../../ui/LegalTime.tsx'
import { useWords } from '../../../ui/useWords.ts'
import styles from '../workflow.module.css'
import type { CaseOnPage } from './caseAccess.ts'

/** What a stranger sees in place of whose turn it is: that only the published part is shown, and until when anybody may oppose. */
export function PublicBand({ theCase }: { theCase: CaseOnPage }) {
  const { say } = useWords('casePage', 'workflow')
  const daysLeft = useDaysLeft()
  const isApplicant = useUser()?.ROLE === 'applicant'
  const isOpen = theCase.TURN === 'PUBLIC' && theCase.DUE_DATE !== null
  return (
    <div className={clsx(styles.turn, 'align-center grid gap-16 row-gap-4 well hairline-above', isOpen && 'amber')}>
      <Icon name={isOpen ? 'flag' : 'eye'} />
      <div>
        <p className="turn-title strong small">
          <Label k={isOpen ? 'casePage:public.open' : 'casePage:public'} />
        </p>
        <p className={clsx(styles.otherwise, 'sm')}>
          {say(isOpen ? 'casePage:public.open.means' : 'casePage:public.means')}
        </p>
      </div>
      {isOpen && (
        <div className={clsx(styles.until, 'nowrap')}>
          <b className="block large">
            <LegalDateText date={theCase.DUE_DATE} />
          </b>
          <span className="small tone-amber">{theCase.DAYS_LEFT !== null && daysLeft(theCase.DAYS_LEFT)}</span>
        </div>
      )}
      {isOpen && isApplicant && theCase.PATENT_ID && (
        <PageLink to="/customer-screen/oposisi" search={{ nomor: theCase.PATENT_ID }} className="button primary">
          <Icon name="flag" />
          <Label k="casePage:oppose" />
        </PageLink>
      )}
    </div>
  )
}

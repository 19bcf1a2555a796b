import { clsx } from 'clsx'
import { withoutTurn } from '../../cases/standing.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalDateText, LegalTime } from '../../ui/LegalTime.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { CaseHeader } from './CaseHeader.tsx'
import { wholeCase } from '../../lib/caseCalls.ts'
import { caseAddress } from '../../lib/caseAddress.ts'
import { NumberedCaseView } from './NumberedCaseView.tsx'
import { Unknown } from './Unknown.tsx'
import styles from './workflow.module.css'

/** An unpaid filing, which has no process yet: shown as waiting for payment, with a link to pay. Once paid, opens the numbered case. */
export function UnpaidCase({ submissionNbr }: { submissionNbr: string }) {
  const { say } = useWords('workflow', 'applications')
  const { data, error, refetch } = useCall('getPatentDetail', wholeCase(submissionNbr), { refetchInterval: 60_000 })
  const numbered = data?.PATENT_ID ? caseAddress(data.PATENT_ID) : undefined
  if (numbered?.kind === 'numbered') return <NumberedCaseView patentId={numbered.patentId} file={numbered.file} />
  if (error?.status === 404) return <Unknown words="workflow:screen.missing" />
  if (error && !data)
    return (
      <div className="page">
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className="card pad">
        <Skeleton lines={5} block={28} />
      </div>
    )
  const until = data.BILLING_EXPIRES_AT
  const isOpen = until !== null && new Date(until).getTime() > officeNow()
  return (
    <div className={clsx('page', styles.page)}>
      <CaseHeader
        title={data.TITLE}
        number={data.SUBMISSION_NBR}
        right={data.RIGHT}
        picture={data.IMG_URL}
        owners={data.OWNER_NAMES}
        filed={data.FILING_DATE}
        code={data.STATUS_CODE}
        status={data.STATUS_NAME}
        caption={data.STATUS_CAPTION}
      >
        <div className={clsx(styles.turn, 'align-center grid gap-16 row-gap-4 well hairline-above amber')}>
          <Icon name="clock" />
          <div>
            <p className="turn-title strong small">
              <Label k="workflow:screen.turn.YOU" />
            </p>
            <p className={clsx(styles.act, 'strong')}>{withoutTurn(data.NEXT_STEP)}</p>
            <p className={clsx(styles.otherwise, 'sm')}>{say('workflow:screen.unpaid')}</p>
            <p className={clsx(styles.otherwise, 'sm')}>
              <b>{say('workflow:screen.dateShort')}</b>
            </p>
          </div>
          {isOpen && until && (
            <div className={clsx(styles.until, 'nowrap')}>
              <b className="block large">
                <Countdown until={until} onOver={() => void refetch()} />
              </b>
              <span className="small tone-amber">{say('workflow:screen.tonight')}</span>
            </div>
          )}
          {(data.PERMISSIONS.CAN_PAY === 'Y' || data.ACTIONS.includes('REISSUE')) && (
            <PageLink
              to="/customer-screen/payments/$patentId"
              params={{ patentId: data.SUBMISSION_NBR }}
              className="button primary"
            >
              <Icon name="card" />
              <Label k={isOpen ? 'core:pay' : 'applications:do.reissue'} />
            </PageLink>
          )}
        </div>
        {data.PERMISSIONS.CAN_EDIT === 'Y' && (
          <div className="inset-10 noprint row wrap gap-12 hairline-above">
            <PageLink
              to="/customer-screen/payments/$patentId"
              params={{ patentId: data.SUBMISSION_NBR }}
              search={{ ask: 'reopen' }}
              className="text-button"
            >
              <Icon name="pencil" size={18} />
              <Label k="applications:do.reopen" />
            </PageLink>
          </div>
        )}
      </CaseHeader>
      <section className="card" aria-labelledby="timeline">
        <div className="card-head wrap">
          <h2 id="timeline">
            <Label k="workflow:screen.timeline" />
          </h2>
        </div>
        <ol className={styles.timeline} reversed>
          <li className={clsx(styles.event, 'future grid gap-16 row-gap-0 relative')}>
            <span className="nophone" />
            <span className={'event-mark flex justify-center relative'}>
              <i className="centered text-success">
                <Icon name="checklist" size={16} />
              </i>
            </span>
            <div>
              <h3>
                <Label k="workflow:state.administrativeCheck" />
              </h3>
              <p>{say('workflow:screen.afterPayment')}</p>
            </div>
          </li>
          <li className={clsx(styles.event, 'grid gap-16 row-gap-0 relative', styles.now)}>
            <LegalDateText date={data.STATUS_DATE} />
            <span className={'event-mark flex justify-center relative'}>
              <i className="centered text-success">
                <Icon name="clock" size={16} />
              </i>
            </span>
            <div>
              <h3>
                <Label k="workflow:screen.submitted" />
              </h3>
              <p>
                <LegalTime at={data.SUBMITTED_AT} />. {say('workflow:state.awaitingPayment.means')}
              </p>
            </div>
          </li>
        </ol>
      </section>
    </div>
  )
}

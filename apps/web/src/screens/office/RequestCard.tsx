import { clsx } from 'clsx'
import { useHolds } from '../../officeTables/useHolds.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { LegalTime } from '../../ui/LegalTime.tsx'
import { useWords } from '../../ui/useWords.ts'
import { Decide, type ConsultantRequestRow } from './Decide.tsx'
import styles from './office.module.css'

type Check = keyof ConsultantRequestRow['CHECKS']

const checks = ['IND_FORMAT', 'IND_REGISTERED', 'IND_NAME', 'IND_NIK', 'IND_FREE'] as const satisfies Check[]

/** One request: the account, what it asks for, the register's data, the decision. */
export function RequestCard({ request }: { request: ConsultantRequestRow }) {
  const mayDecide = useHolds('register')
  return (
    <li className={clsx(styles.request, 'grid gap-16')}>
      <div className={clsx(styles.head, 'row wrap gap-12 row-gap-8')}>
        <h2>
          <bdi>{request.USER_NAME}</bdi>
        </h2>
        <Chip tone="blue" icon={request.KIND === 'ROLE' ? 'user' : 'id-card'}>
          <Label k={`agents:office.kind.${request.KIND}`} />
        </Chip>
        <bdi className="mono" dir="ltr">
          {request.NOTES}
        </bdi>
        <span className={clsx('muted sm', styles.when, 'push')}>
          <LegalTime at={request.REQUESTED_AT} />
        </span>
      </div>
      <div className={clsx(styles.body, 'grid')}>
        <Facts request={request} />
        <Checks request={request} />
      </div>
      {request.STATUS !== 'PENDING' ? <Decided request={request} /> : mayDecide && <Decide request={request} />}
    </li>
  )
}

/** The account, its input, and the register's entry of the number. */
function Facts({ request }: { request: ConsultantRequestRow }) {
  const { say } = useWords('agents')
  const said = [request.PERSONNAME, request.ADDRESSSTREET, request.TELEPHONE, request.REQUEST_EMAIL].filter(Boolean)
  return (
    <dl className={clsx(styles.facts, 'gap-16 row-gap-8 grid')}>
      <dt className="muted">
        <Label k="agents:office.account" stacked />
      </dt>
      <dd className="break-anywhere">
        <bdi dir="ltr">{request.EMAIL}</bdi>
      </dd>
      {request.KIND === 'DATA' && (
        <>
          <dt className="muted">
            <Label k="agents:office.said" stacked />
          </dt>
          <dd className="break-anywhere">
            {said.map((line) => (
              <span key={line} className="block">
                <bdi>{line}</bdi>
              </span>
            ))}
          </dd>
        </>
      )}
      <dt className="muted">
        <Label k="agents:office.register" stacked />
      </dt>
      <dd className="break-anywhere">
        {request.REGISTER ? (
          [request.REGISTER.AGENT_NAME, request.REGISTER.OFFICE_NAME, request.REGISTER.ADDR_STREET]
            .filter(Boolean)
            .map((line) => (
              <span key={line} className="block">
                <bdi>{line}</bdi>
              </span>
            ))
        ) : (
          <span className="muted">{say('agents:office.register.none')}</span>
        )}
      </dd>
    </dl>
  )
}

function Checks({ request }: { request: ConsultantRequestRow }) {
  const { say } = useWords('agents')
  return (
    <ul className="content-start grid gap-6">
      {checks.map((check) => {
        const answer = request.CHECKS[check]
        const [tone, icon, word] =
          answer === 'Y'
            ? (['green', 'check-circle', 'agents:office.check.yes'] as const)
            : answer === 'N'
              ? (['red', 'alert', 'agents:office.check.no'] as const)
              : (['grey', 'minus-circle', 'agents:office.check.unknown'] as const)
        return (
          <li key={check}>
            <Chip tone={tone} icon={icon}>
              {say(`agents:office.check.${check}`)}: {say(word)}
            </Chip>
          </li>
        )
      })}
    </ul>
  )
}

function Decided({ request }: { request: ConsultantRequestRow }) {
  const isGranted = request.STATUS === 'GRANTED'
  return (
    <div className="row wrap gap-10 row-gap-4">
      <Icon name={isGranted ? 'check-circle' : 'minus-circle'} size={18} />
      <b>
        <Label k={isGranted ? 'agents:office.GRANTED' : 'agents:office.REFUSED'} />
      </b>
      <span className="muted">
        <bdi>{request.DECIDED_BY}</bdi>
        {request.DECIDED_AT && (
          <>
            {' · '}
            <LegalTime at={request.DECIDED_AT} />
          </>
        )}
      </span>
      {request.REASON && <bdi className={styles.reason}>{request.REASON}</bdi>}
    </div>
  )
}

import { clsx } from 'clsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './landing.module.css'

const services = [
  ['renewal', 'renew'],
  ['annuity', 'calendar-fee'],
  ['extract', 'file'],
  ['copy', 'cert'],
  ['assignment', 'transfer'],
  ['licence', 'sign'],
  ['change', 'id-card'],
  ['examination', 'microscope'],
  ['priority', 'globe'],
] as const satisfies readonly (readonly [string, IconName])[]

/** Says that requests after filing cannot be ordered yet, lists the planned services, and what is possible today. Shows no prices of services that cannot be paid. */
export function PaidServices() {
  const { say } = useWords('landing')
  return (
    <section className={clsx('card', styles.paid)} aria-labelledby="paid">
      <div className={styles.soonServices}>
        <h2 id="paid">
          <Label k="landing:paid" />
        </h2>
        <p>{say('landing:paid.soon')}</p>
        <ul>
          {services.map(([service, icon]) => (
            <li key={service}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <Label k={`landing:service.${service}`} stacked />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.meanwhile}>
        <h3>
          <Label k="landing:meanwhile" stacked />
        </h3>
        <ul className="waylist">
          <li>
            <PageLink to="/customer-screen/list">
              <Icon name="download" />
              <Label k="landing:meanwhile.receipt" stacked />
              <Icon name="chevron-next" size={16} />
            </PageLink>
          </li>
          <li>
            <PageLink to="/buat-pengajuan">
              <Icon name="plus" />
              <Label k="shell:nav.new" stacked />
              <Icon name="chevron-next" size={16} />
            </PageLink>
          </li>
          <li>
            <PageLink to="/inbox">
              <Icon name="inbox" />
              <Label k="landing:meanwhile.inbox" stacked />
              <Icon name="chevron-next" size={16} />
            </PageLink>
          </li>
        </ul>
      </div>
    </section>
  )
}

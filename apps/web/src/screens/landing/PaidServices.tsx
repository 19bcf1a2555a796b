import { clsx } from 'clsx'

import { PageLink } from '../../lib/PageLink.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './landing.module.css'

/** The services most asked for, by kind of request. Their words stand in this area too, so that the page needs no other. */
export const services = [
  ['PJ', 'renew'],
  ['BT', 'calendar-fee'],
  ['PT', 'file'],
  ['SS', 'cert'],
  ['PH', 'transfer'],
  ['LI', 'sign'],
] as const satisfies readonly (readonly [string, IconName])[]

/** Cards of the services after filing that are asked for most, and the way to all of them. */
export function PaidServices() {
  const { say } = useWords('landing')
  return (
    <section aria-labelledby="paid">
      <div className="row wrap between gap-8 below-12">
        <h2 id="paid">
          <Label k="landing:paid" />
        </h2>
        <PageLink to="/user-docx/tp/berbayar" className="text-button">
          <Label k="landing:paid.all" />
          <Icon name="chevron-next" size={16} />
        </PageLink>
      </div>
      <ul className={clsx(styles.services, 'grid gap-16')}>
        {services.map(([kind, icon]) => (
          <li key={kind}>
            <PageLink
              to="/user-docx/tp/berbayar"
              search={{ jenis: kind }}
              className={clsx(styles.service, 'unlined card flex gap-16 pad-16-20')}
            >
              <Icon name={icon} className="rounded well text-link" />
              <span className="shrinks">
                <Label k={`landing:service.${kind}`} stacked />
                <span className="block sm muted above-4">{say(`landing:service.${kind}.means`)}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For an account without cases, which can ask for no service yet: what helps before the first filing. */
export function BeforeFiling() {
  return (
    <section className={clsx('card', styles.before)} aria-labelledby="before">
      <h2 id="before" className="large">
        <Label k="landing:before" />
      </h2>
      <ul className="way-list">
        <li>
          <PageLink to="/trademarks/search">
            <Icon name="search" />
            <Label k="shell:page.markSearch" stacked />
            <Icon name="chevron-next" size={16} />
          </PageLink>
        </li>
        <li>
          <PageLink to="/viewer/user-manual">
            <Icon name="book" />
            <Label k="shell:page.manual" stacked />
            <Icon name="chevron-next" size={16} />
          </PageLink>
        </li>
        <li>
          <PageLink to="/wf-mapping/wfmapping">
            <Icon name="graph" />
            <Label k="shell:page.workflowMap" stacked />
            <Icon name="chevron-next" size={16} />
          </PageLink>
        </li>
      </ul>
    </section>
  )
}

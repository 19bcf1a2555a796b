import { clsx } from 'clsx'
import type { Page } from '@saki/contracts/pages'
import type { TextKey } from '@saki/texts'

import { PageLink } from '../../lib/PageLink.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './landing.module.css'

const ways = [
  { to: '/user-docx/tp/berbayar', icon: 'money', text: 'shell:page.annuities' },
  { to: '/buat-pengajuan', icon: 'plus', text: 'shell:nav.new' },
  { to: '/customer-screen/list', icon: 'download', text: 'landing:meanwhile.receipt' },
  { to: '/inbox', icon: 'inbox', text: 'landing:meanwhile.inbox' },
] as const satisfies readonly { to: Page; icon: IconName; text: TextKey }[]

/** Says which services after filing can be ordered, and what else can be done; without cases no links to empty pages. */
export function PaidServices({ hasCases }: { hasCases: boolean }) {
  const { say } = useWords('landing')
  return (
    <section className={clsx('card', styles.paid)} aria-labelledby="paid">
      <h2 id="paid">
        <Label k="landing:paid" />
      </h2>
      <p className="muted">{say('landing:paid.soon')}</p>
      {hasCases && (
        <ul className="waylist">
          {ways.map(({ to, icon, text }) => (
            <li key={to}>
              <PageLink to={to}>
                <Icon name={icon} />
                <Label k={text} stacked />
                <Icon name="chevron-next" size={16} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

import { clsx } from 'clsx'
import type { TextKey } from '@saki/texts'

import type { PlainPage } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import type { SearchOf } from '../../lib/pageSearch.ts'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import styles from './landing.module.css'

interface Way {
  to: PlainPage
  search?: SearchOf<'/user-docx/tp/berbayar'>
  icon: IconName
  text: TextKey
}

const ways: readonly Way[] = [
  { to: '/user-docx/tp/berbayar', icon: 'plus', text: 'shell:page.newPaid' },
  { to: '/user-docx/tp/berbayar', search: { jenis: 'BT' }, icon: 'money', text: 'shell:page.annuities' },
  { to: '/buat-pengajuan', icon: 'plus', text: 'shell:nav.new' },
  { to: '/customer-screen/list', icon: 'download', text: 'landing:meanwhile.receipt' },
  { to: '/inbox', icon: 'inbox', text: 'landing:meanwhile.inbox' },
]

/** Says which services after filing can be ordered, and what else can be done; without cases no links to empty pages. */
export function PaidServices({ hasCases }: { hasCases: boolean }) {
  const { say } = useWords('landing')
  return (
    <section className={clsx('card', styles.paid)} aria-labelledby="paid">
      <h2 id="paid">
        <Label k="landing:paid" />
      </h2>
      <p className="muted">{say('landing:paid.means')}</p>
      {hasCases && (
        <ul className="waylist">
          {ways.map(({ to, search, icon, text }) => (
            <li key={text}>
              <PageLink to={to} {...(search && { search })}>
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

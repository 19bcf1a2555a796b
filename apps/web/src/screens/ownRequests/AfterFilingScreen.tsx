import type { TextKey } from '@saki/texts'

import type { PlainPage } from '../../lib/pageAddress.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { useCall } from '../../lib/queries.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon, type IconName } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'

const ways = [
  { to: '/user-docx/tp/berbayar', icon: 'money', name: 'ownRequests:hub.paid.name', means: 'ownRequests:hub.paid' },
  { to: '/user-docx/tp/tdkberbayar', icon: 'reply', name: 'shell:page.freeDocuments', means: 'ownRequests:hub.free' },
  { to: '/user-docx/tp/banding', icon: 'scales', name: 'shell:page.appeal', means: 'ownRequests:hub.appeal' },
  {
    to: '/user-docx/tp/list-pengajuan-pasca',
    icon: 'list',
    name: 'shell:page.requests',
    means: 'ownRequests:hub.list',
  },
  {
    to: '/user-docx/tp/pasca-sertifikat',
    icon: 'cert',
    name: 'shell:page.paidDocuments',
    means: 'ownRequests:hub.documents',
  },
] as const satisfies readonly { to: PlainPage; icon: IconName; name: TextKey; means: TextKey }[]

/** /user-docx/tp: the ways to services after filing, with what waits there. A count that cannot be asked is left out. */
export function AfterFilingScreen() {
  const { say } = useWords('ownRequests')
  const letters = useCall('getLettersToAnswer', {}, { retry: false }).data
  const groups = useCall('requestList', { query: { size: 1 } }, { retry: false }).data?.GROUPS
  const counts: Partial<Record<PlainPage, number | undefined>> = {
    '/user-docx/tp/tdkberbayar': letters?.filter(({ ANSWERABLE }) => ANSWERABLE !== 'sent').length,
    '/user-docx/tp/list-pengajuan-pasca': groups?.reduce((sum, { COUNT }) => sum + COUNT, 0),
  }
  return (
    <Page title="shell:page.afterFiling" lead={say('ownRequests:hub.lead')}>
      <Card flush>
        <ul className="way-list">
          {ways.map(({ to, icon, name, means }) => (
            <li key={to}>
              <PageLink to={to}>
                <Icon name={icon} />
                <span className="grow">
                  <Label k={name} />
                  <span className="next muted small block">{say(means)}</span>
                </span>
                {counts[to] !== undefined && <span className="mono">{counts[to]}</span>}
                <Icon name="chevron-next" size={16} />
              </PageLink>
            </li>
          ))}
        </ul>
      </Card>
    </Page>
  )
}

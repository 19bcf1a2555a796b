import { findRequest } from '@saki/catalogue/requests/registry'

import { PageLink } from '../../lib/PageLink.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { RequestCatalogue } from './Catalogue.tsx'
import { RequestScreen } from './RequestScreen.tsx'
import { pageTitles } from './pageTitles.ts'

const PAGE = '/user-docx/tp/berbayar'

/** /user-docx/tp/berbayar: requests with a fee. */
export function PaidRequestScreen() {
  const { say } = useWords('newRequest', 'requests')
  return (
    <RequestScreen page={PAGE}>
      <Page
        title={pageTitles[PAGE]}
        lead={say('newRequest:catalogue.paid')}
        above={
          <PageLink to="/user-docx/tp/pasca-sertifikat">
            <Icon name="arrow-back" size={16} />
            <Label k="landing:title" />
          </PageLink>
        }
      >
        <div className="stack">
          <AnnuitiesWay />
          <RequestCatalogue page={PAGE} />
        </div>
      </Page>
    </RequestScreen>
  )
}

/** Annuities have a page of their own under the same address. */
function AnnuitiesWay() {
  const { say } = useWords('newRequest', 'requests')
  const kind = findRequest('BT')
  if (!kind) return null
  return (
    <ul className="card way-list">
      <li>
        <PageLink to={PAGE} search={{ jenis: kind.id }}>
          <Icon name="money" />
          <span className="grow">
            <Label k={kind.text} stacked />
            <span className="block hint">{say('newRequest:annuities.lead')}</span>
          </span>
          <Icon name="chevron-next" size={16} />
        </PageLink>
      </li>
    </ul>
  )
}

import { PageLink } from '../../lib/PageLink.tsx'
import { DisputeView } from '../../requests/DisputeView.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { pageTitles } from './pageTitles.ts'

const PAGE = '/customer-screen/oposisi'

/** /customer-screen/oposisi?perkara=: one opposition beside the answer to it. `id`: PROC_TYP-PROC_NBR. */
export function DisputeScreen({ id }: { id: string }) {
  const [procTyp = '', nbr = ''] = id.split('-')
  return (
    <Page
      title="requests:dispute"
      above={
        <PageLink to={PAGE} search={{ tab: 'against' }}>
          <Icon name="arrow-back" size={16} />
          <Label k={pageTitles[PAGE]} />
        </PageLink>
      }
    >
      <div className="stack">
        <DisputeView procTyp={procTyp} procNbr={Number(nbr)} missing="newRequest:opposition.missing" />
      </div>
    </Page>
  )
}

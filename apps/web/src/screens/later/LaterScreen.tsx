import { PageLink } from '../../lib/PageLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { LaterName } from './laterNames.ts'

/** A page that is not built yet: what it will contain, and what is possible today. */
export function LaterScreen({ name }: { name: LaterName }) {
  const { say } = useWords('later', 'shell')
  return (
    <Page title={`shell:page.${name}`}>
      <div className="later">
        <Note icon="hourglass">
          <b>{say('later:soon')}</b>
          <p>{say(`later:${name}`)}</p>
        </Note>
        <Card title={<Label k="later:meanwhile" />} flush>
          <ul className="waylist">
            <li>
              <PageLink to="/buat-pengajuan">
                <Icon name="plus" />
                <Label k="shell:nav.new" stacked />
                <Icon name="chevron-next" size={16} />
              </PageLink>
            </li>
            <li>
              <PageLink to="/customer-screen/list">
                <Icon name="file" />
                <Label k="shell:page.applications" stacked />
                <Icon name="chevron-next" size={16} />
              </PageLink>
            </li>
            <li>
              <PageLink to="/inbox">
                <Icon name="inbox" />
                <Label k="shell:page.inbox" stacked />
                <Icon name="chevron-next" size={16} />
              </PageLink>
            </li>
          </ul>
        </Card>
      </div>
    </Page>
  )
}

import type { TextKey } from '@saki/texts'

import { PageLink } from '../../lib/PageLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'

/** The same page for an unknown number and for another user's case, so that the answer does not reveal which. */
export function Unknown({
  words,
  title = 'workflow:screen.alur',
}: {
  words: 'workflow:screen.unknown' | 'workflow:screen.missing'
  title?: TextKey
}) {
  const { say } = useWords('workflow')
  return (
    <Page title={title}>
      <div className="card">
        <EmptyState
          action={
            <PageLink to="/customer-screen/list" className="button">
              <Icon name="list" />
              <Label k="shell:page.applications" />
            </PageLink>
          }
        >
          {say(words)}
        </EmptyState>
      </div>
    </Page>
  )
}

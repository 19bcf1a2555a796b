import { useState, type ReactNode } from 'react'

import { usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { DisputeScreen } from './DisputeScreen.tsx'
import { FindOpposed } from './FindOpposed.tsx'
import { OwnOppositions } from './OwnOppositions.tsx'
import { RequestScreen } from './RequestScreen.tsx'
import { pageTitles } from './pageTitles.ts'

const PAGE = '/customer-screen/oposisi'

/** /customer-screen/oposisi: objections of the reader, and those against the reader's applications (`against`). */
export function OppositionScreen({ against }: { against: ReactNode }) {
  const { say } = useWords('newRequest', 'requests')
  const { tab, perkara } = usePageSearch(PAGE)
  const setSearch = useSetSearch(PAGE)
  const [isFinding, setFinding] = useState(false)
  if (perkara !== undefined) return <DisputeScreen id={String(perkara)} />
  return (
    <RequestScreen page={PAGE}>
      <Page
        title={pageTitles[PAGE]}
        lead={say('newRequest:opposition.lead')}
        actions={
          <Button look="primary" icon="flag" aria-expanded={isFinding} onClick={() => setFinding(!isFinding)}>
            <Label k="newRequest:opposition.file" />
          </Button>
        }
      >
        <div className="stack">
          {isFinding && (
            <Card title={<Label k="newRequest:opposition.find" />}>
              <FindOpposed />
            </Card>
          )}
          <section className="card">
            <Tabs
              label={say('newRequest:opposition.lead')}
              current={tab ?? 'mine'}
              onChoose={(id) => setSearch({ ...(id === 'against' && { tab: 'against' }) })}
              tabs={[
                { id: 'mine', label: <Label k="newRequest:opposition.mine" stacked />, panel: <OwnOppositions /> },
                { id: 'against', label: <Label k="newRequest:opposition.against" stacked />, panel: against },
              ]}
            />
          </section>
        </div>
      </Page>
    </RequestScreen>
  )
}

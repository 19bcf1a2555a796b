import { useState, type ReactNode } from 'react'

import { useGoTo, usePageSearch, useSetSearch } from '../../lib/pageAddress.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AddCase } from './AddCase.tsx'
import { OwnOppositions } from './OwnOppositions.tsx'
import { RequestScreen } from './RequestScreen.tsx'
import { pageTitles } from './pageTitles.ts'

const PAGE = '/customer-screen/oposisi'
/** Objections to marks and designs, and views on patents. */
const CODES = ['OP', 'PD']

/** /customer-screen/oposisi: objections of the reader, and those against the reader's applications (`against`). */
export function OppositionScreen({ against }: { against: ReactNode }) {
  const { say } = useWords('newRequest', 'requests')
  const { tab } = usePageSearch(PAGE)
  const setSearch = useSetSearch(PAGE)
  const goTo = useGoTo()
  const [isFinding, setFinding] = useState(false)
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
              <p className="muted below-12">{say('newRequest:opposition.find.text')}</p>
              <AddCase
                codes={CODES}
                chosen={[]}
                verb="newRequest:opposition.check"
                onChoose={(nomor, jenis) => void goTo({ to: PAGE, search: { jenis, nomor } })}
              />
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

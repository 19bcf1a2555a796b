import type { ReactNode } from 'react'

import { Label } from '../../ui/Label.tsx'
import { Page } from '../../ui/Page.tsx'
import { useWords } from '../../ui/useWords.ts'
import { RequestCatalogue } from './Catalogue.tsx'
import { RequestScreen } from './RequestScreen.tsx'
import { pageTitles } from './pageTitles.ts'

const PAGE = '/user-docx/tp/tdkberbayar'

/** /user-docx/tp/tdkberbayar: letters that wait for an answer, then requests without a fee. */
export function FreeRequestScreen({ letters }: { letters: ReactNode }) {
  const { say } = useWords('newRequest', 'requests')
  return (
    <RequestScreen page={PAGE}>
      <Page title={pageTitles[PAGE]} lead={say('newRequest:catalogue.free')}>
        <div className="stack">
          <h2>
            <Label k="newRequest:letters.title" />
          </h2>
          {letters}
          <h2>
            <Label k="newRequest:catalogue.title" />
          </h2>
          <RequestCatalogue page={PAGE} />
        </div>
      </Page>
    </RequestScreen>
  )
}

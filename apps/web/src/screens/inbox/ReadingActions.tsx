import type { InboxItem } from '@saki/contracts/inbox'

import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useLetter } from './useLetter.ts'

/** What can be done with a letter today. Answering it online is not possible yet, and that is said where it is looked for. */
export function ReadingActions({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const letter = useLetter(item)
  return (
    <div className="ra">
      <PageLink to="/table-list/patents/workflow/$patentId" params={{ patentId: item.PATENT_ID }} className="btn pri">
        <Icon name="folder" />
        <Label k="inbox:screen.case" />
      </PageLink>
      {item.HAS_DOC === 'Y' && (
        <Button icon="download" busy={letter.fetching && say('core:loading')} onClick={letter.fetchLetter}>
          <Label k="core:download" />
        </Button>
      )}
      {item.TODO_TEXT !== '' && <span className="hint">{say('inbox:screen.reply.later')}</span>}
      {letter.failure && <ErrorPanel error={letter.failure} onRetry={letter.fetchLetter} />}
    </div>
  )
}

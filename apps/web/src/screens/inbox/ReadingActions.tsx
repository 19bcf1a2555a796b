import { clsx } from 'clsx'
import type { InboxItem } from '@saki/contracts/inbox'
import { useState } from 'react'

import { PageLink } from '../../lib/PageLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Icon } from '../../ui/icons/Icon.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { AskError } from '../../lib/askError.ts'
import { download } from '../../lib/download.ts'
import styles from './inbox.module.css'

/** Actions for a letter, the requested one first; those without a target are left out. */
export function ReadingActions({ item }: { item: InboxItem }) {
  const { say } = useWords('inbox')
  const letter = useLetter(item)
  const caseLook = item.NEXT === 'NONE' ? 'button primary' : 'button'
  return (
    <div className={clsx(styles.readerActions, 'row wrap gap-8 inset-16')}>
      {item.NEXT === 'ANSWER' && (
        <PageLink
          to="/jawaban/$procid"
          params={{ procid: `${item.PROC_TYP}-${item.PROC_NBR}` }}
          className="button primary"
        >
          <Icon name="reply" />
          <Label k="inbox:screen.answer" />
        </PageLink>
      )}
      {item.NEXT === 'PAY' && (
        <PageLink
          to="/customer-screen/payments/$patentId"
          params={{ patentId: item.PATENT_ID }}
          className="button primary"
        >
          <Icon name="card" />
          <Label k="inbox:screen.pay" />
        </PageLink>
      )}
      {item.REQUEST_NBR ? (
        <PageLink to="/user-docx/tp/fileListPen/$fileId" params={{ fileId: item.REQUEST_NBR }} className={caseLook}>
          <Icon name="folder" />
          <Label k="inbox:screen.request" />
        </PageLink>
      ) : (
        <PageLink
          to="/table-list/patents/workflow/$patentId"
          params={{ patentId: item.PATENT_ID }}
          className={caseLook}
        >
          <Icon name="folder" />
          <Label k="inbox:screen.case" />
        </PageLink>
      )}
      {item.HAS_DOC === 'Y' && (
        <Button look="act" icon="download" busy={letter.fetching && say('core:loading')} onClick={letter.fetchLetter}>
          <Label k="core:download" />
        </Button>
      )}
      {item.ANSWERED === 'Y' && <Note tone="good">{say('inbox:screen.answered')}</Note>}
      {item.FROZEN === 'Y' && <Note tone="info">{say('inbox:screen.frozen')}</Note>}
      {letter.failure && <ErrorPanel error={letter.failure} onRetry={letter.fetchLetter} />}
    </div>
  )
}

/** Downloads the document of an item; the result is shown in the dialog "Download File". */
function useLetter(item: InboxItem) {
  const [fetching, setFetching] = useState(false)
  const [failure, setFailure] = useState<AskError | undefined>()
  const fetchLetter = () => {
    setFetching(true)
    setFailure(undefined)
    const params = { procTyp: item.PROC_TYP, procNbr: item.PROC_NBR, actionNbr: item.ACTION_NBR }
    download('getOfficeDocPDF', { params }, `${item.PATENT_ID}.pdf`)
      .catch((error: unknown) => setFailure(error instanceof AskError ? error : new AskError({ err: 'UNKNOWN' })))
      .finally(() => setFetching(false))
  }
  return { fetching, failure, fetchLetter }
}

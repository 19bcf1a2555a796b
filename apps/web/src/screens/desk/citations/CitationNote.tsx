import type { OfficeCitation } from '@saki/contracts/citations'
import { useState } from 'react'

import { useSend } from '../../../lib/queries.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx'
import { Label } from '../../../ui/Label.tsx'
import { LegalTime } from '../../../ui/LegalTime.tsx'
import { showToast } from '../../../ui/messages.ts'
import { TextArea } from '../../../ui/TextField.tsx'
import { useWords } from '../../../ui/useWords.ts'
import { refreshCitations } from './refreshCitations.ts'

const MOST = 2000

/** The note of a citation, for officers, and taking the pin away. What was typed stays when saving fails. */
export function CitationNote({ patentId, citation }: { patentId: string; citation: OfficeCitation }) {
  const { say } = useWords('citations')
  const { CITATION_ID, CITED, NOTE, ROW_VERSION } = citation
  const [note, setNote] = useState(NOTE)
  const onError = () => void refreshCitations()
  const save = useSend('officeNoteCitation', {
    onSuccess: () => {
      showToast('citations:note.saved')
      void refreshCitations()
    },
    onError,
  })
  const unpin = useSend('officeUncite', {
    onSuccess: () => {
      showToast('citations:unpin.done', { values: { name: CITED.TITLE } })
      void refreshCitations()
    },
    onError,
  })
  const body = { PATENT_ID: patentId, CITATION_ID, ROW_VERSION }
  const failure = save.error ?? unpin.error
  return (
    <div className="grid one-column gap-8">
      <TextArea
        id={`note-${CITATION_ID}`}
        label={<Label k="citations:note" />}
        hint={say('citations:note.hint')}
        optional
        rows={2}
        limit={MOST}
        value={note}
        onChange={setNote}
      />
      {failure && <ErrorPanel error={failure} />}
      <div className="row wrap gap-12 row-gap-8">
        <Button
          small
          busy={save.isPending && say('citations:note')}
          onClick={() => note.length <= MOST && save.mutate({ body: { ...body, NOTE: note.trim() } })}
        >
          <Label k="core:save" />
        </Button>
        <Button
          look="act"
          icon="close"
          busy={unpin.isPending && say('citations:unpin')}
          onClick={() => unpin.mutate({ body })}
        >
          <Label k="citations:unpin" />
        </Button>
        <span className="grow" />
        <span className="hint">
          <bdi>{citation.CITED_BY_NAME}</bdi>, <LegalTime at={citation.CITED_AT} />
        </span>
      </div>
    </div>
  )
}

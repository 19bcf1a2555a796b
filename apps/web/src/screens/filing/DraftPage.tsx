import type { SessionUser } from '@saki/contracts/session'
import { useEffect } from 'react'

import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import type { DraftSession } from '../../drafts/store/draftSession.ts'
import { useDraft, useDraftState } from '../../drafts/store/useDraft.ts'
import { ActingFor, useClientOf } from './ActingFor.tsx'
import { FiledDraft } from './FiledDraft.tsx'
import { FilingWorkspace } from './FilingWorkspace.tsx'
import { MissingDraft } from './MissingDraft.tsx'
import { useFilingSearch, useFilingNavigate } from './useFilingSearch.ts'

/** Opens the draft of the address, or shows why it cannot be edited. */
export function DraftPage({ user, id }: { user: SessionUser; id: string }) {
  const { view, takeOver, retry } = useDraft(user.USER_ID, id)
  const { say } = useWords('drafts', 'filing', 'forms')
  switch (view.kind) {
    case 'loading':
      return (
        <div className="card pad">
          <Skeleton lines={8} block={32} />
        </div>
      )
    case 'failed':
      return <ErrorPanel error={view.error} onRetry={retry} />
    case 'missing':
      return <MissingDraft />
    case 'filed':
      return <FiledDraft row={view.row} />
    case 'elsewhere':
      return (
        <FilingWorkspace
          user={user}
          draft={view.draft}
          status="saved"
          band={
            <Note tone="warn" role="status">
              <p>
                <b>{say('drafts:tab.elsewhere')}</b> {say('drafts:tab.readOnly')}
              </p>
              <Button small onClick={takeOver}>
                <Label k="drafts:tab.take" />
              </Button>
            </Note>
          }
        />
      )
    case 'open':
      return <OpenDraft user={user} session={view.session} />
  }
}

function OpenDraft({ user, session }: { user: SessionUser; session: DraftSession }) {
  const { draft, status } = useDraftState(session)
  const search = useFilingSearch()
  const go = useFilingNavigate()
  const client = useClientOf(user, draft.tempId)
  const isNamedLocally = draft.tempId !== undefined && search.draft !== draft.tempId
  useEffect(() => {
    if (isNamedLocally && draft.tempId) go({ ...search, draft: draft.tempId }, { replace: true })
  }, [isNamedLocally, draft.tempId, search, go])
  if (draft.end === 'gone') return <MissingDraft onKeepMine={() => session.engine.startAgain()} />
  const band = client && <ActingFor name={client} />
  return <FilingWorkspace user={user} draft={draft} status={status} engine={session.engine} band={band} />
}

import type { SessionUser } from '@saki/contracts/session'
import { useEffect } from 'react'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'

import { Button } from '../../ui/Button.tsx'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Label } from '../../ui/Label.tsx'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'
import { useEditCopy } from '../../autosave/useAutosave.ts'
import type { DraftSession } from '../../drafts/store/deviceDraft.ts'
import { useDraft } from '../../drafts/store/useDraft.ts'
import { useCall } from '../../lib/queries.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { Page } from '../../ui/Page.tsx'
import { FiledDraft } from './FiledDraft.tsx'
import { FilingSkeleton } from './FilingSkeleton.tsx'
import { FilingWorkspace } from './FilingWorkspace.tsx'
import { fetchPagesAfterHub } from './pagesAfterHub.ts'
import { useFilingSearch, useFilingNavigate } from './useFilingSearch.ts'

/** Opens the draft of the address, or shows why it cannot be edited. */
export function DraftPage({ user, id }: { user: SessionUser; id: string }) {
  const { view, takeOver, retry } = useDraft(user.USER_ID, id)
  const { say } = useWords('drafts', 'filing', 'forms')
  const { step } = useFilingSearch()
  useEffect(() => (step ? fetchPagesAfterHub() : undefined), [step])
  switch (view.kind) {
    case 'loading':
      return <FilingSkeleton />
    case 'failed':
      return <ErrorPanel error={view.error} onRetry={retry} />
    case 'missing':
      return <MissingDraft />
    case 'closed':
      return <FiledDraft row={view.closed} />
    case 'elsewhere':
      return (
        <FilingWorkspace
          user={user}
          draft={view.copy}
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
  const { copy: draft, status } = useEditCopy(session)
  const search = useFilingSearch()
  const go = useFilingNavigate()
  const client = useClientOf(user, draft.tempId)
  // Another id in the address is of a draft that is being opened; this one must not take it back.
  const isNamedLocally = draft.tempId !== undefined && search.draft !== draft.tempId && search.draft === draft.localId
  useEffect(() => {
    if (isNamedLocally && draft.tempId) go({ ...search, draft: draft.tempId }, { replace: true })
  }, [isNamedLocally, draft.tempId, search, go])
  if (draft.end === 'gone') return <MissingDraft onKeepMine={() => session.engine.startAgain()} />
  const band = client && <ActingFor name={client} />
  return <FilingWorkspace user={user} draft={draft} status={status} engine={session.engine} band={band} />
}

/** Milliseconds for which the name of the client is not asked again. */
const CLIENT_STALE_MS = 300_000

/** Name of the client the draft is for; undefined for the reader's own. Queried for consultants only. */
function useClientOf(user: SessionUser, tempId: string | undefined): string | undefined {
  const isConsultant = user.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null
  const { data } = useCall(
    'getPatentTemp',
    { query: { TEMP_ID: tempId ?? '' } },
    { enabled: isConsultant && tempId !== undefined, staleTime: CLIENT_STALE_MS },
  )
  return data?.data[0]?.CLIENT?.USER_NAME
}

/** Shown on every page of a client's draft: whom the consultant acts for. */
function ActingFor({ name }: { name: string }) {
  const { say } = useWords('clients')
  return (
    <Note icon="user" role="status">
      {say('clients:acting', { name })}
    </Note>
  )
}

/** No such draft. When this device still has unsaved text of it, a new draft can be made from that. */
function MissingDraft({ onKeepMine }: { onKeepMine?: () => void }) {
  const { say } = useWords('drafts')
  return (
    <Page title="drafts:missing.title">
      <div className="card pad stack">
        <p>{say('drafts:missing.text')}</p>
        {onKeepMine && <p>{say('drafts:missing.mine')}</p>}
        <div className="actions">
          {onKeepMine && (
            <Button look="primary" onClick={onKeepMine}>
              <Label k="drafts:missing.keepMine" />
            </Button>
          )}
          <PageLink className={`button ${onKeepMine ? '' : 'primary'}`} to="/customer-screen/draft">
            <Label k="drafts:list.title" />
          </PageLink>
          <PageLink className="button" to="/customer-screen/list">
            <Label k="drafts:missing.cases" />
          </PageLink>
        </div>
      </div>
    </Page>
  )
}

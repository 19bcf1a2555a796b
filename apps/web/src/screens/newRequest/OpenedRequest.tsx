import { findRequest } from '@saki/catalogue/requests/registry'
import type { SessionUser } from '@saki/contracts/session'
import { useEffect } from 'react'

import { OtherTabNote } from '../../autosave/OtherTabNote.tsx'
import { useAutosave, useEditCopy } from '../../autosave/useAutosave.ts'
import type { RequestPage } from '@saki/catalogue/requests/requestPages'
import { ErrorPanel } from '../../ui/ErrorPanel.tsx'
import { Note } from '../../ui/Note.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useWords } from '../../ui/useWords.ts'
import { ClosedRequest, MissingRequest, AfterSubmission } from './EndedRequest.tsx'
import type { RequestCopy, RequestSession } from './requestCopy.ts'
import { readRequest, requestCopiesOf } from './requestEditKind.ts'
import { RequestWorkspace } from './RequestWorkspace.tsx'

interface OpenedRequestProps {
  user: SessionUser
  page: RequestPage
  /** TEMP_ID or local id. */
  id: string
  /** The request that is begun here under a new local id. */
  begun: RequestCopy | undefined
  onNamed: (code: string, draft: string) => void
}

/** Opens a request for editing, or shows why it cannot be edited. */
export function OpenedRequest({ user, page, id, begun, onNamed }: OpenedRequestProps) {
  const { say } = useWords('newRequest')
  const { view, takeOver, retry } = useAutosave(requestCopiesOf(user.USER_ID), id, (copy) =>
    readRequest(id, copy, begun),
  )
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
      return <MissingRequest />
    case 'closed':
      return <ClosedRequest number={view.closed} />
    case 'elsewhere':
      return (
        <Workspace
          user={user}
          page={page}
          copy={view.copy}
          band={<OtherTabNote onTakeOver={takeOver}>{say('newRequest:tab.elsewhere')}</OtherTabNote>}
        />
      )
    case 'open':
      return <Editing user={user} page={page} session={view.session} onNamed={onNamed} />
  }
}

interface EditingProps extends Pick<OpenedRequestProps, 'user' | 'page' | 'onNamed'> {
  session: RequestSession
}

function Editing({ user, page, session, onNamed }: EditingProps) {
  const { engine } = session
  const { copy, status } = useEditCopy(session)
  const name = copy.tempId ?? (copy.revision > 0 ? copy.localId : undefined)
  // The address names the draft once there is something to come back to.
  useEffect(() => {
    if (name !== undefined) onNamed(copy.code, name)
    // `onNamed` is a new function in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, copy.code])
  // Several cases were chosen before: they are kept as a draft at once.
  useEffect(() => {
    if (engine.copy.revision === 0 && engine.copy.rowVersion === undefined && engine.copy.data.PATENT_IDS.length > 1)
      engine.change(engine.copy.data)
  }, [engine])
  if (copy.end === 'filed') return <AfterSubmission user={user} copy={copy} />
  if (copy.end === 'gone') return <MissingRequest onKeepMine={() => engine.startAgain()} />
  return <Workspace user={user} page={page} copy={copy} status={status} engine={engine} />
}

type WorkspaceProps = Omit<Parameters<typeof RequestWorkspace>[0], 'kind' | 'status'> &
  Partial<Pick<Parameters<typeof RequestWorkspace>[0], 'status'>>

function Workspace({ status = 'saved', ...props }: WorkspaceProps) {
  const { say } = useWords('newRequest')
  const { code } = props.copy
  const kind = findRequest(code)
  if (!kind) return <Note tone="bad">{say('newRequest:kind.unknown', { code })}</Note>
  return <RequestWorkspace {...props} kind={kind} status={status} />
}

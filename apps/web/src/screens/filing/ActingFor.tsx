import type { SessionUser } from '@saki/contracts/session'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'

import { useCall } from '../../lib/queries.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'

const KEPT = 300_000

/** Name of the client the draft is for; undefined for the reader's own. Queried for consultants only. */
export function useClientOf(user: SessionUser, tempId: string | undefined): string | undefined {
  const isConsultant = user.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null
  const { data } = useCall(
    'getPatentTemp',
    { query: { TEMP_ID: tempId ?? '' } },
    { enabled: isConsultant && tempId !== undefined, staleTime: KEPT },
  )
  return data?.data[0]?.CLIENT?.USER_NAME
}

/** Shown on every page of a client's draft: whom the consultant acts for. */
export function ActingFor({ name }: { name: string }) {
  const { say } = useWords('agents')
  return (
    <Note icon="user" role="status">
      {say('agents:client.acting', { name })}
    </Note>
  )
}

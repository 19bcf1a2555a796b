import type { SessionUser } from '@saki/contracts/session'
import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'

import { useCall } from '../../lib/queries.ts'
import { Note } from '../../ui/Note.tsx'
import { useWords } from '../../ui/useWords.ts'

const KEPT = 300_000

/** The name of the client whose draft it is; undefined for the reader's own. Asked only for consultants. */
export function useClientOf(user: SessionUser, tempId: string | undefined): string | undefined {
  const isConsultant = user.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null
  const { data } = useCall(
    'getPatentTemp',
    { query: { TEMP_ID: tempId ?? '' } },
    { enabled: isConsultant && tempId !== undefined, staleTime: KEPT },
  )
  return data?.data[0]?.CLIENT?.USER_NAME
}

/** Said on every page of such a draft: what is done here is done for somebody else. */
export function ActingFor({ name }: { name: string }) {
  const { say } = useWords('agents')
  return (
    <Note icon="user" role="status">
      {say('agents:client.acting', { name })}
    </Note>
  )
}

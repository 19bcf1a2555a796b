import type { Client } from '@saki/contracts/shapes'

import { useUser } from '../lib/session.ts'
import { Icon } from '../ui/icons/Icon.tsx'
import { useWords } from '../ui/useWords.ts'

/** Filters a list by client; shown only to users with mandates. The reader's own id selects rows without a client. */
export function ClientFilter({
  clients,
  value,
  onChoose,
}: {
  clients: readonly Client[]
  value: number | undefined
  onChoose: (client: number | undefined) => void
}) {
  const { say } = useWords('agents')
  const userId = useUser()?.USER_ID
  if (clients.length === 0 && value === undefined) return null
  return (
    <label className={`pickbox ${value ? 'set' : ''}`}>
      <span>{say('agents:client')}</span>
      <select
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value === '' ? undefined : Number(event.target.value))}
      >
        <option value="">{say('agents:client.all')}</option>
        {userId !== undefined && <option value={userId}>{say('agents:client.own')}</option>}
        {clients.map(({ USER_ID, USER_NAME }) => (
          <option key={USER_ID} value={USER_ID}>
            {USER_NAME}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size={16} />
    </label>
  )
}

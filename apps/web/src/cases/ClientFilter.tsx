import type { Client } from '@saki/contracts/shapes'

import { useUser } from '../lib/session.ts'
import { useWords } from '../ui/useWords.ts'
import { PickBox } from './PickBox.tsx'

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
  const { say } = useWords('clients')
  const userId = useUser()?.USER_ID
  if (clients.length === 0 && value === undefined) return null
  return (
    <PickBox
      name={say('clients:label')}
      isSet={value !== undefined}
      value={value === undefined ? '' : String(value)}
      onChoose={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
      options={[
        { value: '', label: say('clients:all') },
        ...(userId === undefined ? [] : [{ value: String(userId), label: say('clients:own') }]),
        ...clients.map(({ USER_ID, USER_NAME }) => ({ value: String(USER_ID), label: USER_NAME })),
      ]}
    />
  )
}

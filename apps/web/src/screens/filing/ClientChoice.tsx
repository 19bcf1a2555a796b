import { CONSULTANT_TYPE } from '@saki/domain/agents/consultantGate'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'

import { useCall } from '../../lib/queries.ts'
import { useUser } from '../../lib/session.ts'
import { Label } from '../../ui/Label.tsx'
import { Select } from '../../ui/Select.tsx'
import { useWords } from '../../ui/useWords.ts'

const rightOf: Record<string, 'P' | 'D' | 'T'> = { PATENT: 'P', DESIGN: 'D', MARK: 'T' }

/** USER_ID of the client a new draft is for, from the address or chosen by the user; undefined: the user themselves. */
export function useChosenClient(): [number | undefined, (client: number | undefined) => void] {
  const { client }: { client?: unknown } = useSearch({ strict: false })
  const named = Number(client)
  return useState<number | undefined>(Number.isInteger(named) && named > 0 ? named : undefined)
}

/** Whom a new draft is for. Shown to consultants with clients whose mandate allows preparing drafts of this right. */
export function ClientChoice({
  type,
  client,
  onChoose,
}: {
  type: string
  client: number | undefined
  onChoose: (client: number | undefined) => void
}) {
  const { say } = useWords('agents')
  const user = useUser()
  const isConsultant = user?.USER_TYP === CONSULTANT_TYPE && user.AGENT_CODE !== null
  const held = useCall('myMandates', {}, { enabled: isConsultant }).data?.HELD ?? []
  const right = rightOf[type]
  const clients = new Map(
    held
      .filter(({ STANDING, POWER, PATENT_ID }) => STANDING === 'ACTIVE' && POWER !== 'READ' && PATENT_ID === null)
      .filter(({ RIGHTS }) => RIGHTS === null || right === undefined || RIGHTS.includes(right))
      .map(({ PRINCIPAL }) => [PRINCIPAL.USER_ID, PRINCIPAL.USER_NAME]),
  )
  if (clients.size === 0) return null
  return (
    <Select
      id="ON_BEHALF_OF"
      label={<Label k="agents:client.whom" />}
      hint={client !== undefined && clients.has(client) ? say('agents:client.whom.hint') : undefined}
      options={[...clients].map(([id, name]) => ({ value: String(id), label: name }))}
      empty={say('agents:client.self')}
      optional
      value={client !== undefined && clients.has(client) ? String(client) : ''}
      onChange={(chosen) => onChoose(chosen === '' ? undefined : Number(chosen))}
    />
  )
}

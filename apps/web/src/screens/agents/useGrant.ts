import { isLegalDate, legalDateOf } from '@saki/domain/dates/legalDate'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { queryKeyOf, useSend } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'
import { showToast } from '../../ui/messages.ts'
import { useWords } from '../../ui/useWords.ts'
import { useAgentLookup } from '../../forms/agents/useAgentLookup.ts'

interface Terms {
  NOTES: string
  SCOPE: 'all' | 'rights' | 'case'
  RIGHTS: readonly string[]
  PATENT_ID: string
  POWER: 'READ' | 'PREPARE' | 'FILE'
  VALID_FROM: string
  VALID_TO: string
}

export type GrantState = ReturnType<typeof useGrant>

/** State of the dialog that grants a mandate: its terms, their errors, and sending. */
export function useGrant(onDone: () => void) {
  const { say } = useWords('agents', 'errors')
  const client = useQueryClient()
  const [terms, setTerms] = useState<Terms>(() => ({
    NOTES: '',
    SCOPE: 'all',
    RIGHTS: [],
    PATENT_ID: '',
    POWER: 'PREPARE',
    VALID_FROM: legalDateOf(new Date(officeNow())),
    VALID_TO: '',
  }))
  const [formErrors, setFormErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const lookup = useAgentLookup(terms.NOTES, () => undefined)
  const name = lookup.as === 'found' ? lookup.agent.AGENT_NAME : terms.NOTES
  const sending = useSend('grantMandate', {
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: queryKeyOf('myMandates') })
      showToast('agents:mandate.given', { values: { name } })
      onDone()
    },
  })
  const refused = sending.error?.fields ?? []
  const errors = new Map([...formErrors, ...refused.map(({ field, message }) => [field, message] as const)])

  const faults = () => {
    const found = new Map<string, string>()
    const isDay = (day: string) => isLegalDate(day)
    if (terms.NOTES.trim() === '') found.set('NOTES', say('agents:number.missing'))
    if (terms.SCOPE === 'rights' && terms.RIGHTS.length === 0) found.set('RIGHTS', say('agents:mandate.rights.missing'))
    if (terms.SCOPE === 'case' && terms.PATENT_ID.trim() === '') found.set('PATENT_ID', say('errors:field.required'))
    if (!isDay(terms.VALID_FROM)) found.set('VALID_FROM', say('errors:field.wrong'))
    if (terms.VALID_TO !== '' && !isDay(terms.VALID_TO)) found.set('VALID_TO', say('errors:field.wrong'))
    return found
  }

  return {
    terms,
    errors,
    lookup,
    sending,
    /** The session is too old for this change: the server asks for the password again. */
    needsPassword: sending.error?.err === 'PASSWORD_NEEDED' || refused.some(({ field }) => field === 'LOGIN_PASSWORD'),
    change: (next: Partial<Terms>) => {
      setTerms((before) => ({ ...before, ...next }))
      setFormErrors((before) => new Map([...before].filter(([field]) => !Object.hasOwn(next, field))))
    },
    submit: (password: string | undefined) => {
      const found = faults()
      setFormErrors(found)
      sending.reset()
      if (found.size > 0 || lookup.as === 'searching' || lookup.as === 'none') return
      const { NOTES, SCOPE, RIGHTS, PATENT_ID, POWER, VALID_FROM, VALID_TO } = terms
      sending.mutate({
        body: {
          NOTES: NOTES.trim(),
          RIGHTS: SCOPE === 'rights' ? [...RIGHTS] : null,
          PATENT_ID: SCOPE === 'case' ? PATENT_ID.trim() : null,
          POWER,
          VALID_FROM,
          VALID_TO: VALID_TO || null,
          ...(password && { LOGIN_PASSWORD: password }),
        },
      })
    },
  }
}

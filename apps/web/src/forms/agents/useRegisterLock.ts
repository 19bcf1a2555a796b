import { fieldText, type FormRow } from '@saki/domain/forms/form'

import { useCall } from '../../lib/queries.ts'
import { useWords } from '../../ui/useWords.ts'
import type { FormFields } from '../scene.ts'
import { isConsultantNumber } from './registered.ts'

/** Fields filled from the register; the consultant can change them at the register only. */
const locked = ['PERSON_NAME', 'ADDR_STREET', 'ZIPCODE']

/** The consultant number of a row; undefined when its fields have none. */
export function consultantNumberIn(fields: FormFields, row: FormRow): string | undefined {
  const field = Object.entries(fields).find(([, each]) => each.as === 'text' && each.input === 'consultant')?.[0]
  return field === undefined ? undefined : fieldText(row, field).trim()
}

/**
 * Returns why a field is locked: the register filled it in for this number. Reads the cache only; the number field does
 * the lookup.
 */
export function useRegisterLock(number: string): (name: string) => string | undefined {
  const { say } = useWords('agents')
  const { data } = useCall('getAgentCode', { query: { notes: number } }, { enabled: false })
  const isFound = isConsultantNumber(number) && (data?.data.length ?? 0) > 0
  return (name) => (isFound && locked.includes(name) ? say('agents:locked') : undefined)
}

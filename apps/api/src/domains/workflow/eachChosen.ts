import type { Language } from '@saki/texts'
import { say } from '@saki/texts/say'
import { sql } from 'kysely'

import { AppError, isTextKey } from '../../errors.ts'
import { isRolledBack } from '../../plugins/storageFailure.ts'

/** How long one case waits for a transaction that holds it, so that several held cases do not exhaust the time of the request. */
export const waitForHolder = sql`set local lock_timeout = '1s'`

/** Why one of several was not changed: the fault of the field, else the words of the problem. Undefined when it is not known whether it was changed. */
export function whyRefused(error: unknown, language: Language): string | undefined {
  if (isRolledBack(error)) return say(language, 'workload:fault.held')
  if (!(error instanceof AppError)) return undefined
  const { code, fields } = error
  if (code === 'STALE_VERSION') return say(language, 'workload:fault.other')
  const [fault] = fields ?? []
  if (!fault) return say(language, `errors:${code}`)
  return isTextKey(fault.message) ? say(language, fault.message, fault.values) : fault.message
}

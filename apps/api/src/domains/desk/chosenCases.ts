import type { FailedCase } from '@saki/contracts/deskQueue'
import type { Db } from '@saki/db'

import type { HandlerInput } from '../../implement.ts'
import { actOnce } from '../workflow/actOnce.ts'
import { waitForHolder, whyRefused } from '../workflow/eachChosen.ts'
import type { ActionResult, ProcessKey } from '../workflow/recordAction.ts'
import { numbersOfProcesses } from './caseRecord.sql.ts'

interface ChosenCase {
  PROC_TYP: string
  PROC_NBR: number
}
type Asked = Pick<HandlerInput, 'session' | 'services' | 'db' | 'now' | 'key' | 'language'>

/**
 * Does the same to each of the chosen cases, in a transaction of its own with a key made of the request's: a request that was cut off is repeated
 * with the same key and does the rest. A case in which it is refused, or that another transaction holds, is reported with the reason and does not
 * keep the others back. When the database is lost, the error is thrown (OUTCOME_UNKNOWN); what was done before stays done.
 * `shared`: what the request says of all cases; a repeat must be equal in it. What the caller saw of a case may have changed by the first try.
 */
export async function inEachCase<C extends ChosenCase>(
  asked: Asked,
  call: string,
  { cases, shared }: { cases: readonly C[]; shared: object },
  work: (tx: Db, key: ProcessKey, one: C) => Promise<ActionResult | undefined>,
) {
  const numbers = await numbersOfProcesses(asked.db, cases)
  const FAILED: FailedCase[] = []
  for (const one of cases) {
    const { PROC_TYP, PROC_NBR } = one
    const id = `${PROC_TYP}-${PROC_NBR}`
    const request = { ...asked, body: { PROC_TYP, PROC_NBR, ...shared }, key: `${asked.key}:${id}` }
    try {
      await actOnce(request, call, async (tx) => {
        await waitForHolder.execute(tx)
        const acted = await work(tx, { procTyp: PROC_TYP, procNbr: PROC_NBR }, one)
        return { acted, reply: { err: '' as const } }
      })
    } catch (error) {
      const WHY = whyRefused(error, asked.language)
      if (WHY === undefined) throw error
      FAILED.push({ PROC_TYP, PROC_NBR, PATENT_ID: numbers.get(id) ?? '', WHY })
    }
  }
  return { err: '' as const, DONE: cases.length - FAILED.length, FAILED }
}

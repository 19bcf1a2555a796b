import { randomUUID } from 'node:crypto'

import type { Right } from '@saki/catalogue'
import { sql } from 'kysely'

import { historyTo, logInAt } from './appealedCases.ts'
import { morning, playActions, playedCase, registerSample } from './playedCases.ts'
import { startTestPortal, type TestActor } from './portal.ts'

/** Day on which the cases of `startDecisions` are filed. */
export const FILED = '2026-03-02'

export interface DecidedKey {
  PROC_TYP: string
  PROC_NBR: number
}
export const processKeyOf = ({ PROC_TYP, PROC_NBR }: DecidedKey) => ({ PROC_TYP, PROC_NBR })

/** A portal with an applicant and two officers, who decide cases in any state. Close its `portal`. */
export async function startDecisions() {
  const portal = await startTestPortal({ now: morning(FILED) })
  const sari = await portal.register()
  const [officer, second] = [await portal.office(), await portal.office()]

  /** A case in a state; the clock stays on that day. `played`: the actions instead of the shortest way. */
  async function caseIn(
    right: Right,
    state: string,
    played?: readonly string[],
  ): Promise<DecidedKey & { number: string }> {
    await logInAt(portal, morning(FILED), [sari])
    const number = await registerSample(portal, sari, right)
    const day = await playActions(portal, number, played ?? historyTo(right, FILED, state))
    await logInAt(portal, morning(day), [sari, officer, second])
    const { procTyp, procNbr } = await playedCase(portal, number)
    return { number, PROC_TYP: procTyp, PROC_NBR: procNbr }
  }
  const take = (key: DecidedKey, ACTION_TYP: string, more: object = {}, as: TestActor = officer) =>
    portal.ask('insertAction', { as, key: randomUUID(), body: { ...processKeyOf(key), ACTION_TYP, ...more } })
  const look = async (number: string, as: TestActor = officer) =>
    (await portal.ask('officeCase', { as, query: { patentId: number } })).body
  /** Content of the newest letter of a type in a case. */
  async function letterOf({ PROC_TYP, PROC_NBR }: DecidedKey, type: string): Promise<string> {
    const { rows } = await sql<{ text: string }>`
      select content::text as text from letter where proc_typ = ${PROC_TYP} and proc_nbr = ${PROC_NBR} and letter_typ = ${type} order by issued_at desc limit 1`.execute(
      portal.db,
    )
    return rows[0]?.text ?? ''
  }
  return { portal, sari, officer, second, caseIn, take, look, letterOf }
}

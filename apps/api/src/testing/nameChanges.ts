import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { giveTestMandate, makeConsultant, type GrantedMandate } from './consultants.ts'
import { samplePerson } from './filings.ts'
import { registerMark, sampleMark } from './marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from './portal.ts'
import type { SampleRequest } from './requests.ts'

interface Draft {
  TEMP_ID: string
  ROW_VERSION: number
}

/** Adds to a submission. */
export const submitted = { IND_SUBMIT: 'Y' }

/** A portal whose owner of unpublished marks asks for a change of name, beside a stranger and an officer. */
export interface NameChanges {
  portal: TestPortal
  sari: TestActor
  budi: TestActor
  officer: TestActor
  /** Number of a new unpublished mark of Sari. */
  newMark: () => Promise<string>
  nameChange: (numbers: string[], as?: TestActor) => SampleRequest
  /** Saves or submits a stored draft with the answers of `nameChange`, changed by `over`. */
  resave: (draft: Draft, numbers: string[], as: TestActor, over?: object, key?: string) => ReturnType<typeof save>
  detail: (submissionNbr: string | null, as?: TestActor) => ReturnType<typeof detailOf>
  withdraw: (submissionNbr: string | null, as: TestActor, over?: object) => ReturnType<typeof withdrawn>
  /** A consultant with a mandate of Sari. */
  consultant: (terms: GrantedMandate) => Promise<{ agent: TestActor; mandateId: number }>
}

export async function startNameChanges(): Promise<NameChanges> {
  const portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  const [sari, budi, officer] = [await portal.register(), await portal.register(), await portal.office()]
  let made = 0
  const newMark = () => registerMark(portal, sari, sampleMark(`KOPI ${(made += 1)}`))
  return {
    portal,
    sari,
    budi,
    officer,
    newMark,
    nameChange: (numbers, as = sari) => ({ ...answers(numbers), as }),
    resave: ({ TEMP_ID, ROW_VERSION }, numbers, as, over = {}, key = randomUUID()) =>
      save(portal, as, key, { ...nameChangeBody(numbers), TEMP_ID, ROW_VERSION, ...over }),
    detail: (submissionNbr, as = sari) => detailOf(portal, submissionNbr ?? '', as),
    withdraw: (submissionNbr, as, over = {}) => withdrawn(portal, as, { SUBMISSION_NBR: submissionNbr, ...over }),
    consultant: async (terms) => {
      const agent = await makeConsultant(portal)
      return { agent, mandateId: await giveTestMandate(portal, sari, agent, terms) }
    },
  }
}

const answers = (numbers: string[]) => ({
  kind: 'PN',
  numbers,
  data: { NEW_DATA: [samplePerson('Sari Kopi Nusantara')] },
  slots: ['BKT'],
})

/** The body of a save of the same answers. */
export const nameChangeBody = (numbers: string[]) => ({
  USERDOC_TYP: 'PN',
  PATENT_IDS: numbers,
  DATA: answers(numbers).data,
})

const save = (portal: TestPortal, as: TestActor, key: string, body: object) =>
  portal.ask('requestSave', { as, key, body })

const withdrawn = (portal: TestPortal, as: TestActor, body: object) =>
  portal.ask('requestWithdraw', { as, key: randomUUID(), body })

const detailOf = async (portal: TestPortal, SUBMISSION_NBR: string, as: TestActor) =>
  (await portal.ask('requestDetail', { as, query: { SUBMISSION_NBR } })).body

/** How many requests name a case. */
export async function countOf({ db }: TestPortal, number: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from request_case c join application a using (application_id) where a.application_number = ${number}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

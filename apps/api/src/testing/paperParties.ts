import { randomUUID } from 'node:crypto'

import type { PaperParty } from '@saki/contracts/paperParties'
import { sql } from 'kysely'

import { scanned } from './paperScans.ts'
import { playedCase } from './playedCases.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** A person in Indonesia, as a paper names one. */
export const paperPerson = {
  PERSON_WCODE: 'C',
  PERSON_NAME: 'PT Lawan Jaya',
  NATIONALITY_COUNTRY_CODE: 'ID',
  ADDR_STREET: 'Jalan Melati 7',
  STATE_CODE: '31',
  CITY_CODE: '3171',
}
export const newParty: PaperParty = { AS: 'NEW', PERSON: paperPerson }

/** Records an act on paper in a case at the desk, with a scan. */
export async function recordPaper(
  portal: TestPortal,
  as: TestActor,
  number: string,
  act: { ACTION_TYP: string } & Record<string, unknown>,
) {
  const { procTyp, procNbr } = await playedCase(portal, number)
  const key = { PROC_TYP: procTyp, PROC_NBR: procNbr }
  const scan = await scanned(portal, as, key)
  const body = { ...key, NOTES: 'Agenda 117', ...scan, ...act }
  const recorded = await portal.ask('insertAction', { as, key: randomUUID(), body })
  return { ...recorded, scan: scan.SCAN_ID }
}

/** The newest file that a paper opened in a case, its state and the person whose it is. `kind`: of that kind of request. Throws without one. */
export async function newestFileIn({ db }: Pick<TestPortal, 'db'>, number: string, kind?: string) {
  const { rows } = await sql<{
    PROC_TYP: string
    PROC_NBR: number
    SUBMISSION_NBR: string
    state: string
    owner: number
  }>`
    select c.proc_typ as "PROC_TYP", c.proc_nbr as "PROC_NBR", r.submission_nbr as "SUBMISSION_NBR", p.state, r.owner_id as owner
      from request r join request_case c using (request_id) join application a using (application_id)
      join process p on p.proc_typ = c.proc_typ and p.proc_nbr = c.proc_nbr
     where a.application_number = ${number} and r.kind = coalesce(${kind ?? null}::text, r.kind) order by r.request_id desc limit 1`.execute(
    db,
  )
  const [file] = rows
  if (!file) throw new Error('no file')
  return file
}

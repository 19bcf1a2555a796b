import { randomUUID } from 'node:crypto'

import type { Db } from '@saki/db'
import { sql } from 'kysely'

import type { TestActor, TestPortal } from './portal.ts'

let made = 0

/** Inserts a row of the register of consultants. */
export async function seedAgent(
  db: Db,
  agent: { code: number; number: string; name: string; email?: string; nikOf?: number; now: Date },
): Promise<void> {
  await sql`
    insert into agent (agent_code, consultant_nbr, agent_name, office_name, office_telp, office_email, addr_street, zipcode, state_code, city_code,
                       personal_id_hash, added_at)
    values (${agent.code}, ${agent.number}, ${agent.name}, 'Kantor Contoh', '0274 588 214', ${agent.email ?? ''}, 'Jalan Kaliurang Km 5', '55281',
            '34', '3404', (select personal_id_hash from app_user where user_id = ${agent.nikOf ?? 0}), ${agent.now})`.execute(
    db,
  )
}

/** Registers a consultant with role, register row and number, as after the office's grant. */
export async function makeConsultant(portal: TestPortal, name?: string): Promise<TestActor & { number: string }> {
  made += 1
  const number = `${String(2000 + made)}-2016`
  const actor = await portal.register({ userTyp: 6, agentCode: 7_000 + made, notes: number, ...(name && { name }) })
  return { ...actor, number }
}

export interface GrantedMandate {
  RIGHTS?: ('P' | 'D' | 'T')[] | null
  PATENT_ID?: string | null
  POWER?: 'READ' | 'PREPARE' | 'FILE'
  VALID_FROM?: string
  VALID_TO?: string | null
}

/** Gives a mandate by the real call; returns its id. */
export async function giveTestMandate(
  portal: TestPortal,
  principal: TestActor,
  agent: { number: string },
  terms: GrantedMandate = {},
): Promise<number> {
  const body = {
    NOTES: agent.number,
    POWER: 'FILE',
    VALID_FROM: '2026-03-02',
    LOGIN_PASSWORD: principal.password,
    ...terms,
  }
  const answer = await portal.ask('grantMandate', { key: randomUUID(), body, as: principal })
  if (answer.status !== 200) throw new Error(`mandate refused: ${JSON.stringify(answer.body)}`)
  return answer.body.MANDATE_ID
}

import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import { patentWith, registerPatent } from './patents.ts'
import { morning, playActions } from './playedCases.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** Lets people go on after the clock was moved: a session is valid for eight hours. */
export async function keepSessions({ db }: TestPortal): Promise<void> {
  await sql`update session set expires_at = '2200-01-01' where ended_at is null`.execute(db)
}

/** Everything before the certificate of a simple patent that nobody objects to. */
const EXAMINED = ['formality_passed', 'publish', 'begin_examination', 'allow'] as const

/**
 * A simple patent of eight claims, filed on the portal's present day and granted, without letters. The clock stands at the end on the day
 * of the certificate.
 */
export async function grantSimplePatent(portal: TestPortal, as: TestActor, payer = 'UMUM') {
  const patent = patentWith((p) => {
    p.FILING['PATENT_KIND'] = 'S'
    p.FILING['PAYER_CATEGORY'] = payer
  })
  const number = await registerPatent(portal, as, patent)
  const after = await playActions(portal, number, [...EXAMINED, 'issue_certificate'])
  portal.setNow(morning(after))
  await keepSessions(portal)
  return number
}

/** Orders the annuities of a patent up to a year, at the price quoted. */
export async function orderTestAnnuities(portal: TestPortal, as: TestActor, number: string, toYear: number) {
  const wanted = [{ PATENT_ID: number, TO_YEAR: toYear }]
  const { TOTAL_AMOUNT } = (await portal.ask('annuityQuote', { as, body: { PATENTS: wanted } })).body
  const made = await portal.ask('annuityOrder', { as, key: randomUUID(), body: { PATENTS: wanted, TOTAL_AMOUNT } })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  return made.body
}

/** State, deadline and version of the process of a case, for officers' acts. */
export async function caseAtDesk(portal: TestPortal, officer: TestActor, number: string) {
  return (await portal.ask('officeCase', { as: officer, query: { patentId: number } })).body
}

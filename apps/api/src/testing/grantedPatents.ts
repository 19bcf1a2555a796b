import { sql } from 'kysely'

import { patentWith, registerPatent } from './patents.ts'
import { morning, playActions } from './playedCases.ts'
import type { TestActor, TestPortal } from './portal.ts'

/** Lets people go on after the clock was moved: a session is valid for eight hours. */
export async function keepSessions({ db }: TestPortal): Promise<void> {
  await sql`update session set expires_at = '2060-01-01' where ended_at is null`.execute(db)
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

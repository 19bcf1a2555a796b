import { lawOf, type Right } from '@saki/catalogue'
import { transact } from '@saki/db'
import { HOUR_MS } from '@saki/domain/dates/durations'
import { addDays, startOfDay } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { recordPosting } from './domains/posting/recordPosting.ts'
import { takeAction } from './domains/workflow/takeAction.ts'
import { runDue } from './jobs/timers.ts'
import { seedUser } from './testing/cases.ts'
import { startTestPortal } from './testing/portal.ts'
import { check } from './testing/simulatedYear/checker.ts'
import type { CaseHistory, CheckedRow, Statute } from './testing/simulatedYear/replay.ts'
import { designLaw, markLaw } from './testing/simulatedYear/designAndMarkLaw.ts'
import { fileCase } from './testing/simulatedYear/fileCase.ts'
import { plusDays } from './testing/simulatedYear/ownDates.ts'
import { patentLaw2024, simplePatentLaw2024 } from './testing/simulatedYear/patentLaw.ts'
import { readHistories } from './testing/simulatedYear/readHistory.ts'

const FIRST = '2025-01-06'
const DAYS = 620
/** Days between a letter and its posting; the last is longer than any period that a letter gives here. */
const DELAYS = [0, 1, 9, 31, 200]
/** The act that asks the applicant to complete the filing. */
const ASKING: readonly (readonly [Right, string])[] = [
  ['DESIGN', 'ask_correction'],
  ['MARK', 'ask_correction'],
  ['PATENT', 'ask_completeness'],
  ['SIMPLE_PATENT', 'ask_completeness'],
]

const statute = (law: Statute['law'], lapsed = 'remedy_over'): Statute => ({
  law,
  lapsed,
  refused: 'remedy_over',
  examineAllFrom: '9999-12-31',
})
const statutes: Record<string, Statute> = {
  'design-registration': statute(designLaw),
  'mark-registration': statute(markLaw),
  'patent-registration': statute(patentLaw2024, 'revival_over'),
  'simple-patent-registration': statute(simplePatentLaw2024, 'revival_over'),
}

const change = (one: CaseHistory, row: CheckedRow, by: Partial<CheckedRow>): CaseHistory => ({
  ...one,
  rows: one.rows.map((each) => (each === row ? { ...row, ...by } : each)),
})

test('cases by post of every right: each period runs from the posting of its letter, and nothing lapses before', async () => {
  const portal = await startTestPortal({ now: `${FIRST}T00:00:00Z` })
  try {
    const services = { ...portal.services, log: portal.app.log }
    const owner = await seedUser(portal.db, 'pos@contoh.id', new Date('2025-01-01T00:00:00Z'))
    const officer = await seedUser(portal.db, 'pemeriksa@contoh.id', new Date('2025-01-01T00:00:00Z'), 'office')
    await sql`update app_user set status = 'closed' where user_id = ${owner}`.execute(portal.db)
    const planned = ASKING.flatMap(([applTyp, action]) => DELAYS.map((delay) => ({ applTyp, action, delay })))
    const delayOf = new Map<number, number>()
    let unposted = 0
    for (let n = 0; n < DAYS; n += 1) {
      const day = addDays(FIRST, n)
      const now = new Date(startOfDay(day).getTime() + 9 * HOUR_MS)
      portal.setNow(now.toISOString())
      const one = planned[n]
      if (one) {
        expect(lawOf(one.applTyp, day)).toBe(lawOf(one.applTyp, FIRST))
        const filed = await fileCase(services, owner, { n, applTyp: one.applTyp, day }, now)
        delayOf.set(filed.applicationId, one.delay)
        const asked = { action: one.action, role: 'office', actorId: officer, actionDate: day, now } as const
        await takeAction(services, filed.key, asked)
      }
      expect((await runDue(services, now)).failed).toEqual([])
      unposted = await post(day, now)
    }
    expect(unposted).toBe(0)

    async function post(day: string, now: Date): Promise<number> {
      const { rows } = await sql<{ letterId: string; applicationId: number; issuedOn: string }>`
        select p.letter_id as "letterId", l.application_id as "applicationId", l.issued_on::text as "issuedOn"
          from postal_letter p join letter l using (letter_id) where p.posted_on is null`.execute(portal.db)
      for (const { letterId, applicationId, issuedOn } of rows)
        if (plusDays(issuedOn, delayOf.get(applicationId) ?? 0) <= day) {
          const posting = {
            postedOn: day,
            way: 'registered',
            proof: 'RR1',
            recordedBy: officer,
            isAgain: false,
            language: 'id',
            now,
          } as const
          await transact(portal.db, (tx) => recordPosting(tx, letterId, posting))
        }
      return rows.length
    }

    const today = addDays(FIRST, DAYS - 1)
    const histories = await readHistories(portal.db)
    const lawful = (one: (typeof histories)[number]) => statutes[one.flowId] ?? statute({})
    expect(histories).toHaveLength(planned.length)
    expect(histories.flatMap((one) => check(one, lawful(one), today))).toEqual([])
    // A posting on the day of the letter moves nothing; each later one does.
    const moved = histories.map(({ rows }) => rows.filter(({ posting }) => posting !== null).length)
    expect(moved.map((count) => count > 0)).toEqual(planned.map(({ delay }) => delay > 0))
    expect(histories.map(({ rows }) => rows.some(({ act }) => act.endsWith('_lapsed')))).toEqual(
      planned.map(() => true),
    )

    const lies = histories.flatMap((one) =>
      one.rows
        .flatMap((row) => [
          ...(row.posting === null
            ? []
            : [
                change(one, row, { due: row.due && plusDays(row.due, 1) }),
                change(one, row, { due: row.due && plusDays(row.due, -1) }),
                change(one, row, { posting: { ...row.posting, on: plusDays(row.posting.on, 40) } }),
              ]),
          // The letter that asks was never posted, and the case lapsed all the same.
          ...(row.act.startsWith('ask_') ? [change(one, row, { waits: true })] : []),
        ])
        .map((lie) => ({ lie, statute: lawful(one) })),
    )
    expect(lies.length).toBeGreaterThan(planned.length)
    expect(
      lies.filter(({ lie, statute: own }) => check(lie, own, today).length === 0).map(({ lie }) => lie.name),
    ).toEqual([])
  } finally {
    await portal.close()
  }
}, 600_000)

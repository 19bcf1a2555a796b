import { addDays, legalDateOf, startOfDay, weekday } from '@saki/domain/dates/legalDate'
import { expect, test } from 'vitest'

import { holidays as daysOff } from '../../../packages/db/seeds/holidays.ts'
import { clientCases } from './clientCases.ts'
import { isMark, demoWorkflow } from './demoCase.ts'
import { markCases } from './markCases.ts'
import { ownCases } from './ownCases.ts'
import { patentCases } from './patentCases.ts'
import { scenesOf } from './playCase.ts'
import { requestScenes } from './requests/playRequest.ts'
import { everyRequest, requestScenesOf } from './requests/scenes.ts'
import { draftScenes } from './sariDrafts.ts'
import { daysOf, workingDay } from './story.ts'

/** Milliseconds; sixteen months of days with dozens of cases each take up to 90 s on a busy machine. */
const PATIENCE = 90_000
const holidays = new Set(daysOff.map(({ day }) => day))
const everyCase = [...ownCases, ...clientCases, ...markCases, ...patentCases]

test(
  'the stories are valid on any day and hour of the first start',
  () => {
    // Shortly after midnight, noon and shortly before midnight in turn; every day of the week meets each.
    const hours = [1, 721, 1439]
    for (let day = '2026-11-01', n = 0; day < '2028-03-05'; day = addDays(day, 1), n += 1) {
      const minutes = hours[n % hours.length] ?? 0
      const now = new Date(startOfDay(day).getTime() + minutes * 60_000)
      const scenes = [
        ...everyCase.flatMap((demo, at) => scenesOf(demo, at, now, holidays)),
        ...draftScenes(now),
        ...requestScenesOf(now, legalDateOf(now)),
      ]
      const late = scenes.filter(({ at }) => at > now)
      expect([day, minutes, late.length]).toEqual([day, minutes, 0])
    }
  },
  PATIENCE,
)

test(
  'each case moves forward in time, and no deadline with an automatic action has passed',
  () => {
    for (let day = '2026-11-01'; day < '2028-03-05'; day = addDays(day, 1)) {
      for (const demo of everyCase) {
        const scenes = scenesOf(demo, 3, startOfDay(addDays(day, 1)), holidays)
        expect(scenes.map(({ at }) => at.getTime())).toEqual(
          scenes.map(({ at }) => at.getTime()).toSorted((a, b) => a - b),
        )
        const filed = workingDay(demo.filed, day)
        const last = demo.steps.at(-1)?.action ?? ''
        const lastDay = daysOf(demoWorkflow(demo, filed), demo.steps, filed, day, holidays).at(-1)
        if (lastDay === undefined || !['ask_correction', 'publish', 'oppose'].includes(last)) continue
        // Three months are at least 89 days, two at least 59.
        const patience = isMark(demo) ? 59 : 89
        expect([day, demo.title, addDays(lastDay, patience) >= day]).toEqual([day, demo.title, true])
      }
    }
  },
  PATIENCE,
)

test(
  'each request moves forward in time',
  () => {
    for (let day = '2026-11-01'; day < '2028-03-05'; day = addDays(day, 1)) {
      for (const [n, demo] of everyRequest.entries()) {
        const times = requestScenes(demo, n, startOfDay(addDays(day, 1)), day).map(({ at }) => at.getTime())
        expect([day, demo.cases, times]).toEqual([day, demo.cases, times.toSorted((a, b) => a - b)])
      }
    }
  },
  PATIENCE,
)

test('a step planned for a Sunday moves to the Friday before, by the date in Jakarta', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((ago) => weekday(workingDay(ago + 1, '2026-11-20')))).not.toContain(0)
  expect(workingDay(1, '2026-11-22')).toBe('2026-11-20')
  expect(legalDateOf(new Date('2026-11-21T18:00:00Z'))).toBe('2026-11-22')
})

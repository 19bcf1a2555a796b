import { workflows } from '@saki/catalogue'
import { describe, expect, test } from 'vitest'

import { letter } from '../../../testing/letters.ts'
import { listedRequest } from '../../../testing/ownRequests.ts'
import { timelineOf } from './timeline.ts'

const at = (day: number, hour = 3) =>
  `2026-11-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00.000Z`
const request = (number: number, day: number) => listedRequest(number, { SUBMITTED_AT: at(day) })
const item = (number: number, day: number) => letter(number, { SENT_AT: at(day) })
const all = <R>(...data: R[]) => ({ data, total: data.length })
const cut = <R>(...data: R[]) => ({ data, total: data.length + 1 })
const days = (found: ReturnType<typeof timelineOf>) => found.map((one) => Number(one.at.slice(8, 10)))

describe('requests and letters in one order', () => {
  test('have the newest first, whoever began it', () => {
    const found = timelineOf(all(request(1, 10), request(2, 5)), all(item(1, 12), item(2, 7)))
    expect(found.map(({ from, at: when }) => [from, when.slice(8, 10)])).toEqual([
      ['office', '12'],
      ['mine', '10'],
      ['office', '07'],
      ['mine', '05'],
    ])
  })

  test('are compared as moments, not as texts: +07:00 and Z of one moment stand together', () => {
    const wib = letter(1, { SENT_AT: '2026-11-10T10:00:00.000+07:00' })
    const found = timelineOf(all(listedRequest(1, { SUBMITTED_AT: '2026-11-10T04:00:00.000Z' })), all(wib))
    expect(found.map(({ from }) => from)).toEqual(['mine', 'office'])
  })

  test('of one moment keep the order of their lists', () => {
    expect(timelineOf(all(request(1, 10), request(2, 10)), all(item(3, 10))).map(({ number }) => number)).toEqual([
      'A00202600001',
      'A00202600002',
      'P00202600003',
    ])
  })

  test('are none without any', () => expect(timelineOf(all(), all())).toEqual([]))
})

describe('where a list was read only in part', () => {
  test('nothing older than its last row is listed, because rows of that time are missing', () => {
    expect(days(timelineOf(cut(request(1, 20), request(2, 15)), all(item(1, 17), item(2, 15), item(3, 14))))).toEqual([
      20, 17, 15, 15,
    ])
  })

  test('of both the one that ends later counts', () => {
    expect(days(timelineOf(cut(request(1, 20), request(2, 15)), cut(item(1, 19), item(2, 18))))).toEqual([20, 19, 18])
  })

  test('a list of which nothing was read hides the other: what is missing may be newer', () => {
    expect(timelineOf(cut(), all(item(1, 19)))).toEqual([])
  })

  test('rows of the other list that were read whole are not the limit', () => {
    expect(days(timelineOf(all(request(1, 20), request(2, 1)), cut(item(1, 19))))).toEqual([20, 19])
  })
})

test('a request has the number of its submission, a draft its own', () => {
  const draft = listedRequest(2, { SUBMISSION_NBR: null, TEMP_ID: 'draft-2' })
  expect(
    timelineOf(all(request(1, 5), draft), all())
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['TRX-2026-200001', 'draft-2'])
})

const acts = workflows.flatMap(({ id, procTyp, actions }) =>
  Object.entries(actions).map(([key, { code, by }]) => [`${id} ${key}`, procTyp, code, by] as const),
)

test('what anybody but applicant and office did is the act of another, in every workflow', () => {
  const originOf = (PROC_TYP: string, ACTION_TYP: string) =>
    timelineOf(all(), all(letter(1, { PROC_TYP, ACTION_TYP })))[0]?.from
  const publics = new Set(acts.filter(([, , , by]) => by === 'public').map(([, procTyp, code]) => `${procTyp} ${code}`))
  const found = acts.map(([name, procTyp, code]) => [name, originOf(procTyp, code)])
  expect(found).toEqual(
    acts.map(([name, procTyp, code]) => [name, publics.has(`${procTyp} ${code}`) ? 'other' : 'office']),
  )
  expect(publics.size).toBeGreaterThan(0)
})

test('an act of an unknown process is one of the office', () => {
  expect(timelineOf(all(), all(letter(1, { PROC_TYP: 'toString', ACTION_TYP: 'constructor' })))[0]?.from).toBe('office')
})

import { describe, expect, test } from 'vitest'

import { rowChanges } from '../corrections/changes.ts'
import { titleChain } from './titleChain.ts'

type Person = { ADDR_STREET: string; PERSON_NAME: string }
const people = (...names: string[]): Person[] =>
  names.map((PERSON_NAME) => ({ ADDR_STREET: `Jalan ${PERSON_NAME}`, PERSON_NAME }))
/** A change as the change log stores it. */
const change = (on: string, before: Person[], after: Person[]) => ({
  on,
  changes: rowChanges('OWNERS', before, after),
  names: after.map(({ PERSON_NAME }) => PERSON_NAME),
})
const chain = (filed: string[], changes: ReturnType<typeof change>[], now: string[]) =>
  titleChain({ on: '2019-01-01', owners: filed }, changes, { on: '2026-11-20', owners: now }).map(
    ({ from, after, gap }) => [from, after.join(' & '), gap && `${gap.since} ${gap.until}`],
  )

describe('the chain of title', () => {
  test('without changes it is the owners as filed', () => {
    expect(chain(['Sari'], [], ['Sari'])).toEqual([['2019-01-01', 'Sari', null]])
  })

  test('every transfer is a step', () => {
    const transfers = [
      change('2020-05-01', people('Sari'), people('PT Maju')),
      change('2022-05-01', people('PT Maju'), people('PT Jaya', 'Budi')),
      change('2023-05-01', people('PT Jaya', 'Budi'), people('Budi')),
    ]
    expect(chain(['Sari'], transfers, ['Budi'])).toEqual([
      ['2019-01-01', 'Sari', null],
      ['2020-05-01', 'PT Maju', null],
      ['2022-05-01', 'PT Jaya & Budi', null],
      ['2023-05-01', 'Budi', null],
    ])
  })

  test('the first of two owners leaves, and the other is renamed with it', () => {
    const before = people('Sari', 'Budi')
    const after = [{ ADDR_STREET: 'Jalan Budi', PERSON_NAME: 'Budi Santoso' }]
    expect(chain(['Sari', 'Budi'], [change('2020-05-01', before, after)], ['Budi Santoso']).at(-1)).toEqual([
      '2020-05-01',
      'Budi Santoso',
      null,
    ])
  })

  test('a change of address is no step', () => {
    const moved = change('2020-05-01', people('Sari'), [{ ADDR_STREET: 'Jalan Baru', PERSON_NAME: 'Sari' }])
    expect(chain(['Sari'], [moved], ['Sari'])).toHaveLength(1)
  })

  test('a former owner nobody transferred to leaves a gap between the two days', () => {
    const late = change('2021-05-01', people('PT Antara'), people('PT Maju'))
    expect(chain(['Sari'], [late], ['PT Maju'])).toEqual([
      ['2019-01-01', 'Sari', null],
      ['2021-05-01', 'PT Maju', '2019-01-01 2021-05-01'],
    ])
  })

  test('owners of today that no change explains leave a gap up to today', () => {
    expect(chain(['Sari'], [], ['PT Maju'])).toEqual([
      ['2019-01-01', 'Sari', null],
      ['2026-11-20', 'PT Maju', '2019-01-01 2026-11-20'],
    ])
  })

  test('owners in another order are the same', () => {
    expect(chain(['Sari', 'Budi'], [], ['Budi', 'Sari'])).toHaveLength(1)
  })
})

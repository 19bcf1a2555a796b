import { describe, expect, test } from 'vitest'

import { defineWorkflow } from './definition.ts'
import { lateRecording, type RecordedStep, type Standing } from './standingBack.ts'

const words = { text: 'x', means: 'x', next: 'x' }
const ground = 'UU 31/2000 art. 19'
const flow = defineWorkflow({
  id: 'asked',
  version: 1,
  procTyp: '3',
  start: 'check',
  states: {
    check: { code: '1', turn: 'office', ...words },
    asked: { code: '2', turn: 'applicant', ...words },
    refused: { code: '4', turn: 'applicant', ...words },
    lapsed: { code: '3', turn: 'none', end: true, ...words },
  },
  actions: {
    ask: { code: 'A', by: 'office', from: ['check'], to: 'asked', due: { months: 3 }, ground, ...words },
    answer: { code: 'B', by: 'applicant', from: ['asked'], to: 'check', answers: true, ground, ...words },
    lapse: { code: 'C', by: 'system', auto: true, from: ['asked'], to: 'lapsed', ground, ...words },
    refuse: { code: 'E', by: 'office', from: ['check'], to: 'refused', ground, ...words },
    appeal: {
      code: 'F',
      by: 'applicant',
      from: ['refused'],
      to: 'check',
      until: { since: 'refuse', months: 3 },
      ground,
      ...words,
    },
    close: { code: 'G', by: 'system', auto: true, from: ['refused'], to: 'lapsed', ground, ...words },
    reopen: { code: 'D', by: 'office', from: ['lapsed'], to: 'check', ground, ...words },
  },
})

const step = (action: string, day: string, [from, to]: [string, string], canBeUndone = true): RecordedStep => ({
  action,
  day,
  noticedOn: day,
  actionNbr: 1,
  fromState: from,
  toState: to,
  priorDue: from === 'asked' ? '2026-06-02' : null,
  priorFiresOn: from === 'asked' ? '2026-06-03' : null,
  canBeUndone,
})
const asked = step('ask', '2026-03-02', ['check', 'asked'])
const lapsed = step('lapse', '2026-06-03', ['asked', 'lapsed'])
const standing = (state: string, history: RecordedStep[]): Standing => ({
  state,
  dueDate: null,
  firesOn: null,
  history,
})
const recorded = (present: Standing, day: string, action = 'answer') =>
  lateRecording(flow, action, present, { day, isOwn: true, basis: {}, holidays: new Set() })

describe('a paper received on the last day and recorded later (UU 31/2000 art. 19: received within three months)', () => {
  test.each([
    ['after the lapse: the lapse is undone', standing('lapsed', [asked, lapsed]), '2026-06-02', ['lapse']],
    [
      'after an officer went on: both are undone, the latest first',
      standing('check', [asked, lapsed, step('reopen', '2026-06-05', ['lapsed', 'check'])]),
      '2026-06-02',
      ['reopen', 'lapse'],
    ],
    ['received a day late: not recordable', standing('lapsed', [asked, lapsed]), '2026-06-03', undefined],
    ['received before the letter: not recordable', standing('lapsed', [asked, lapsed]), '2026-03-01', undefined],
    [
      'something followed that cannot be undone',
      standing('lapsed', [asked, { ...lapsed, canBeUndone: false }]),
      '2026-06-02',
      undefined,
    ],
  ] as const)('%s', (_says, present, day, undone) => {
    expect(recorded(present as Standing, day)?.undone.map(({ action }) => action)).toEqual(undone)
  })

  test('while the case still waits nothing is undone', () => {
    const waiting: Standing = { state: 'asked', dueDate: '2026-06-02', firesOn: '2026-06-03', history: [asked] }
    expect(recorded(waiting, '2026-06-02')).toEqual({ standing: waiting, undone: [] })
  })
})

describe('a window since a letter that was posted later (UU 20/2016 art. 29(1): from the sending)', () => {
  const refused = (noticedOn: string) => ({ ...step('refuse', '2026-03-02', ['check', 'refused']), noticedOn })
  const closed = step('close', '2026-06-13', ['refused', 'lapsed'])
  test.each([
    ['its last day counts from the posting', '2026-03-12', '2026-06-12', ['close']],
    ['a day later it is over', '2026-03-12', '2026-06-13', undefined],
    ['posted on its own day it ends three months after that', '2026-03-02', '2026-06-12', undefined],
  ] as const)('%s', (_says, noticedOn, day, undone) => {
    const present = standing('lapsed', [refused(noticedOn), closed])
    expect(recorded(present, day, 'appeal')?.undone.map(({ action }) => action)).toEqual(undone)
  })
})

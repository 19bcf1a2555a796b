import { describe, expect, test } from 'vitest'

import type { Form } from '../forms/form.ts'
import { answerable, isAnswerComplete, unanswered, type LetterStatus } from './answer.ts'
import { checklist, slotAndView, pointFor, type FormalityList } from './checklist.ts'

const form: Form = {
  id: 'invention-of-tests',
  version: 1,
  messages: { required: 'r', badDate: 'b', badNumber: 'b', notInList: 'n', tooLong: 't', tooMany: 't' },
  pages: [
    {
      id: 'one',
      title: 'one',
      blocks: [
        {
          as: 'fields',
          section: 'THING',
          fields: {
            NAME: { as: 'text', max: 9, label: 'name', required: 'STOP' },
            COLOUR: { as: 'text', max: 9, label: 'colour', required: 'WARN' },
            NOTE: { as: 'text', max: 9, label: 'note' },
          },
        },
        { as: 'documents', rules: [{ slot: 'DOC', label: 'doc', why: 'w', ground: 'g', level: 'LATER' }] },
      ],
    },
  ],
}
const point = (nbr: number, path: string) => ({ nbr, path, name: path, ground: 'art. 1' })
const list: FormalityList = {
  code: 'F',
  points: [
    point(1, 'THING'),
    point(2, 'THING.NAME'),
    point(3, 'THING.NOTE'),
    point(4, 'FILES.DOC'),
    {
      ...point(5, 'FILES.PIC.3'),
      eye: { when: ({ files }) => files.some(({ slot, view }) => slot === 'PIC' && view === 3) },
    },
  ],
}
const looked = (data: object, files: { slot: string; view?: number }[] = []) =>
  checklist(form, list, { THING: data }, files, '2026-03-02').map(({ point: { nbr }, verdict, required }) => [
    nbr,
    verdict,
    required,
  ])

describe('checklist', () => {
  test.each([
    [
      'a missing required answer is N, a warning is W',
      {},
      [],
      [
        [1, 'W', false],
        [2, 'N', true],
        [4, 'N', true],
      ],
    ],
    [
      'a complete answer is Y',
      { NAME: 'a', COLOUR: 'b' },
      [{ slot: 'DOC' }],
      [
        [1, 'Y', false],
        [2, 'Y', true],
        [4, 'Y', true],
      ],
    ],
    [
      'a filled optional answer is listed',
      { NAME: 'a', COLOUR: 'b', NOTE: 'c' },
      [{ slot: 'DOC' }],
      [
        [1, 'Y', false],
        [2, 'Y', true],
        [3, 'Y', false],
        [4, 'Y', true],
      ],
    ],
    [
      'a picture judged by an officer has no verdict',
      { NAME: 'a', COLOUR: 'b' },
      [{ slot: 'DOC' }, { slot: 'PIC', view: 3 }],
      [
        [1, 'Y', false],
        [2, 'Y', true],
        [4, 'Y', true],
        [5, null, false],
      ],
    ],
  ])('%s', (_says, data, files, expected) => {
    expect(looked(data, files)).toEqual(expected)
  })

  test('a path belongs to the most specific point that covers it', () => {
    expect(pointFor(list, 'THING.NAME')?.nbr).toBe(2)
    expect(pointFor(list, 'THING.NAMES')?.nbr).toBe(1)
    expect(pointFor(list, 'FILES.PIC.3')).toBeUndefined()
    expect(pointFor(list, 'ELSEWHERE')).toBeUndefined()
  })

  test.each([
    ['FILES.GDI.3', { slot: 'GDI', view: 3 }],
    ['FILES.ETK.look', { slot: 'ETK', view: null }],
    ['OWNERS', { slot: null, view: null }],
  ])('slot and view of %s', (path, place) => {
    expect(slotAndView({ path })).toEqual(place)
  })
})

describe('isAnswerComplete and unanswered', () => {
  test.each([
    ['', [], false],
    ['  \n', [], false],
    ['Tidak ada perubahan.', [], true],
    ['', ['file'], true],
  ])('%j with files %j is complete: %s', (text, files, expected) => {
    expect(isAnswerComplete({ text, files })).toBe(expected)
  })

  test('points without a complete answer are unanswered', () => {
    const points = [1, 2, 3].map((optionNbr) => ({ listCode: 'F', optionNbr }))
    const answers = [
      { listCode: 'F', optionNbr: 1, text: 'x', files: [] },
      { listCode: 'F', optionNbr: 2, text: ' ', files: [] },
      { listCode: 'G', optionNbr: 3, text: 'x', files: [] },
    ]
    expect(unanswered(points, answers).map(({ optionNbr }) => optionNbr)).toEqual([2, 3])
  })
})

describe('whether a letter can be answered', () => {
  const waiting: LetterStatus = {
    canBeAnswered: true,
    isCurrent: true,
    dueDate: '2026-06-03',
    lapses: true,
    frozenSince: null,
    sent: false,
    today: '2026-06-03',
  }
  test.each([
    ['the last day', {}, 'open'],
    ['the day after the last (UU 31/2000 art. 20)', { today: '2026-06-04' }, 'late'],
    ['the day after the last, when nothing lapses', { today: '2026-06-04', lapses: false }, 'lateOpen'],
    ['no deadline', { dueDate: null, today: '2030-01-01' }, 'open'],
    ['suspended before the last day', { today: '2026-07-01', frozenSince: '2026-06-01' }, 'open'],
    ['suspended after the last day', { today: '2026-07-01', frozenSince: '2026-06-10' }, 'late'],
    ['not the current letter', { isCurrent: false }, 'closed'],
    ['no action answers it in this state', { canBeAnswered: false }, 'closed'],
    ['answer sent, long after the last day', { sent: true, today: '2027-01-01', isCurrent: false }, 'sent'],
  ] as const)('%s', (_says, change, expected) => {
    expect(answerable({ ...waiting, ...change })).toBe(expected)
  })
})

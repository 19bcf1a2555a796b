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

describe('one checklist over the rules of the form', () => {
  test.each([
    [
      'what lacks and must be there is N, advice is W',
      {},
      [],
      [
        [1, 'W', false],
        [2, 'N', true],
        [4, 'N', true],
      ],
    ],
    [
      'what is there is Y',
      { NAME: 'a', COLOUR: 'b' },
      [{ slot: 'DOC' }],
      [
        [1, 'Y', false],
        [2, 'Y', true],
        [4, 'Y', true],
      ],
    ],
    [
      'what was filled in freely is looked at',
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
      'a picture is for the eye',
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

  test('a finding belongs to the nearest point above it', () => {
    expect(pointFor(list, 'THING.NAME')?.nbr).toBe(2)
    expect(pointFor(list, 'THING.NAMES')?.nbr).toBe(1)
    expect(pointFor(list, 'FILES.PIC.3')).toBeUndefined()
    expect(pointFor(list, 'ELSEWHERE')).toBeUndefined()
  })

  test.each([
    ['FILES.GDI.3', { slot: 'GDI', view: 3 }],
    ['FILES.ETK.look', { slot: 'ETK', view: null }],
    ['OWNERS', { slot: null, view: null }],
  ])('%s names its files', (path, place) => {
    expect(slotAndView({ path })).toEqual(place)
  })
})

describe('an answer', () => {
  test.each([
    ['', [], false],
    ['  \n', [], false],
    ['Tidak ada perubahan.', [], true],
    ['', ['file'], true],
  ])('%j with files %j answers: %s', (text, files, expected) => {
    expect(isAnswerComplete({ text, files })).toBe(expected)
  })

  test('what nothing was said to', () => {
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
    ['the last day counts whole', {}, 'open'],
    ['the day after is late (UU 31/2000 art. 20)', { today: '2026-06-04' }, 'late'],
    ['late where nothing lapses still goes', { today: '2026-06-04', lapses: false }, 'lateOpen'],
    ['without a day there is no late', { dueDate: null, today: '2030-01-01' }, 'open'],
    ['frozen in time, the days do not run', { today: '2026-07-01', frozenSince: '2026-06-01' }, 'open'],
    ['frozen after the day was over, it was over', { today: '2026-07-01', frozenSince: '2026-06-10' }, 'late'],
    ['the case went on', { isCurrent: false }, 'closed'],
    ['nothing to be answered from there', { canBeAnswered: false }, 'closed'],
    ['sent is sent, late or not', { sent: true, today: '2027-01-01', isCurrent: false }, 'sent'],
  ] as const)('%s', (_says, change, expected) => {
    expect(answerable({ ...waiting, ...change })).toBe(expected)
  })
})

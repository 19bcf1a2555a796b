import { expect, test } from 'vitest'

import type { DraftData, Form } from '../forms/form.ts'
import type { FormalityList } from './checklist.ts'
import { declarationsOfPoint, fieldsOfPoint } from './filedFields.ts'

const form: Form = {
  id: 'fields-of-tests',
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
            NAME: { as: 'text', max: 9, label: 'name' },
            KIND: { as: 'choice', label: 'kind', options: [{ value: 'A', text: 'kind a' }] },
            COLOURS: { as: 'words', max: 9, wordMax: 9, input: 'colours', label: 'colours' },
            SHADE: { as: 'text', max: 9, label: 'shade', when: ({ row }) => row.KIND === 'B' },
            COPIED: { as: 'kept', max: 9, label: 'copied' },
          },
        },
        {
          as: 'declarations',
          section: 'SAID',
          missing: 'm',
          options: [
            { value: 'TRUE', text: 'it is true' },
            { value: 'OWN', text: 'it is mine' },
          ],
        },
      ],
    },
  ],
}
const point = (nbr: number, path: string) => ({ nbr, path, name: path, ground: 'art. 1' })
const list: FormalityList = {
  code: 'F',
  points: [point(1, 'THING'), point(2, 'THING.NAME'), point(3, 'SAID')],
}
const data: DraftData = {
  THING: { NAME: ' Kopi ', KIND: 'A', COLOURS: ['red', 'blue', 7], SHADE: 'dark', COPIED: 'x' },
  SAID: ['TRUE'],
}

test.each([
  [1, ['THING.KIND=A', 'THING.COLOURS=red+blue']],
  [2, ['THING.NAME=Kopi']],
  [3, []],
])('point %i has its own answered and asked fields', (nbr, expected) => {
  const found = list.points.find((one) => one.nbr === nbr) ?? point(0, '')
  expect(
    fieldsOfPoint(form, list, found, data, '2026-03-02').map(({ path, values }) => `${path}=${values.join('+')}`),
  ).toEqual(expected)
})

test('of declarations the ticked ones are told', () => {
  expect(declarationsOfPoint(form, point(3, 'SAID'), data)).toEqual(['it is true'])
  expect(declarationsOfPoint(form, point(1, 'THING'), data)).toEqual([])
})

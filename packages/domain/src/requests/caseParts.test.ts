import { describe, expect, test } from 'vitest'

import { defineForm, type DraftData, type FieldDefinition } from '../forms/form.ts'
import { chosenParts, codeFieldOf, partsOfCase, splitFault, withPreselected } from './caseParts.ts'

describe('parts that become a file of their own', () => {
  // UU 20/2016 art. 41, UU 31/2000 art. 31: a right may pass in part; an application needs at least one class or design (art. 4, art. 11).
  test.each<[string, string[], string[], ReturnType<typeof splitFault>]>([
    ['one class of three', ['30', '35', '43'], ['35'], undefined],
    ['two classes of three', ['30', '35', '43'], ['30', '43'], undefined],
    ['all classes', ['30', '35'], ['35', '30'], 'all'],
    ['no class', ['30', '35'], [], 'none'],
    ['a class of another case', ['30', '35'], ['41'], 'unknown'],
    ['one of its classes and one of another case', ['30', '35'], ['30', '41'], 'unknown'],
    ['the only class', ['30'], ['30'], 'single'],
    ['of a case without parts', [], ['30'], 'single'],
    ['a product of a set', ['06-01', '06-03'], ['06-03'], undefined],
  ])('%s', (_title, present, chosen, fault) => {
    expect(splitFault(present, chosen)).toBe(fault)
  })
})

const code = (name: string): FieldDefinition => ({
  as: 'text',
  max: 9,
  label: name,
  when: ({ draft }) => (draft['CASE'] as DraftData | undefined)?.['APPL_TYP'] === name,
})
const fields = { CLASS_CODE: code('MARK'), LOCARNO_CLASS_CODE: code('DESIGN') }
const form = (preselected?: true) =>
  defineForm({
    id: 'sample',
    version: 1,
    messages: { required: 'r', badDate: 'd', badNumber: 'n', notInList: 'l', tooLong: 't', tooMany: 'm' },
    pages: [
      {
        id: 'one',
        title: 'one',
        blocks: [
          {
            as: 'rows',
            of: 'ticks',
            section: 'PARTS',
            rowTitle: 'part',
            atLeast: 1,
            atMost: 45,
            fields,
            ...(preselected && { preselected }),
          },
        ],
      },
    ],
  })
const mark: DraftData = {
  CASE: {
    APPL_TYP: 'MARK',
    PARTS: [
      { CODE: '30', TEXT: 'kopi' },
      { CODE: '35', TEXT: 'toko' },
    ],
  },
}

describe('ticks of the parts of a case', () => {
  test('are read from the case and from the answers', () => {
    expect(partsOfCase(mark)).toEqual([
      { CODE: '30', TEXT: 'kopi' },
      { CODE: '35', TEXT: 'toko' },
    ])
    expect(
      chosenParts(
        { PARTS: [{ CLASS_CODE: '30' }, { CLASS_CODE: '30' }, {}, { LOCARNO_CLASS_CODE: '06-01' }] },
        'PARTS',
      ),
    ).toEqual(['30', '06-01'])
  })

  test('are stored in the field of the right', () => {
    expect(codeFieldOf(fields, mark)).toBe('CLASS_CODE')
    expect(codeFieldOf(fields, { CASE: { APPL_TYP: 'DESIGN' } })).toBe('LOCARNO_CLASS_CODE')
    expect(codeFieldOf(fields, { CASE: { APPL_TYP: 'PATENT' } })).toBeUndefined()
  })

  test.each<[string, DraftData, true | undefined, unknown]>([
    ['all before the section is answered', mark, true, [{ CLASS_CODE: '30' }, { CLASS_CODE: '35' }]],
    ['what was answered', { ...mark, PARTS: [{ CLASS_CODE: '35' }] }, true, [{ CLASS_CODE: '35' }]],
    ['nothing after all were unticked', { ...mark, PARTS: [] }, true, []],
    ['nothing where the form does not preselect', mark, undefined, undefined],
    ['nothing while the case is not known', {}, true, undefined],
  ])('are preselected: %s', (_title, draft, preselected, expected) => {
    expect(withPreselected(form(preselected), draft)['PARTS']).toEqual(expected)
  })
})

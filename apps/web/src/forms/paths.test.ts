import { describe, expect, test } from 'vitest'

import { valueAt, withValues } from './paths.ts'

const draft = { TECHNICAL: { TITLE: 'Teko' }, OWNERS: [{ PERSON_NAME: 'Sari' }, { PERSON_NAME: 'Budi' }] }

describe('valueAt', () => {
  test.each([
    ['TECHNICAL.TITLE', 'Teko'],
    ['OWNERS.1.PERSON_NAME', 'Budi'],
    ['OWNERS.2.PERSON_NAME', undefined],
    ['TECHNICAL.TITLE.length', undefined],
    ['constructor', undefined],
  ])('%s', (path, value) => expect(valueAt(draft, path)).toEqual(value))
})

describe('withValues', () => {
  test('changes a copy and keeps unchanged sections by reference', () => {
    const changed = withValues(draft, { 'OWNERS.1.PERSON_NAME': 'Wati', 'FILING.APPL_TYP': 'DESIGN' })
    expect(changed).toEqual({
      TECHNICAL: { TITLE: 'Teko' },
      OWNERS: [{ PERSON_NAME: 'Sari' }, { PERSON_NAME: 'Wati' }],
      FILING: { APPL_TYP: 'DESIGN' },
    })
    expect(draft.OWNERS[1]?.PERSON_NAME).toBe('Budi')
    expect(changed.TECHNICAL).toBe(draft.TECHNICAL)
  })

  test('undefined removes a field', () =>
    expect(withValues(draft, { 'TECHNICAL.TITLE': undefined })).toEqual({ ...draft, TECHNICAL: {} }))
})

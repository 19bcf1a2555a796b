import { describe, expect, test } from 'vitest'

import {
  contactRef,
  contactsIn,
  outdatedRows,
  parseContactRef,
  contactOfRow,
  rowFromContact,
  type Contact,
} from './contacts.ts'

const ID = `C-${'a'.repeat(24)}`
const company: Contact = {
  ...contactOfRow({
    PERSON_WCODE: 'C',
    PERSON_NAME: 'PT Contoh Tbk',
    NATIONALITY_COUNTRY_CODE: 'ID',
    EMAIL: 'legal@contoh.id',
  }),
  CONTACT_ID: ID,
  ROW_VERSION: 2,
}

describe('contactOfRow', () => {
  // The letter é as one code point and as two; Chinese, Arabic with a diacritic, outer blanks.
  test.each(['René', 'Rene\u0301', '山田 太郎', 'فَاطِمَة', ' PT Contoh  Tbk '])('keeps %j unchanged', (name) => {
    expect(contactOfRow({ PERSON_NAME: name, PRIORITY_APPL_ID: 'x' }).PERSON_NAME).toBe(name)
  })

  test('has one name field', () => {
    expect(Object.keys(contactOfRow({})).filter((field) => field.includes('NAME'))).toEqual(['PERSON_NAME'])
  })
})

describe('parseContactRef', () => {
  test.each([
    [contactRef(company), { contactId: ID, version: 2 }],
    [ID, undefined],
    [`${ID}.0`, undefined],
    [`${ID}.1.2`, undefined],
    ['', undefined],
  ])('%j', (text, parsed) => expect(parseContactRef(text)).toEqual(parsed))
})

describe('rowFromContact', () => {
  test('replaces all fields of the person and keeps the others', () => {
    const row = { PERSON_NAME: 'Budi', INDI_PERSON_ID_NBR: '3402116407900003', AGENT_NOTES: '0903-2016' }
    expect(rowFromContact(row, company)).toEqual({
      AGENT_NOTES: '0903-2016',
      PERSON_WCODE: 'C',
      PERSON_NAME: 'PT Contoh Tbk',
      NATIONALITY_COUNTRY_CODE: 'ID',
      EMAIL: 'legal@contoh.id',
      CONTACT_ID: `${ID}.2`,
    })
  })
})

describe('outdatedRows', () => {
  const taken = rowFromContact({}, { ...company, ROW_VERSION: 1, EMAIL: 'lama@contoh.id' })
  const draft = { OWNERS: [{ PERSON_NAME: 'Budi' }, taken], INVENTORS: [taken] }

  test('returns every row whose entry changed since', () => {
    expect(outdatedRows(draft, [company]).map(({ section, at }) => [section, at])).toEqual([
      ['OWNERS', 1],
      ['INVENTORS', 0],
    ])
    expect(contactsIn(draft)).toEqual([ID])
  })

  test.each([
    ['the row equals the entry already', { ...taken, EMAIL: 'legal@contoh.id' }],
    ['this version was declined', { ...taken, CONTACT_ID: `${ID}.2` }],
    ['it was typed by hand', { PERSON_NAME: 'PT Contoh' }],
  ])('returns none when %s', (_says, row) => expect(outdatedRows({ OWNERS: [row] }, [company])).toEqual([]))

  test('returns none when the entry does not exist', () => expect(outdatedRows(draft, [])).toEqual([]))
})

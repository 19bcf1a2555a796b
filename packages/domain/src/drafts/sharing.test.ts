import { describe, expect, test } from 'vitest'

import { defineForm, type FieldDefinitions, type Form } from '../forms/form.ts'
import { readSakiFile, SAKI_BYTES_MAX, writeSakiFile } from './sakiFile.ts'
import { sharedAnswers } from './sharedAnswers.ts'

const text = (max = 40) => ({ as: 'text' as const, max, label: 'label' })
const people: FieldDefinitions = { PERSON_NAME: text(), CONTACT_ID: { as: 'kept', max: 40, label: 'label' } }

/** A test form: registration of a boat with its owners and a name. */
function boat(id: string, more: FieldDefinitions, sections: string[]): Form {
  return defineForm<string>({
    id,
    version: 2,
    messages: { required: '', badDate: '', badNumber: '', notInList: '', tooLong: '', tooMany: '' },
    pages: [
      {
        id: 'all',
        title: 'all',
        blocks: [
          {
            as: 'fields',
            section: 'FILING',
            fields: { APPL_TYP: text(), APPL_SUBTYP: text(), PAYER_CATEGORY: text(), DECLARED_NAME: text() },
          },
          { as: 'fields', section: 'TECHNICAL', fields: { TITLE: text(), ...more } },
          ...sections.map((section) => ({
            as: 'rows' as const,
            of: 'parties' as const,
            section,
            rowTitle: 'row',
            atLeast: 0,
            atMost: 3,
            fields: people,
          })),
          {
            as: 'declarations',
            section: 'DECLARATIONS',
            missing: 'missing',
            options: [{ value: 'TRUTH', text: 'truth' }],
          },
        ],
      },
    ],
  })
}
const sail = boat('sail', { MAST: text() }, ['OWNERS', 'INVENTORS'])
const motor = boat('motor', { ENGINE: text() }, ['OWNERS'])

const answers = {
  FILING: { APPL_TYP: 'SAIL', APPL_SUBTYP: 'ONE', PAYER_CATEGORY: 'UMK', DECLARED_NAME: 'Sari' },
  TECHNICAL: { TITLE: 'Pinisi', MAST: 'jati' },
  OWNERS: [{ PERSON_NAME: '山田 太郎', CONTACT_ID: `C-${'a'.repeat(24)}.1` }],
  INVENTORS: [{ PERSON_NAME: 'Rene\u0301' }],
  DECLARATIONS: ['TRUTH'],
}

describe('sharedAnswers', () => {
  test('people, payer and title are copied, fields unknown to the other form are listed, declarations are left out', () => {
    expect(sharedAnswers(answers, motor, 'MOTOR')).toEqual({
      data: {
        FILING: { APPL_TYP: 'MOTOR', PAYER_CATEGORY: 'UMK' },
        TECHNICAL: { TITLE: 'Pinisi' },
        OWNERS: answers.OWNERS,
      },
      left: ['TECHNICAL.MAST', 'INVENTORS'],
    })
  })

  test('the given draft is not modified', () => {
    const before = structuredClone(answers)
    sharedAnswers(answers, motor, 'MOTOR')
    expect(answers).toEqual(before)
  })
})

const formOf = (id: string) => [sail, motor].find((form) => form.id === id)
const hash = 'ab'.repeat(32)
const file = { SPECDOC_TYP: 'GDI', VIEW_TYPE_ID: 2, FILE_NAME: 'depan.jpg', SIZE: 10, SHA256: hash }
const written = writeSakiFile({
  form: sail,
  data: answers,
  files: [file],
  title: 'Pinisi',
  exportedAt: '2026-11-20T03:00:00Z',
})
const changed = (change: object) => JSON.stringify({ ...(JSON.parse(written) as object), ...change })

describe('a .saki.json', () => {
  test('keeps all answers unchanged except declarations and address book references', () => {
    expect(readSakiFile(written, formOf)).toEqual({
      ok: true,
      formId: 'sail',
      data: {
        FILING: { APPL_TYP: 'SAIL', APPL_SUBTYP: 'ONE', PAYER_CATEGORY: 'UMK' },
        TECHNICAL: answers.TECHNICAL,
        OWNERS: [{ PERSON_NAME: '山田 太郎' }],
        INVENTORS: [{ PERSON_NAME: 'Rene\u0301' }],
      },
      files: [file],
    })
  })

  test('of an older form version is accepted', () => {
    expect(readSakiFile(changed({ FORM: { ID: 'sail', VERSION: 1 } }), formOf)).toMatchObject({
      ok: true,
      formId: 'sail',
    })
  })

  test.each([
    ['a text over SAKI_BYTES_MAX', 'x'.repeat(SAKI_BYTES_MAX + 1), 'tooLarge'],
    ['no JSON', '{"FORMAT": ', 'notJson'],
    ['a list', '[]', 'notSaki'],
    ['other JSON', '{"name":"x"}', 'notSaki'],
    ['no answers', changed({ ANSWERS: [] }), 'notSaki'],
    ['a later format', changed({ VERSION: 2 }), 'newer'],
    ['a later form', changed({ FORM: { ID: 'sail', VERSION: 3 } }), 'newer'],
    ['an unknown form', changed({ FORM: { ID: 'constructor', VERSION: 1 } }), 'unknownForm'],
  ])('%s is refused', (_says, text, why) => expect(readSakiFile(text, formOf)).toEqual({ ok: false, why }))

  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  test.each([
    ['a key of the prototype as a section', written.replace('"TECHNICAL"', '"__proto__"'), '__proto__'],
    [
      'a key of the prototype as a field',
      written.replace('"TITLE": "Pinisi",\n      "MAST"', '"TITLE": "Pinisi",\n      "__proto__"'),
      'TECHNICAL.__proto__',
    ],
    ['a constructor', written.replace('"MAST"', '"constructor"'), 'TECHNICAL.constructor'],
    ['deep nesting', written.replace('"jati"', deep), 'TECHNICAL.MAST'],
    ['a direction override', written.replace('jati', 'a\\u202eb'), 'TECHNICAL.MAST'],
    ['a text too long', written.replace('jati', 'j'.repeat(41)), 'TECHNICAL.MAST'],
    ['too many rows', changed({ ANSWERS: { OWNERS: Array.from({ length: 4 }, () => ({})) } }), 'OWNERS'],
  ])('%s is refused and its path returned', (_says, text, field) => {
    expect(readSakiFile(text, formOf)).toEqual({ ok: false, why: 'shape', fields: [field] })
    expect(({} as Record<string, unknown>)['MAST']).toBeUndefined()
  })

  test('invalid entries of the list of files are skipped', () => {
    const odd = [null, 7, { FILE_NAME: 'x' }, { ...file, SHA256: 'nothing' }, file]
    expect(readSakiFile(changed({ FILES: odd }), formOf)).toMatchObject({ ok: true, files: [file] })
  })
})

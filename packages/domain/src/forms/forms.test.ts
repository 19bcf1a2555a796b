import { describe, expect, test } from 'vitest'

import { checkShape } from './checkShape.ts'
import { documentsNeeded } from './documents.ts'
import { defineForm, sectionOf, fieldText, type DraftData, type DocumentRule, type FormFile } from './form.ts'
import { maySubmit, missing } from './missing.ts'
import { progress } from './progress.ts'

const isChild = ({ draft }: { draft: DraftData }) => fieldText(sectionOf(draft, 'READER'), 'AGE') === 'CHILD'

const papers: DocumentRule[] = [
  {
    slot: 'CONSENT',
    label: 'consent',
    why: 'child',
    ground: 'library rule 2',
    when: isChild,
    level: 'LATER',
    missing: 'consent later',
    followsBy: () => '2026-12-01',
  },
  { slot: 'EXTRA', label: 'extra', why: 'welcome', ground: 'library rule 3' },
]

/** A test form unrelated to any right: a library card. */
const card = defineForm<string>({
  id: 'library-card',
  version: 1,
  messages: {
    required: 'required',
    badDate: 'bad date',
    badNumber: 'bad number',
    notInList: 'not in list',
    tooLong: 'too long',
    tooMany: 'too many',
  },
  checks: [
    ({ draft }) =>
      fieldText(sectionOf(draft, 'READER'), 'NAME') === 'Nobody'
        ? [{ path: 'READER.NAME', step: 'reader', level: 'STOP', code: 'nobody', wrong: true }]
        : [],
  ],
  pages: [
    {
      id: 'reader',
      title: 'reader',
      blocks: [
        {
          as: 'fields',
          section: 'READER',
          fields: {
            NAME: { as: 'text', max: 10, label: 'name', required: 'STOP', missing: 'name missing' },
            AGE: {
              as: 'choice',
              label: 'age',
              required: 'STOP',
              options: [
                { value: 'CHILD', text: 'child' },
                { value: 'ADULT', text: 'adult' },
              ],
            },
            BORN: {
              as: 'date',
              label: 'born',
              required: 'STOP',
              when: isChild,
              check: (value, { today }) => (value > today ? { level: 'STOP', code: 'unborn' } : undefined),
            },
            PHONE: { as: 'text', max: 20, label: 'phone', required: 'WARN', missing: 'no phone' },
            SHELVES: {
              as: 'choices',
              label: 'shelves',
              options: [
                { value: 'A', text: 'a' },
                { value: 'B', text: 'b' },
              ],
            },
            ABOUT: { as: 'longText', max: 100, label: 'about' },
          },
        },
      ],
    },
    {
      id: 'friends',
      title: 'friends',
      notNeeded: ({ draft }) => fieldText(sectionOf(draft, 'CLUB'), 'JOINS') !== 'Y',
      blocks: [
        { as: 'fields', section: 'CLUB', fields: { JOINS: { as: 'yesNo', label: 'joins' } } },
        {
          as: 'rows',
          of: 'plain',
          section: 'FRIENDS',
          rowTitle: 'friend',
          atLeast: 1,
          atMost: 2,
          missing: 'no friend',
          when: ({ draft }) => fieldText(sectionOf(draft, 'CLUB'), 'JOINS') === 'Y',
          fields: { NAME: { as: 'text', max: 10, label: 'name', required: 'STOP' } },
        },
      ],
    },
    {
      id: 'photo',
      title: 'photo',
      blocks: [
        {
          as: 'images',
          slot: 'FACE',
          label: 'face',
          views: [
            { id: 1, text: 'front' },
            { id: 2, text: 'side' },
          ],
          atLeast: 1,
          atMost: 3,
          captionMax: 50,
          missing: 'no photo',
          fewer: 'one view',
        },
      ],
    },
    { id: 'papers', title: 'papers', blocks: [{ as: 'documents', rules: papers }] },
    {
      id: 'sign',
      title: 'sign',
      after: 'all',
      blocks: [
        {
          as: 'declarations',
          section: 'PROMISES',
          options: [
            { value: 'CARE', text: 'care' },
            { value: 'RETURN', text: 'return' },
          ],
          missing: 'promise',
        },
      ],
    },
  ],
})

const today = '2026-11-20'
const faces: FormFile[] = [
  { slot: 'FACE', view: 1 },
  { slot: 'FACE', view: 2 },
]
const whole: DraftData = { READER: { NAME: 'Ani', AGE: 'ADULT', PHONE: '1' }, PROMISES: ['CARE', 'RETURN'] }
const found = (draft: DraftData, files: FormFile[] = faces) =>
  missing(card, draft, files, today).map(({ path, level, code }) => `${path} ${level} ${code}`)

describe('missing (office rule: one list of issues for screen and server)', () => {
  test.each<[string, DraftData, FormFile[], string[]]>([
    ['a complete draft has no issue', whole, faces, []],
    [
      'an empty draft has an issue for all required answers, in page order',
      {},
      [],
      [
        'READER.NAME STOP name missing',
        'READER.AGE STOP required',
        'READER.PHONE WARN no phone',
        'FILES.FACE STOP no photo',
        'PROMISES STOP promise',
      ],
    ],
    [
      'blanks count as empty',
      { ...whole, READER: { NAME: '  ', AGE: 'ADULT', PHONE: '1' } },
      faces,
      ['READER.NAME STOP name missing'],
    ],
    [
      'conditional fields and documents apply',
      { ...whole, READER: { NAME: 'Ani', AGE: 'CHILD', PHONE: '1' } },
      faces,
      ['READER.BORN STOP required', 'FILES.CONSENT LATER consent later'],
    ],
    [
      'an impossible date',
      { ...whole, READER: { NAME: 'Ani', AGE: 'CHILD', PHONE: '1', BORN: '2026-02-30' } },
      [...faces, { slot: 'CONSENT' }],
      ['READER.BORN STOP bad date'],
    ],
    [
      'a date that its check refuses',
      { ...whole, READER: { NAME: 'Ani', AGE: 'CHILD', PHONE: '1', BORN: '2027-01-01' } },
      [...faces, { slot: 'CONSENT' }],
      ['READER.BORN STOP unborn'],
    ],
    [
      'an answer that is not offered',
      { ...whole, READER: { NAME: 'Ani', AGE: 'OLD', PHONE: '1' } },
      faces,
      ['READER.AGE STOP not in list'],
    ],
    [
      'a text over its limit',
      { ...whole, READER: { NAME: 'Ani Ani Ani Ani', AGE: 'ADULT', PHONE: '1' } },
      faces,
      ['READER.NAME STOP too long'],
    ],
    ['a hidden field has no issue', { ...whole, FRIENDS: [{ NAME: '' }] }, faces, []],
    ['a list with too few rows', { ...whole, CLUB: { JOINS: 'Y' } }, faces, ['FRIENDS STOP no friend']],
    [
      'a row without its required field',
      { ...whole, CLUB: { JOINS: 'Y' }, FRIENDS: [{ NAME: 'Bo' }, {}] },
      faces,
      ['FRIENDS.1.NAME STOP required'],
    ],
    [
      'too many rows',
      { ...whole, CLUB: { JOINS: 'Y' }, FRIENDS: [{ NAME: 'A' }, { NAME: 'B' }, { NAME: 'C' }] },
      faces,
      ['FRIENDS STOP too many'],
    ],
    ['one declaration of two', { ...whole, PROMISES: ['CARE'] }, faces, ['PROMISES STOP promise']],
    ['one view of two', whole, [{ slot: 'FACE', view: 1 }], ['FILES.FACE WARN one view']],
    [
      'a check across the form',
      { ...whole, READER: { NAME: 'Nobody', AGE: 'ADULT', PHONE: '1' } },
      faces,
      ['READER.NAME STOP nobody'],
    ],
  ])('%s', (_says, draft, files, expected) => {
    expect(found(draft, files)).toEqual(expected)
    expect(maySubmit(missing(card, draft, files, today))).toBe(!expected.some((line) => line.includes(' STOP ')))
  })

  test.each<[string, DraftData]>([
    ['lists for objects', { READER: [], CLUB: [], PROMISES: {} }],
    ['texts for lists', { READER: 'x', FRIENDS: 'x', PROMISES: 'CARE RETURN' }],
    ['numbers for texts', { READER: { NAME: 1, AGE: 2 }, FRIENDS: [1, null], CLUB: { JOINS: 'Y' } }],
  ])('does not throw on %s and prevents submission', (_says, draft) => {
    expect(maySubmit(missing(card, draft, faces, today))).toBe(false)
  })
})

describe('progress (office rule: six statuses of a step)', () => {
  const statuses = (draft: DraftData, files: FormFile[] = faces) =>
    progress(card, draft, files, today).steps.map(({ status }) => status)
  const child = { READER: { NAME: 'Ani', AGE: 'CHILD', BORN: '2019-01-01' }, PROMISES: ['CARE', 'RETURN'] }

  test.each<[string, DraftData, FormFile[], string[]]>([
    ['empty', {}, [], ['NOT_STARTED', 'NOT_NEEDED', 'NOT_STARTED', 'DONE', 'LOCKED']],
    ['begun', { READER: { NAME: 'Ani' } }, [], ['IN_PROGRESS', 'NOT_NEEDED', 'NOT_STARTED', 'DONE', 'LOCKED']],
    ['wrong', { READER: { NAME: 'Ani', AGE: 'OLD' } }, [], ['PROBLEM', 'NOT_NEEDED', 'NOT_STARTED', 'DONE', 'LOCKED']],
    [
      'all but the declarations',
      { ...whole, PROMISES: [] },
      faces,
      ['DONE', 'NOT_NEEDED', 'DONE', 'DONE', 'NOT_STARTED'],
    ],
    ['all', whole, faces, ['DONE', 'NOT_NEEDED', 'DONE', 'DONE', 'DONE']],
    [
      'a document that may follow leaves its step open and locks nothing',
      child,
      faces,
      ['DONE', 'NOT_NEEDED', 'DONE', 'NOT_STARTED', 'DONE'],
    ],
    [
      'a step with one document of two is in progress',
      child,
      [...faces, { slot: 'EXTRA' }],
      ['DONE', 'NOT_NEEDED', 'DONE', 'IN_PROGRESS', 'DONE'],
    ],
  ])('%s', (_says, draft, files, expected) => {
    expect(statuses(draft, files)).toEqual(expected)
  })

  test('completePct rises by 25 with each of four answers to 100', () => {
    const drafts: [DraftData, FormFile[]][] = [
      [{}, []],
      [{ READER: { NAME: 'Ani' } }, []],
      [{ READER: { NAME: 'Ani', AGE: 'ADULT' } }, []],
      [{ READER: { NAME: 'Ani', AGE: 'ADULT' } }, faces],
      [whole, faces],
    ]
    const shares = drafts.map(([draft, files]) => progress(card, draft, files, today).completePct)
    expect(shares).toEqual([0, 25, 50, 75, 100])
  })
})

describe('checkShape (office rule: a draft may be incomplete but must have the shape of its form)', () => {
  test.each<[string, unknown]>([
    ['an empty draft', {}],
    ['a whole draft', { ...whole, CLUB: { JOINS: 'N' }, FRIENDS: [{ NAME: 'Bo' }] }],
    ['empty answers', { READER: { NAME: '', AGE: '', BORN: null, SHELVES: [] }, FRIENDS: [], PROMISES: [] }],
    ['a half-typed date', { READER: { BORN: '2019-0' } }],
    ['line breaks in a long text', { READER: { ABOUT: 'one\ntwo' } }],
    ['ten characters outside the basic plane', { READER: { NAME: '😀'.repeat(10) } }],
    ['a name in Arabic', { READER: { NAME: 'سارة' } }],
  ])('accepts %s', (_says, data) => {
    expect(checkShape(card, data)).toEqual([])
  })

  const hostile: [string, unknown, string, string, number?][] = [
    ['a list for the draft', [], '', 'type'],
    ['a text for the draft', 'x', '', 'type'],
    ['null for the draft', null, '', 'type'],
    ['an unknown section', { OTHER: {} }, 'OTHER', 'unknown'],
    ['an unknown field', { READER: { ROLE: 'office' } }, 'READER.ROLE', 'unknown'],
    ['a prototype as a section', JSON.parse('{"__proto__":{"a":1}}'), '__proto__', 'unknown'],
    ['a prototype as a field', JSON.parse('{"READER":{"__proto__":{"a":1}}}'), 'READER.__proto__', 'unknown'],
    ['a constructor as a field', { READER: { constructor: 'x' } }, 'READER.constructor', 'unknown'],
    ['an object of another prototype', { READER: new Date(0) }, 'READER', 'type'],
    ['a list for an object', { READER: ['x'] }, 'READER', 'type'],
    ['an object for a list', { FRIENDS: { 0: {} } }, 'FRIENDS', 'type'],
    ['a text for a row', { FRIENDS: ['x'] }, 'FRIENDS.0', 'type'],
    ['a number for a text', { READER: { NAME: 5 } }, 'READER.NAME', 'type'],
    ['an object for a text', { READER: { NAME: { $gt: '' } } }, 'READER.NAME', 'type'],
    ['a text for a list of words', { READER: { SHELVES: 'A' } }, 'READER.SHELVES', 'type'],
    ['an answer that is not offered', { READER: { AGE: 'OLD' } }, 'READER.AGE', 'notInList'],
    ['a tick that is not offered', { PROMISES: ['OBEY'] }, 'PROMISES', 'notInList'],
    ['more ticks than options', { PROMISES: ['CARE', 'CARE', 'CARE'] }, 'PROMISES', 'tooMany'],
    ['too many rows', { FRIENDS: [{}, {}, {}] }, 'FRIENDS', 'tooMany', 2],
    ['a text over its limit', { READER: { NAME: 'x'.repeat(11) } }, 'READER.NAME', 'tooLong', 10],
    ['a megabyte as a date', { READER: { BORN: 'x'.repeat(1_000_000) } }, 'READER.BORN', 'tooLong', 16],
    ['a direction override', { READER: { NAME: 'a\u202Eb' } }, 'READER.NAME', 'characters'],
    ['a NUL', { READER: { NAME: 'a\u0000b' } }, 'READER.NAME', 'characters'],
    ['a line break in a name', { READER: { NAME: 'a\nBcc: x' } }, 'READER.NAME', 'characters'],
  ]
  test.each(hostile)('refuses %s', (_says, data, path, fault, limit) => {
    expect(checkShape(card, data)).toEqual([{ path, fault, limit }])
  })
})

describe('documentsNeeded', () => {
  test('returns slot, level, last day and number of uploaded files of each document that applies', () => {
    const draft = { READER: { AGE: 'CHILD' } }
    expect(
      documentsNeeded(papers, draft, [{ slot: 'EXTRA' }], today).map(({ slot, level, followsBy, uploaded }) => [
        slot,
        level,
        followsBy,
        uploaded,
      ]),
    ).toEqual([
      ['CONSENT', 'LATER', '2026-12-01', 0],
      ['EXTRA', undefined, undefined, 1],
    ])
    expect(documentsNeeded(papers, { READER: { AGE: 'ADULT' } }, [], today).map(({ slot }) => slot)).toEqual(['EXTRA'])
  })
})

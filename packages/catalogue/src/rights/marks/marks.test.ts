import { documentsNeeded } from '@saki/domain/forms/documents'
import { sectionOf, type DraftData, type FormFile } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { actionOf } from '@saki/domain/workflow/definition'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { automaticAction, openActions, nextState } from '@saki/domain/workflow/nextState'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { applTypOf, titleOf } from '../../index.ts'
import { markRight } from './right.ts'
import { markDocuments } from './documents.ts'
import { markFilingForm } from './filing.form.ts'
import { sampleMarkFiles, sampleMarkFiling } from './filing.sample.ts'
import { markRegistration } from './registration.workflow.ts'

const today = '2026-11-20'
const changed = (section: string, fields: Record<string, unknown>): DraftData => ({
  ...sampleMarkFiling,
  [section]: { ...sectionOf(sampleMarkFiling, section), ...fields },
})
const found = (draft: DraftData, files: FormFile[] = sampleMarkFiles) =>
  missing(markFilingForm, draft, files, today).map(
    ({ step: page, path, level, code }) => `${page} ${path} ${level} ${code.replace('marks:', '')}`,
  )
const without = (...slots: string[]) => sampleMarkFiles.filter(({ slot }) => !slots.includes(slot))

describe('mark filing form (UU 20/2016 art. 4)', () => {
  test.each<[string, DraftData, FormFile[], string[]]>([
    ['a word mark needs no label', changed('SIGN', { SIGN_WCODE: 'WORD' }), without('ETK'), []],
    ['a picture needs its label (art. 13)', sampleMarkFiling, without('ETK'), ['mark FILES.ETK STOP label.missing']],
    [
      'a hologram needs its label',
      changed('SIGN', { SIGN_WCODE: 'HOLOGRAM' }),
      without('ETK'),
      ['mark FILES.ETK STOP label.missing'],
    ],
    [
      'a shape shown from one side',
      changed('SIGN', { SIGN_WCODE: 'THREE_D' }),
      sampleMarkFiles,
      ['mark FILES.ETK WARN label.oneSide'],
    ],
    [
      'a shape shown from two sides',
      changed('SIGN', { SIGN_WCODE: 'THREE_D' }),
      [...sampleMarkFiles, { slot: 'ETK' }],
      [],
    ],
    [
      'the label of a sound is its recording (art. 4)',
      changed('SIGN', { SIGN_WCODE: 'SOUND' }),
      without('ETK'),
      ['attachments FILES.SND STOP doc.SND.missing', 'attachments FILES.NOT WARN doc.NOT.missing'],
    ],
    [
      'letters of another script without meaning and pronunciation',
      changed('SIGN', { MARK_NAME: 'قهوة الغروب' }),
      sampleMarkFiles,
      ['mark SIGN.TRANSLITERATION WARN transliteration.missing', 'mark SIGN.TRANSLATION WARN translation.missing'],
    ],
    [
      'letters of another script with both',
      changed('SIGN', { MARK_NAME: 'قهوة', TRANSLATION: 'kopi', TRANSLITERATION: 'qahwa' }),
      sampleMarkFiles,
      [],
    ],
    [
      'the rules of a collective mark may follow (art. 46, 11)',
      changed('FILING', { APPL_SUBTYP: 'COLLECTIVE' }),
      sampleMarkFiles,
      ['attachments FILES.PKM LATER doc.later'],
    ],
    [
      'a grey label without colours',
      changed('SIGN', { COLOUR_CLAIMED: 'N', COLOURS: [], LABEL_LOOK: 'GREY' }),
      sampleMarkFiles,
      [],
    ],
    [
      'a coloured label without named colours',
      changed('SIGN', { COLOUR_CLAIMED: 'N', COLOURS: [] }),
      sampleMarkFiles,
      ['mark SIGN.COLOUR_CLAIMED WARN colours.missing'],
    ],
    [
      'a measurement of a removed label is ignored',
      changed('SIGN', { SIGN_WCODE: 'WORD', COLOUR_CLAIMED: 'N', COLOURS: [] }),
      without('ETK'),
      [],
    ],
    [
      'a class without terms counts for the subtype',
      {
        ...sampleMarkFiling,
        NICE: [
          { NICE_CLASS_CODE: '30', TERMS: ['kopi'] },
          { NICE_CLASS_CODE: '43', TERMS: [] },
        ],
      },
      sampleMarkFiles,
      ['goods NICE.1.TERMS STOP goods.terms.missing'],
    ],
    [
      'one class too many',
      {
        ...sampleMarkFiling,
        NICE: Array.from({ length: 46 }, (_, at) => ({ NICE_CLASS_CODE: String(at + 1), TERMS: ['a'] })),
      },
      sampleMarkFiles,
      ['goods NICE STOP filing:general.tooMany', 'goods NICE.45.NICE_CLASS_CODE STOP goods.class.wrong'],
    ],
  ])('%s', (_what, draft, files, expected) => expect(found(draft, files)).toEqual(expected))

  test.each([
    ['UMUM', []],
    ['UMK', ['UMK', 'SPU']],
    ['PENDIDIKAN', []],
  ])('documents required of payer %s', (payer, slots) => {
    const needed = documentsNeeded(markDocuments, changed('FILING', { PAYER_CATEGORY: payer }), [], today)
    expect(needed.map(({ slot }) => slot)).toEqual(['TTD', 'SPM', ...slots])
  })

  test('the priority document may follow within nine months of the earliest date (art. 10)', () => {
    const draft = {
      ...changed('FILING', { PRIORITY_CLAIMED: 'Y' }),
      PRIORITIES: [{ PRIORITY_DATE: '2026-09-30' }, { PRIORITY_DATE: '2026-08-31' }],
    }
    const [document] = documentsNeeded(markDocuments, draft, [], today).filter(({ slot }) => slot === 'PRI')
    expect(document?.followsBy).toBe('2027-05-31')
  })
})

describe('a mark application', () => {
  const classes = fc.uniqueArray(fc.integer({ min: 1, max: 45 }).map(String), { minLength: 1, maxLength: 45 })
  test('its number series and fee follow its classes, for any subtype', () => {
    fc.assert(
      fc.property(classes, fc.constantFrom('GOODS', 'SERVICES', 'BOTH', 'COLLECTIVE'), (codes, APPL_SUBTYP) => {
        const draft = {
          ...changed('FILING', { APPL_SUBTYP }),
          NICE: codes.map((code) => ({ NICE_CLASS_CODE: code, TERMS: ['a'] })),
        }
        const hasGoods = codes.some((code) => Number(code) <= 34)
        const hasServices = codes.some((code) => Number(code) >= 35)
        const { fileTyp, fileSeq } = markRight.series(draft)
        expect(fileTyp + fileSeq).toBe(hasGoods && hasServices ? 'IPT' : hasServices ? 'JID' : 'DID')
        expect(markRight.counts(draft, []).classes).toBe(codes.length)
      }),
    )
  })

  test('it is of kind MARK and its title is its words', () => {
    expect(applTypOf('mark-filing', sampleMarkFiling)).toBe('MARK')
    expect(titleOf(sampleMarkFiling)).toBe('KOPI SENJA')
  })
})

describe('mark registration (UU 20/2016 as amended by UU 6/2023; days are working days, art. 1(22))', () => {
  const due = (action: string, basis: { action: string; due?: string; filing?: string }) => {
    const rule = actionOf(markRegistration, action)?.due
    return rule && dueDate(rule, basis)
  }
  // 20 November 2026 is a Friday; a last day on a weekend moves to Monday.
  test.each([
    ['payment_received', { action: '2026-11-20', filing: '2026-11-20' }, '2026-12-11', 'art. 13: fifteen working days'],
    ['ask_correction', { action: '2026-11-20' }, '2027-01-20', 'art. 11: two months'],
    ['ask_correction', { action: '2026-12-20' }, '2027-02-22', 'two months end on Saturday'],
    ['publish', { action: '2026-12-31' }, '2027-03-01', 'art. 14: two months, clamped to a Sunday'],
    ['oppose', { action: '2026-11-20' }, '2027-01-20', 'art. 17: two months from sending'],
    [
      'answer',
      { action: '2026-12-01', due: '2027-01-20' },
      '2027-01-20',
      'examination begins after the last day for answers',
    ],
    ['answer_over', { action: '2027-01-21', due: '2027-01-20' }, '2027-03-03', 'art. 23: thirty working days'],
    ['propose_refusal', { action: '2026-11-20' }, '2027-01-01', 'art. 24: thirty working days'],
    ['refuse', { action: '2026-11-20' }, '2027-03-26', 'art. 28: ninety working days'],
    [
      'register',
      { action: '2027-08-01', filing: '2026-11-20' },
      '2036-05-19',
      'art. 36: the eve of the last six months',
    ],
    ['renewal_opens', { action: '2036-05-20', filing: '2026-11-20' }, '2036-11-20', 'art. 35: ten years'],
    ['term_over', { action: '2036-11-21', filing: '2026-11-20' }, '2037-05-20', 'six months with a surcharge'],
  ])('%s from %j is due on %s (%s)', (action, basis, expected, _why) => expect(due(action, basis)).toBe(expected))

  test.each([
    ['awaiting_correction', 'correction_lapsed', 'deemed_withdrawn'],
    ['publication', 'publication_over', 'publication_ended'],
    ['opposed', 'answer_over', 'objection_closed'],
    ['answered', 'answer_over', 'objection_closed'],
    ['proposed_refusal', 'refusal_unanswered', 'refused'],
    ['registered', 'renewal_opens', 'renewal_window'],
    ['renewal_window', 'term_over', 'late_renewal'],
    ['late_renewal', 'expire', 'expired'],
  ])('in %s the automatic action is %s', (state, action, to) => {
    expect(automaticAction(markRegistration, state)).toBe(action)
    expect(nextState(markRegistration, state, action, 'system')).toMatchObject({ ok: true, state: to })
  })

  test('an opposition is possible until the end of publication, and not in substantive examination', () => {
    const history = [{ action: 'publish', day: '2026-11-20' }]
    const open = (state: string, day: string) => openActions(markRegistration, state, 'public', history, day)
    expect(open('publication', '2027-01-20')).toEqual(['oppose'])
    expect(open('answered', '2027-01-20')).toEqual(['oppose'])
    expect(open('opposed', '2027-01-21')).toEqual([])
    expect(open('substantive_examination', '2026-12-01')).toEqual([])
  })

  test.each(['refuse', 'refusal_unanswered'])('after %s an appeal is possible for ninety working days', (by) => {
    const open = (day: string) =>
      openActions(markRegistration, 'refused', 'applicant', [{ action: by, day: '2026-11-20' }], day)
    expect(open('2027-03-26')).toEqual(['appeal'])
    expect(open('2027-03-27')).toEqual([])
  })

  test('the applicant may withdraw in exactly the states before a decision (art. 19)', () => {
    const may = (state: string) => nextState(markRegistration, state, 'withdraw', 'applicant').ok
    const open = Object.keys(markRegistration.states).filter(may)
    expect(open).toEqual([
      'formality_check',
      'awaiting_correction',
      'awaiting_priority',
      'publication',
      'opposed',
      'answered',
      'publication_ended',
      'objection_closed',
      'substantive_examination',
      'proposed_refusal',
      'to_be_registered',
    ])
  })
})

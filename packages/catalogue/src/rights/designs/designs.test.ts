import { documentsNeeded } from '@saki/domain/forms/documents'
import { rowsOf, sectionOf, type DraftData, type FormFile } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { dueDate } from '@saki/domain/workflow/dueDate'
import { automaticAction, openActions, nextState } from '@saki/domain/workflow/nextState'
import { describe, expect, test } from 'vitest'

import { designDocuments } from './documents.ts'
import { designFilingForm } from './filing.form.ts'
import { sampleDesignFiles, sampleDesignFiling } from './filing.sample.ts'
import { designRegistration } from './registration.workflow.ts'

const today = '2026-11-20'
const owner = rowsOf(sampleDesignFiling, 'OWNERS')[0] ?? {}
const changed = (section: string, fields: Record<string, unknown>): DraftData => ({
  ...sampleDesignFiling,
  [section]: { ...sectionOf(sampleDesignFiling, section), ...fields },
})
const found = (draft: DraftData, files: FormFile[] = sampleDesignFiles) =>
  missing(designFilingForm, draft, files, today).map(
    ({ step: page, path, level, code }) => `${page} ${path} ${level} ${code.replace('filing:', '')}`,
  )
const priority = (date: string) => ({
  ...changed('FILING', { PRIORITY_CLAIMED: 'Y' }),
  PRIORITIES: [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: '2026-1', PRIORITY_DATE: date }],
})
const abroad = {
  ...sampleDesignFiling,
  OWNERS: [
    {
      PERSON_WCODE: 'C',
      PERSON_NAME: 'Kopi GmbH',
      NATIONALITY_COUNTRY_CODE: 'DE',
      ADDR_STREET: 'Hauptstr. 1',
      EMAIL: 'a@kopi.de',
      TELEPHONE: '+49 30 1234567',
    },
  ],
}
const consultant = { AGENT_NOTES: '0903-2016', PERSON_NAME: 'Rani', ADDR_STREET: 'Jl. Merdeka 1' }

describe('design filing form (UU 31/2000)', () => {
  test.each<[string, DraftData, string[]]>([
    [
      'a foreign applicant without a consultant (art. 14)',
      {
        ...changed('TECHNICAL', { DESIGNER_IS_APPLICANT: 'N' }),
        OWNERS: abroad.OWNERS,
        INVENTORS: [{ PERSON_NAME: 'Eva', NATIONALITY_COUNTRY_CODE: 'DE' }],
      },
      [
        'representative FILING.REPRESENTED STOP person.foreignNeedsConsultant',
        'attachments FILES.PGH LATER doc.later',
        'attachments FILES.AKT LATER doc.later',
      ],
    ],
    [
      'a foreign applicant with a consultant',
      {
        ...changed('FILING', { REPRESENTED: 'Y' }),
        OWNERS: [{ ...owner, NATIONALITY_COUNTRY_CODE: 'DE' }],
        REPRS: [consultant],
      },
      ['attachments FILES.KUA LATER doc.later'],
    ],
    [
      'a consultant without a number',
      { ...changed('FILING', { REPRESENTED: 'Y' }), REPRS: [{ ...consultant, AGENT_NOTES: '0903-2099' }] },
      ['representative REPRS.0.AGENT_NOTES STOP representative.notes.wrong', 'attachments FILES.KUA LATER doc.later'],
    ],
    [
      'a representative without data',
      changed('FILING', { REPRESENTED: 'Y' }),
      ['representative REPRS STOP representative.missing', 'attachments FILES.KUA LATER doc.later'],
    ],
    [
      'a company as designer (art. 1(2))',
      { ...sampleDesignFiling, OWNERS: [{ ...owner, PERSON_WCODE: 'C' }] },
      ['design TECHNICAL.DESIGNER_IS_APPLICANT STOP designer.notCompany', 'attachments FILES.AKT LATER doc.later'],
    ],
    [
      'another designer is named and the right assigned (art. 11)',
      changed('TECHNICAL', { DESIGNER_IS_APPLICANT: 'N' }),
      ['design INVENTORS STOP designer.missing', 'attachments FILES.PGH LATER doc.later'],
    ],
    [
      'no feature claimed',
      changed('TECHNICAL', { CLAIM_SCOPE: [] }),
      ['design TECHNICAL.CLAIM_SCOPE STOP claimScope.missing'],
    ],
    [
      'a divisional without a valid parent',
      changed('FILING', { APPL_SUBTYP: 'DIVISIONAL', PARENT_PATENT_ID: 'P00202600001' }),
      ['type FILING.PARENT_PATENT_ID STOP parentPatentId.wrong'],
    ],
    ['a missing class is a warning', { ...sampleDesignFiling, LOCARNO: [] }, ['design LOCARNO WARN locarno.missing']],
    [
      'disclosed seven months ago (art. 3)',
      changed('TECHNICAL', { DISCLOSED: 'Y', DISCLOSED_DATE: '2026-04-20' }),
      ['design TECHNICAL.DISCLOSED_DATE WARN disclosed.late'],
    ],
    [
      'disclosed five months ago',
      changed('TECHNICAL', { DISCLOSED: 'Y', DISCLOSED_DATE: '2026-06-20' }),
      ['design TECHNICAL.DISCLOSED_DATE WARN disclosed.grace'],
    ],
    [
      'disclosed tomorrow',
      changed('TECHNICAL', { DISCLOSED: 'Y', DISCLOSED_DATE: '2026-11-21' }),
      ['design TECHNICAL.DISCLOSED_DATE STOP disclosed.date.future'],
    ],
    ['priority in time (art. 16)', priority('2026-05-20'), ['attachments FILES.PRI LATER doc.laterPriority']],
    [
      'priority a day late',
      priority('2026-05-19'),
      ['priority PRIORITIES.0.PRIORITY_DATE WARN priority.date.late', 'attachments FILES.PRI LATER doc.laterPriority'],
    ],
    [
      'a priority too old for claim and document (art. 16, 17)',
      priority('2026-02-19'),
      ['priority PRIORITIES.0.PRIORITY_DATE WARN priority.date.late', 'attachments FILES.PRI WARN doc.PRI.past'],
    ],
    [
      'a priority on the last day for its document',
      priority('2026-02-20'),
      ['priority PRIORITIES.0.PRIORITY_DATE WARN priority.date.late', 'attachments FILES.PRI LATER doc.laterPriority'],
    ],
    [
      'a priority date of tomorrow',
      priority('2026-11-21'),
      [
        'priority PRIORITIES.0.PRIORITY_DATE STOP priority.date.future',
        'attachments FILES.PRI LATER doc.laterPriority',
      ],
    ],
    [
      'priority claimed without an entry',
      changed('FILING', { PRIORITY_CLAIMED: 'Y' }),
      ['priority PRIORITIES STOP priority.missing', 'attachments FILES.PRI LATER doc.laterPriorityUndated'],
    ],
    [
      'an identity number of 15 digits',
      { ...sampleDesignFiling, OWNERS: [{ ...owner, INDI_PERSON_ID_NBR: '340215570890000' }] },
      ['applicants OWNERS.0.INDI_PERSON_ID_NBR WARN person.idNumber.length'],
    ],
    [
      'a city of another province',
      {
        ...sampleDesignFiling,
        OWNERS: [{ ...owner, CITY_CODE: '3174', DISTRICT_CODE: '317401', VILLAGE_CODE: '3174011001' }],
      },
      ['applicants OWNERS.0.CITY_CODE STOP person.region.mismatch'],
    ],
    [
      'an invalid e-mail address',
      { ...sampleDesignFiling, OWNERS: [{ ...owner, EMAIL: 'sari' }] },
      ['applicants OWNERS.0.EMAIL STOP person.email.wrong'],
    ],
    [
      'one declaration of three',
      { ...sampleDesignFiling, DECLARATIONS: ['TRUTH'] },
      ['check DECLARATIONS STOP declaration.missing'],
    ],
  ])('%s', (_says, draft, expected) => {
    expect(found(draft)).toEqual(expected)
  })

  test('a missing picture stops a filing, a missing attachment does not (art. 18)', () => {
    expect(found(sampleDesignFiling, [{ slot: 'GDI', view: 2 }])).toEqual([
      'images FILES.GDI WARN images.fewer',
      'attachments FILES.KEP LATER doc.later',
      'attachments FILES.UMK LATER doc.later',
    ])
    expect(
      found(
        sampleDesignFiling,
        sampleDesignFiles.filter(({ slot }) => slot !== 'GDI'),
      ),
    ).toEqual(['images FILES.GDI STOP images.missing'])
  })

  test('the priority document may follow three months after the priority period (art. 16, 17)', () => {
    const needed = documentsNeeded(designDocuments, priority('2026-05-31'), [], today)
    expect(needed.find(({ slot }) => slot === 'PRI')).toMatchObject({
      level: 'LATER',
      followsBy: '2027-02-28',
      uploaded: 0,
    })
  })
})

describe('design registration (UU 31/2000)', () => {
  test.each([
    ['awaiting_payment', 'payment_received', 'system', 'administrative_check'],
    ['administrative_check', 'ask_correction', 'office', 'awaiting_correction'],
    ['awaiting_correction', 'extend_correction', 'applicant', 'awaiting_correction'],
    ['awaiting_correction', 'answer_correction', 'applicant', 'administrative_check'],
    ['awaiting_correction', 'correction_lapsed', 'system', 'deemed_withdrawn'],
    ['administrative_check', 'publish', 'office', 'publication'],
    ['publication', 'oppose', 'public', 'opposed'],
    ['opposed', 'answer', 'applicant', 'substantive_examination'],
    ['opposed', 'answer_over', 'system', 'substantive_examination'],
    ['publication', 'publication_over', 'system', 'registered'],
    ['publication', 'examine', 'office', 'substantive_examination'],
    ['substantive_examination', 'register', 'office', 'registered'],
    ['substantive_examination', 'refuse', 'office', 'refused'],
    ['substantive_examination', 'withdraw', 'applicant', 'withdrawn'],
    ['registered', 'expire', 'system', 'expired'],
  ] as const)('%s + %s by %s → %s', (state, action, role, to) => {
    expect(nextState(designRegistration, state, action, role)).toMatchObject({ ok: true, state: to })
  })

  test.each([
    ['a published design is not published again', 'publication', 'publish', 'office', 'not_from_here'],
    ['an applicant cannot register', 'substantive_examination', 'register', 'applicant', 'not_your_role'],
    ['a registered design is not withdrawn (art. 21)', 'registered', 'withdraw', 'applicant', 'not_from_here'],
    ['the office cannot record a payment', 'awaiting_payment', 'payment_received', 'office', 'not_your_role'],
  ] as const)('%s', (_says, state, action, role, why) => {
    expect(nextState(designRegistration, state, action, role)).toEqual({ ok: false, why })
  })

  const { actions } = designRegistration
  test.each([
    ['three months to complete (art. 19)', 'ask_correction', { action: '2026-11-30' }, '2027-02-28'],
    ['one month more (art. 19)', 'extend_correction', { action: '2027-01-05', due: '2027-02-28' }, '2027-03-28'],
    ['three months of publication (art. 26)', 'publish', { action: '2026-11-20' }, '2027-02-20'],
    ['three months to answer (art. 26(4))', 'oppose', { action: '2026-12-01' }, '2027-03-01'],
    [
      'ten years from the filing date (art. 5)',
      'register',
      { action: '2027-06-01', filing: '2026-11-20' },
      '2036-11-20',
    ],
  ] as const)('%s', (_says, action, basis, expected) => {
    const { due } = actions[action]
    expect(due && dueDate(due, basis)).toBe(expected)
  })

  test('an extension is possible once, an objection until the end of publication', () => {
    const asked = [{ action: 'ask_correction', day: '2026-11-20' }]
    expect(openActions(designRegistration, 'awaiting_correction', 'applicant', asked, today)).toEqual([
      'extend_correction',
      'answer_correction',
      'withdraw',
    ])
    expect(
      openActions(
        designRegistration,
        'awaiting_correction',
        'applicant',
        [...asked, { action: 'extend_correction', day: '2026-12-01' }],
        '2026-12-02',
      ),
    ).toEqual(['answer_correction', 'withdraw'])
    const published = [{ action: 'publish', day: '2026-11-20' }]
    expect(openActions(designRegistration, 'opposed', 'public', published, '2027-02-20')).toEqual(['oppose'])
    expect(openActions(designRegistration, 'opposed', 'public', published, '2027-02-21')).toEqual([])
  })

  test('automatic actions by state', () => {
    const automatic = Object.keys(designRegistration.states).map((state) => [
      state,
      automaticAction(designRegistration, state),
    ])
    expect(automatic.filter(([, action]) => action)).toEqual([
      ['awaiting_correction', 'correction_lapsed'],
      ['awaiting_priority', 'priority_lapsed'],
      ['publication', 'publication_over'],
      ['opposed', 'answer_over'],
      ['registered', 'expire'],
      ['refused', 'remedy_over'],
    ])
  })
})

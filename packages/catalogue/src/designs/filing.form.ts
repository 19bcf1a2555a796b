import { addMonths } from '@saki/domain/dates/legalDate'
import { designViews } from '@saki/domain/files/designViews'
import {
  defineForm,
  rowsOf,
  sectionOf,
  textOf,
  type Field,
  type Fields,
  type Finding,
  type Issue,
  type Page,
  type Scene,
} from '@saki/domain/forms/form'
import { parsePatentId } from '@saki/domain/ids/patentId'
import { priorityPeriod } from '@saki/domain/priority/priorityPeriod'
import type { TextKey } from '@saki/texts'

import { personFields, representativeFields } from '../people.ts'
import { claimsPriority, designDocuments, hasCompany, isRepresented, namesDesigner } from './documents.ts'

type Found = Finding<TextKey> | undefined

/** Novelty survives an official exhibition or a trial of the last six months (UU 31/2000 art. 3). */
const GRACE_MONTHS = 6

const checkParent = (value: string): Found =>
  parsePatentId(value)?.fileTyp === 'A' ? undefined : { level: 'STOP', code: 'filing:parentPatentId.wrong' }

function checkDisclosure(value: string, { today }: Scene): Found {
  if (value > today) return { level: 'STOP', code: 'filing:disclosed.date.future' }
  const lastDay = addMonths(value, GRACE_MONTHS)
  return today > lastDay
    ? { level: 'WARN', code: 'filing:disclosed.late' }
    : { level: 'WARN', code: 'filing:disclosed.grace', values: { date: lastDay } }
}

function checkPriority(value: string, { today }: Scene): Found {
  const verdict = priorityPeriod('DESIGN', value, today)
  if (verdict.state === 'future') return { level: 'STOP', code: 'filing:priority.date.future' }
  return verdict.state === 'late'
    ? { level: 'WARN', code: 'filing:priority.date.late', values: { n: verdict.daysLate } }
    : undefined
}

/** Symbol of the Locarno classification, zero-padded: class, or class and subclass. */
const checkLocarno = (value: string): Found =>
  /^(0[1-9]|[12][0-9]|3[0-2])(-[0-9]{2})?$/.test(value) ? undefined : { level: 'STOP', code: 'filing:locarno.wrong' }

/** Who does not live in Indonesia acts through a registered consultant (UU 31/2000 art. 14). */
function foreignersNeedConsultant(scene: Scene): Issue<TextKey>[] {
  const isForeign = rowsOf(scene.draft, 'OWNERS').some(
    (owner) => !['', 'ID'].includes(textOf(owner, 'NATIONALITY_COUNTRY_CODE')),
  )
  if (!isForeign || isRepresented(scene)) return []
  const refused = textOf(sectionOf(scene.draft, 'FILING'), 'REPRESENTED') === 'N'
  return [
    {
      path: 'FILING.REPRESENTED',
      step: 'representative',
      level: 'STOP',
      code: 'filing:person.foreignNeedsConsultant',
      ...(refused && { wrong: true as const }),
    },
  ]
}

/** A designer is a person or several (UU 31/2000 art. 1(2)); a company alone cannot say it designed. */
function companiesDesignNothing(scene: Scene): Issue<TextKey>[] {
  const says = textOf(sectionOf(scene.draft, 'TECHNICAL'), 'DESIGNER_IS_APPLICANT') === 'Y'
  const onlyCompanies =
    hasCompany(scene) && rowsOf(scene.draft, 'OWNERS').every((owner) => textOf(owner, 'PERSON_WCODE') === 'C')
  return says && onlyCompanies
    ? [
        {
          path: 'TECHNICAL.DESIGNER_IS_APPLICANT',
          step: 'design',
          level: 'STOP',
          code: 'filing:designer.notCompany',
          wrong: true,
        },
      ]
    : []
}

const choice = (value: string, text: TextKey, hint?: TextKey) => ({ value, text, hint })

const typeFields: Fields<TextKey> = {
  APPL_TYP: {
    as: 'choice',
    label: 'filing:applTyp.label',
    required: 'STOP',
    missing: 'filing:applTyp.missing',
    options: [choice('DESIGN', 'filing:applTyp.DESIGN', 'filing:applTyp.DESIGN.hint')],
  },
  APPL_SUBTYP: {
    as: 'choice',
    label: 'filing:applSubtyp.label',
    required: 'STOP',
    missing: 'filing:applSubtyp.missing',
    options: [
      choice('SINGLE', 'filing:applSubtyp.SINGLE', 'filing:applSubtyp.SINGLE.hint'),
      choice('SET', 'filing:applSubtyp.SET', 'filing:applSubtyp.SET.hint'),
      choice('DIVISIONAL', 'filing:applSubtyp.DIVISIONAL', 'filing:applSubtyp.DIVISIONAL.hint'),
    ],
  },
  PARENT_PATENT_ID: {
    as: 'text',
    max: 24,
    label: 'filing:parentPatentId.label',
    required: 'STOP',
    missing: 'filing:parentPatentId.missing',
    check: checkParent,
    when: ({ row }) => textOf(row, 'APPL_SUBTYP') === 'DIVISIONAL',
  },
  PAYER_CATEGORY: {
    as: 'choice',
    label: 'filing:payerCategory.label',
    hint: 'filing:payerCategory.hint',
    required: 'STOP',
    missing: 'filing:payerCategory.missing',
    options: [
      choice('UMUM', 'filing:payerCategory.UMUM'),
      choice('UMK', 'filing:payerCategory.UMK', 'filing:payerCategory.UMK.hint'),
      choice('PENDIDIKAN', 'filing:payerCategory.PENDIDIKAN'),
    ],
  },
  REFERENCE: { as: 'text', max: 80, label: 'filing:reference.label', hint: 'filing:reference.hint' },
}

const representedField: Field<TextKey> = {
  as: 'choice',
  label: 'filing:represented.label',
  required: 'STOP',
  missing: 'filing:represented.missing',
  options: [
    choice('N', 'filing:represented.N', 'filing:represented.N.hint'),
    choice('Y', 'filing:represented.Y', 'filing:represented.Y.hint'),
  ],
}

const designFields: Fields<TextKey> = {
  TITLE: {
    as: 'text',
    max: 254,
    label: 'filing:title.label',
    hint: 'filing:title.hint',
    required: 'STOP',
    missing: 'filing:title.missing',
  },
  DESIGN_DESCRIPTION: {
    as: 'longText',
    max: 4000,
    label: 'filing:description.label',
    hint: 'filing:description.hint',
    required: 'STOP',
    missing: 'filing:description.missing',
  },
  CLAIM_SCOPE: {
    as: 'choices',
    label: 'filing:claimScope.label',
    required: 'STOP',
    missing: 'filing:claimScope.missing',
    options: [
      choice('SHAPE', 'filing:claimScope.SHAPE'),
      choice('CONFIGURATION', 'filing:claimScope.CONFIGURATION'),
      choice('LINES', 'filing:claimScope.LINES'),
      choice('COLOURS', 'filing:claimScope.COLOURS'),
    ],
  },
  DISCLOSED: { as: 'yesNo', label: 'filing:disclosed.label', hint: 'filing:disclosed.hint' },
  DISCLOSED_DATE: {
    as: 'date',
    label: 'filing:disclosed.date.label',
    required: 'WARN',
    missing: 'filing:disclosed.date.missing',
    check: checkDisclosure,
    when: ({ row }) => textOf(row, 'DISCLOSED') === 'Y',
  },
  DEFER_PUBLICATION: { as: 'yesNo', label: 'filing:deferPublication.label', hint: 'filing:deferPublication.hint' },
  DESIGNER_IS_APPLICANT: {
    as: 'yesNo',
    label: 'filing:designer.question',
    hint: 'filing:designer.question.hint',
    required: 'STOP',
    missing: 'filing:designer.missing',
  },
}

const priorityFields: Fields<TextKey> = {
  COUNTRY_CODE: {
    as: 'country',
    label: 'filing:priority.country.label',
    required: 'STOP',
    missing: 'filing:person.country.missing',
  },
  PRIORITY_APPL_ID: {
    as: 'text',
    max: 60,
    label: 'filing:priority.number.label',
    required: 'STOP',
    missing: 'filing:priority.number.missing',
  },
  PRIORITY_DATE: {
    as: 'date',
    label: 'filing:priority.date.label',
    required: 'STOP',
    missing: 'filing:priority.date.missing',
    check: checkPriority,
  },
}

const locarnoFields: Fields<TextKey> = {
  LOCARNO_CLASS_CODE: {
    as: 'locarno',
    label: 'filing:locarno.label',
    hint: 'filing:locarno.hint',
    required: 'WARN',
    missing: 'filing:locarno.missing',
    check: checkLocarno,
  },
  PRODUCT_TITLE: { as: 'text', max: 254, label: 'filing:locarno.product.label' },
}

const pages: Page<TextKey>[] = [
  { id: 'type', title: 'filing:step.type', blocks: [{ as: 'fields', section: 'FILING', fields: typeFields }] },
  {
    id: 'applicants',
    title: 'filing:step.applicants',
    blocks: [
      {
        as: 'rows',
        of: 'parties',
        section: 'OWNERS',
        rowTitle: 'filing:applicants.row',
        atLeast: 1,
        atMost: 50,
        missing: 'filing:applicants.missing',
        fields: personFields('applicant'),
      },
    ],
  },
  {
    id: 'representative',
    title: 'filing:step.representative',
    blocks: [
      { as: 'fields', section: 'FILING', fields: { REPRESENTED: representedField } },
      {
        as: 'rows',
        of: 'parties',
        section: 'REPRS',
        rowTitle: 'filing:representative.row',
        atLeast: 1,
        atMost: 5,
        missing: 'filing:representative.missing',
        when: isRepresented,
        fields: representativeFields(),
      },
    ],
  },
  {
    id: 'design',
    title: 'filing:step.design',
    blocks: [
      { as: 'fields', section: 'TECHNICAL', fields: designFields },
      {
        as: 'rows',
        of: 'locarno',
        section: 'LOCARNO',
        title: 'filing:locarno.label',
        rowTitle: 'filing:locarno.label',
        atLeast: 1,
        atMost: 10,
        level: 'WARN',
        missing: 'filing:locarno.missing',
        fields: locarnoFields,
      },
      {
        as: 'rows',
        of: 'parties',
        section: 'INVENTORS',
        title: 'filing:designer.row',
        rowTitle: 'filing:designer.row',
        atLeast: 1,
        atMost: 50,
        missing: 'filing:designer.missing',
        when: namesDesigner,
        fields: personFields('designer'),
      },
    ],
  },
  {
    id: 'images',
    title: 'filing:step.images',
    blocks: [
      {
        as: 'images',
        slot: 'GDI',
        label: 'filing:images.label',
        hint: 'filing:images.hint',
        atLeast: 1,
        atMost: 50,
        captionMax: 500,
        missing: 'filing:images.missing',
        fewer: 'filing:images.fewer',
        views: designViews.filter(({ key }) => key !== 'additional').map(({ id, text }) => ({ id, text })),
      },
    ],
  },
  {
    id: 'priority',
    title: 'filing:step.priority',
    notNeeded: (scene) => !claimsPriority(scene),
    blocks: [
      {
        as: 'fields',
        section: 'FILING',
        fields: {
          PRIORITY_CLAIMED: { as: 'yesNo', label: 'filing:priorityClaimed.label', hint: 'filing:priorityClaimed.hint' },
        },
      },
      {
        as: 'rows',
        of: 'priorities',
        section: 'PRIORITIES',
        rowTitle: 'filing:priority.row',
        atLeast: 1,
        atMost: 20,
        missing: 'filing:priority.missing',
        when: claimsPriority,
        fields: priorityFields,
      },
    ],
  },
  { id: 'attachments', title: 'filing:step.attachments', blocks: [{ as: 'documents', rules: designDocuments }] },
  {
    id: 'check',
    title: 'filing:step.check',
    after: 'all',
    blocks: [
      {
        as: 'declarations',
        section: 'DECLARATIONS',
        title: 'filing:declaration.title',
        missing: 'filing:declaration.missing',
        options: [
          choice('TRUTH', 'filing:declaration.TRUTH'),
          choice('OWNERSHIP', 'filing:declaration.OWNERSHIP'),
          choice('DATA_USE', 'filing:declaration.DATA_USE'),
        ],
      },
      {
        as: 'fields',
        section: 'FILING',
        fields: {
          DECLARED_NAME: {
            as: 'text',
            input: 'name',
            max: 254,
            label: 'filing:declaredName.label',
            hint: 'filing:declaredName.hint',
            required: 'STOP',
            missing: 'filing:declaredName.missing',
          },
        },
      },
    ],
  },
]

/** Application for an industrial design (UU 31/2000 art. 11). */
export const designFilingForm = defineForm<TextKey>({
  id: 'design-filing',
  version: 1,
  messages: {
    required: 'filing:general.required',
    badDate: 'filing:general.badDate',
    notInList: 'filing:general.notInList',
    tooLong: 'filing:general.tooLong',
    tooMany: 'filing:general.tooMany',
  },
  checks: [foreignersNeedConsultant, companiesDesignNothing],
  pages,
})

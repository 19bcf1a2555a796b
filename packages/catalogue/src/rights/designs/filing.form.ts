import { addMonths } from '@saki/domain/dates/legalDate'
import { designViews } from '@saki/domain/files/designViews'
import {
  defineForm,
  rowsOf,
  sectionOf,
  fieldText,
  type FieldDefinitions,
  type Finding,
  type FieldIssue,
  type PageDefinition,
  type FormContext,
} from '@saki/domain/forms/form'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'
import type { TextKey } from '@saki/texts'

import { hasCompany } from '../../answers.ts'
import { checkForeignApplicants } from '../../filingChecks.ts'
import {
  applicantsPage,
  attachmentsPage,
  checkPage,
  choice,
  filingMessages,
  payerFields,
  priorityPage,
  representativePage,
} from '../../filingPages.ts'
import { personFields } from '../../people.ts'
import { designDocuments, namesDesigner } from './documents.ts'
import { DESIGN_PRIORITY } from './periods.ts'

type Found = Finding<TextKey> | undefined

/** A disclosure at an official exhibition or for a trial within six months before filing does not affect novelty (UU 31/2000 art. 3). */
const GRACE_MONTHS = 6

const checkParent = (value: string): Found =>
  parseApplicationNumber(value)?.fileTyp === 'A' ? undefined : { level: 'STOP', code: 'filing:parentPatentId.wrong' }

function checkDisclosure(value: string, { today }: FormContext): Found {
  if (value > today) return { level: 'STOP', code: 'filing:disclosed.date.future' }
  const lastDay = addMonths(value, GRACE_MONTHS)
  return today > lastDay
    ? { level: 'WARN', code: 'filing:disclosed.late' }
    : { level: 'WARN', code: 'filing:disclosed.grace', values: { date: lastDay } }
}

/** Requires a Locarno symbol, zero-padded: class, or class and subclass. */
const checkLocarno = (value: string): Found =>
  /^(0[1-9]|[12][0-9]|3[0-2])(-[0-9]{2})?$/.test(value) ? undefined : { level: 'STOP', code: 'filing:locarno.wrong' }

/** Designers are natural persons (UU 31/2000 art. 1(2)): a filing by companies alone must name a designer. */
function checkDesigners(context: FormContext): FieldIssue<TextKey>[] {
  const says = fieldText(sectionOf(context.draft, 'TECHNICAL'), 'DESIGNER_IS_APPLICANT') === 'Y'
  const onlyCompanies =
    hasCompany(context) && rowsOf(context.draft, 'OWNERS').every((owner) => fieldText(owner, 'PERSON_WCODE') === 'C')
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

const typeFields: FieldDefinitions<TextKey> = {
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
    when: ({ row }) => fieldText(row, 'APPL_SUBTYP') === 'DIVISIONAL',
  },
  ...payerFields,
}

const designFields: FieldDefinitions<TextKey> = {
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
    when: ({ row }) => fieldText(row, 'DISCLOSED') === 'Y',
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

const locarnoFields: FieldDefinitions<TextKey> = {
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

const pages: PageDefinition<TextKey>[] = [
  { id: 'type', title: 'filing:step.type', blocks: [{ as: 'fields', section: 'FILING', fields: typeFields }] },
  applicantsPage,
  representativePage,
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
  priorityPage(DESIGN_PRIORITY),
  attachmentsPage(designDocuments),
  checkPage,
]

/** Application for an industrial design (UU 31/2000 art. 11). */
export const designFilingForm = defineForm<TextKey>({
  id: 'design-filing',
  version: 1,
  messages: filingMessages,
  checks: [checkForeignApplicants, checkDesigners],
  pages,
})

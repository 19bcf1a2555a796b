import {
  defineForm,
  type Block,
  type FieldDefinitions,
  type PageDefinition,
  type Predicate,
} from '@saki/domain/forms/form'
import { hasManySides, hasPicture, type Sign } from '@saki/domain/marks/signs'
import type { TextKey } from '@saki/texts'

import { answerOf } from '../../answers.ts'
import { checkForeignApplicants } from '../../filingChecks.ts'
import {
  applicantsPage,
  attachmentsPage,
  checkPageOf,
  choice,
  filingMessages,
  payerFieldsOf,
  priorityPage,
  representativePageOf,
} from '../../filingPages.ts'
import {
  checkClass,
  checkTerms,
  checkClassList,
  checkColourNames,
  checkForeignWords,
  isForeign,
  checkShapeViews,
  signOf,
  checkSubtype,
} from './checks.ts'
import { markDocuments } from './documents.ts'
import { MARK_PRIORITY } from './periods.ts'

const sign = (value: Sign, picture: string) => ({
  ...choice(value, `marks:sign.${value}`, `marks:sign.${value}.hint`),
  picture,
})
const isPictured: Predicate = (context) => hasPicture(signOf(context))
const claimsColours: Predicate = (context) =>
  isPictured(context) && answerOf(context.draft, 'SIGN', 'COLOUR_CLAIMED') === 'Y'

const typeFields: FieldDefinitions<TextKey> = {
  APPL_TYP: {
    as: 'choice',
    label: 'filing:applTyp.label',
    required: 'STOP',
    missing: 'filing:applTyp.missing',
    options: [choice('MARK', 'marks:applTyp.MARK', 'marks:applTyp.MARK.hint')],
  },
  APPL_SUBTYP: {
    as: 'choice',
    label: 'marks:subtype.label',
    required: 'STOP',
    missing: 'marks:subtype.missing',
    options: [
      choice('GOODS', 'marks:subtype.GOODS', 'marks:subtype.GOODS.hint'),
      choice('SERVICES', 'marks:subtype.SERVICES', 'marks:subtype.SERVICES.hint'),
      choice('BOTH', 'marks:subtype.BOTH', 'marks:subtype.BOTH.hint'),
      choice('COLLECTIVE', 'marks:subtype.COLLECTIVE', 'marks:subtype.COLLECTIVE.hint'),
    ],
  },
  ...payerFieldsOf('marks:payerCategory.hint'),
}

const signFields: FieldDefinitions<TextKey> = {
  SIGN_WCODE: {
    as: 'choice',
    label: 'marks:sign.label',
    required: 'STOP',
    missing: 'marks:sign.missing',
    options: [
      sign('WORD', 'word'),
      sign('WORD_FIGURE', 'wordFigure'),
      sign('FIGURE', 'figure'),
      sign('THREE_D', 'threeD'),
      sign('SOUND', 'sound'),
      sign('HOLOGRAM', 'hologram'),
    ],
  },
  MARK_NAME: {
    as: 'text',
    max: 254,
    label: 'marks:name.label',
    hint: 'marks:name.hint',
    required: 'STOP',
    missing: 'marks:name.missing',
  },
  MARK_DESCRIPTION: {
    as: 'longText',
    max: 1000,
    label: 'marks:description.label',
    hint: 'marks:description.hint',
    required: 'WARN',
    missing: 'marks:description.missing',
  },
  TRANSLATION: { as: 'text', max: 500, label: 'marks:translation.label', hint: 'marks:translation.hint' },
  TRANSLITERATION: {
    as: 'text',
    max: 500,
    label: 'marks:transliteration.label',
    hint: 'marks:transliteration.hint',
    required: 'WARN',
    missing: 'marks:transliteration.missing',
    when: isForeign,
  },
}

const label = { as: 'label', slot: 'ETK', label: 'marks:label', missing: 'marks:label.missing' } as const

/** The label: one picture; several for marks with several sides; optional for word marks. */
const labelBlocks: Block<TextKey>[] = [
  {
    ...label,
    hint: 'marks:label.hint',
    atLeast: 1,
    atMost: 1,
    when: (context) => isPictured(context) && !hasManySides(signOf(context)),
  },
  { ...label, hint: 'marks:label.sides.hint', atLeast: 1, atMost: 6, when: (context) => hasManySides(signOf(context)) },
  { ...label, hint: 'marks:label.word.hint', atLeast: 0, atMost: 1, when: (context) => signOf(context) === 'WORD' },
]

const lookFields: FieldDefinitions<TextKey> = {
  COLOUR_CLAIMED: {
    as: 'choice',
    label: 'marks:colourClaimed.label',
    hint: 'marks:colourClaimed.hint',
    options: [choice('Y', 'marks:colourClaimed.Y'), choice('N', 'marks:colourClaimed.N')],
    when: isPictured,
  },
  COLOURS: {
    as: 'words',
    input: 'colours',
    max: 20,
    wordMax: 60,
    label: 'marks:colours.label',
    hint: 'marks:colours.hint',
    when: claimsColours,
  },
  /** Colour of the label's pictures, COLOUR or GREY, measured in the browser at upload. */
  LABEL_LOOK: { as: 'kept', max: 8, label: 'marks:label' },
  DISCLAIMER: { as: 'text', max: 500, label: 'marks:disclaimer.label', hint: 'marks:disclaimer.hint' },
}

const goodsFields: FieldDefinitions<TextKey> = {
  NICE_CLASS_CODE: {
    as: 'niceClass',
    label: 'marks:goods.class.label',
    required: 'STOP',
    missing: 'marks:goods.class.missing',
    check: checkClass,
  },
  TERMS: {
    as: 'words',
    input: 'goods',
    max: 200,
    wordMax: 512,
    label: 'marks:goods.terms.label',
    hint: 'marks:goods.terms.hint',
    required: 'STOP',
    missing: 'marks:goods.terms.missing',
    check: checkTerms,
  },
}

const pages: PageDefinition<TextKey>[] = [
  { id: 'type', title: 'filing:step.type', blocks: [{ as: 'fields', section: 'FILING', fields: typeFields }] },
  applicantsPage,
  representativePageOf('marks:represented.Y.hint'),
  {
    id: 'mark',
    title: 'marks:step.mark',
    blocks: [
      { as: 'fields', section: 'SIGN', fields: signFields },
      ...labelBlocks,
      { as: 'fields', section: 'SIGN', fields: lookFields },
    ],
  },
  {
    id: 'goods',
    title: 'marks:step.goods',
    hint: 'marks:step.goods.hint',
    blocks: [
      {
        as: 'rows',
        of: 'goods',
        section: 'NICE',
        rowTitle: 'marks:goods.row',
        atLeast: 1,
        atMost: 45,
        missing: 'marks:goods.missing',
        fields: goodsFields,
      },
    ],
  },
  priorityPage(MARK_PRIORITY, 'marks:priorityClaimed.hint'),
  attachmentsPage(markDocuments),
  checkPageOf('marks:declaration.OWNERSHIP'),
]

/** Application for a trademark (UU 20/2016 art. 4). */
export const markFilingForm = defineForm<TextKey>({
  id: 'mark-filing',
  version: 1,
  messages: filingMessages,
  checks: [checkForeignApplicants, checkSubtype, checkForeignWords, checkColourNames, checkShapeViews, checkClassList],
  pages,
})

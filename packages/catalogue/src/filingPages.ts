import type { DocumentRule, FieldDefinition, FieldDefinitions, Form, PageDefinition } from '@saki/domain/forms/form'
import type { PriorityTerm } from '@saki/domain/priority/priorityPeriod'
import type { TextKey } from '@saki/texts'

import { claimsPriority, isRepresented } from './answers.ts'
import { checkPriority } from './filingChecks.ts'
import { personFields, representativeFields } from './people.ts'

/** Default texts of the engine, for the forms of all rights. */
export const filingMessages: Form<TextKey>['messages'] = {
  required: 'filing:general.required',
  badDate: 'filing:general.badDate',
  badNumber: 'filing:general.badNumber',
  notInList: 'filing:general.notInList',
  tooLong: 'filing:general.tooLong',
  tooMany: 'filing:general.tooMany',
}

/** One option of a choice: value on the wire, text, and explanation. */
export const choice = (value: string, text: TextKey, hint?: TextKey) => ({ value, text, hint })

/** Payer category, which determines the tariff, and the applicant's reference. `hint`: text about reduced tariffs for this right. */
export const payerFieldsOf = (hint: TextKey): FieldDefinitions<TextKey> => ({
  PAYER_CATEGORY: {
    as: 'choice',
    label: 'filing:payerCategory.label',
    hint,
    required: 'STOP',
    missing: 'filing:payerCategory.missing',
    options: [
      choice('UMUM', 'filing:payerCategory.UMUM'),
      choice('UMK', 'filing:payerCategory.UMK', 'filing:payerCategory.UMK.hint'),
      choice('PENDIDIKAN', 'filing:payerCategory.PENDIDIKAN'),
    ],
  },
  REFERENCE: { as: 'text', max: 80, label: 'filing:reference.label', hint: 'filing:reference.hint' },
})
export const payerFields = payerFieldsOf('filing:payerCategory.hint')

const representedField = (hint: TextKey): FieldDefinition<TextKey> => ({
  as: 'choice',
  label: 'filing:represented.label',
  required: 'STOP',
  missing: 'filing:represented.missing',
  options: [
    choice('N', 'filing:represented.N', 'filing:represented.N.hint'),
    choice('Y', 'filing:represented.Y', hint),
  ],
})

const priorityFields = (check: ReturnType<typeof checkPriority>): FieldDefinitions<TextKey> => ({
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
    check,
  },
})

/** Applicants in order; the first is the main one. */
export const applicantsPage: PageDefinition<TextKey> = {
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
}

/** `hint`: text naming the article under which foreign applicants need a consultant. */
export const representativePageOf = (hint: TextKey): PageDefinition<TextKey> => ({
  id: 'representative',
  title: 'filing:step.representative',
  blocks: [
    { as: 'fields', section: 'FILING', fields: { REPRESENTED: representedField(hint) } },
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
})
export const representativePage = representativePageOf('filing:represented.Y.hint')

/** Priority claims. `hint`: text with the priority period of the right. */
export const priorityPage = (
  term: PriorityTerm,
  hint: TextKey = 'filing:priorityClaimed.hint',
  check = checkPriority(term),
): PageDefinition<TextKey> => ({
  id: 'priority',
  title: 'filing:step.priority',
  notNeeded: (scene) => !claimsPriority(scene),
  blocks: [
    {
      as: 'fields',
      section: 'FILING',
      fields: {
        PRIORITY_CLAIMED: { as: 'yesNo', label: 'filing:priorityClaimed.label', hint },
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
      fields: priorityFields(check),
    },
  ],
})

export const attachmentsPage = (rules: readonly DocumentRule<TextKey>[]): PageDefinition<TextKey> => ({
  id: 'attachments',
  title: 'filing:step.attachments',
  blocks: [{ as: 'documents', rules }],
})

/**
 * Declarations, each ticked separately, and the name of the person who makes them. `ownership`: text of the declaration of ownership for
 * this right.
 */
export const checkPageOf = (ownership: TextKey): PageDefinition<TextKey> => ({
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
        choice('OWNERSHIP', ownership),
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
})
export const checkPage = checkPageOf('filing:declaration.OWNERSHIP')

import type { DocumentRule, Field, Fields, Form, Page } from '@saki/domain/forms/form'
import type { PriorityRight } from '@saki/domain/priority/priorityPeriod'
import type { TextKey } from '@saki/texts'

import { claimsPriority, isRepresented } from './answers.ts'
import { checkPriority } from './filingChecks.ts'
import { personFields, representativeFields } from './people.ts'

/** Pages that stand in the form of every right, and the words the engine falls back on. */
export const filingMessages: Form<TextKey>['messages'] = {
  required: 'filing:general.required',
  badDate: 'filing:general.badDate',
  badNumber: 'filing:general.badNumber',
  notInList: 'filing:general.notInList',
  tooLong: 'filing:general.tooLong',
  tooMany: 'filing:general.tooMany',
}

export const choice = (value: string, text: TextKey, hint?: TextKey) => ({ value, text, hint })

/** Who pays, which decides the tariff, and the applicant's own reference. */
export const payerFields: Fields<TextKey> = {
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

const priorityFields = (right: PriorityRight): Fields<TextKey> => ({
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
    check: checkPriority(right),
  },
})

/** The applicants in their order; the first is the main one. */
export const applicantsPage: Page<TextKey> = {
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

export const representativePage: Page<TextKey> = {
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
}

/** Priority of earlier filings; the period is the right's own. */
export const priorityPage = (right: PriorityRight): Page<TextKey> => ({
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
      fields: priorityFields(right),
    },
  ],
})

export const attachmentsPage = (rules: readonly DocumentRule<TextKey>[]): Page<TextKey> => ({
  id: 'attachments',
  title: 'filing:step.attachments',
  blocks: [{ as: 'documents', rules }],
})

/** The statements at the end, each ticked for itself, and the name of who makes them. */
export const checkPage: Page<TextKey> = {
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
}

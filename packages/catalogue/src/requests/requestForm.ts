import {
  defineForm,
  type Block,
  type DocumentRule,
  type FieldDefinition,
  type FieldDefinitions,
  type Form,
  type Predicate,
} from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { answerOf } from '../answers.ts'
import { filingMessages, payerFields } from '../filingPages.ts'
import { personFields, type PersonRole } from '../people.ts'
import type { Right } from '../rights/registry.ts'
import type { RequestCode } from './codes.ts'

/** Section of the requester's own answers. */
export const REQUEST = 'REQUEST'
/** Section that the server fills from the case and the session when the request is begun. */
export const CASE = 'CASE'
const kept: FieldDefinition<TextKey> = { as: 'kept', max: 20, label: 'requestForms:case' }
const caseFields: FieldDefinitions<TextKey> = { APPL_TYP: kept, REPRESENTED: kept, IN_FORCE: kept, LICENSED: kept }

const caseSays =
  (field: string, ...values: string[]): Predicate =>
  ({ draft }) =>
    values.includes(answerOf(draft, CASE, field))
export const isByRepresentative = caseSays('REPRESENTED', 'Y')
export const isInForce = caseSays('IN_FORCE', 'Y')
export const isLicensed = caseSays('LICENSED', 'Y')
export const isRight = (...rights: Right[]): Predicate => caseSays('APPL_TYP', ...rights)
export const answers =
  (field: string, value: string): Predicate =>
  ({ draft }) =>
    answerOf(draft, REQUEST, field) === value

/** One page: blocks of the kind, then its attachments. Its id is `request-<code>`. */
export function requestForm(
  id: RequestCode,
  blocks: readonly Block<TextKey>[],
  documents: readonly DocumentRule<TextKey>[],
  checks: Form<TextKey>['checks'] = [],
): Form<TextKey> {
  return defineForm({
    id: `request-${id}`,
    version: 1,
    messages: filingMessages,
    checks,
    pages: [
      {
        id: 'request',
        title: `requests:${id}`,
        blocks: [{ as: 'fields', section: CASE, fields: caseFields }, ...blocks, { as: 'documents', rules: documents }],
      },
    ],
  })
}

/** Fields of the section REQUEST. */
export const fields = (own: FieldDefinitions<TextKey>): Block<TextKey> => ({
  as: 'fields',
  section: REQUEST,
  fields: own,
})
export const required = { required: 'STOP' } as const

export const reason: FieldDefinition<TextKey> = {
  as: 'longText',
  max: 4000,
  label: 'requestForms:reason',
  ...required,
}
/** Welcome, never asked for. */
export const note: FieldDefinition<TextKey> = { as: 'longText', max: 2000, label: 'requestForms:note' }

/** Category of the payer, for tariffs that differ by it. */
export const payer: Block<TextKey> = { as: 'fields', section: 'FILING', fields: payerFields }
/** The same where only the tariffs of designs differ. */
export const payerOfDesign: Block<TextKey> = { ...payer, when: isRight('DESIGN') }

/** One or more persons in a section of their own. */
export const persons = (section: string, rowTitle: TextKey, role: PersonRole = 'applicant'): Block<TextKey> => ({
  as: 'rows',
  of: 'parties',
  section,
  rowTitle,
  atLeast: 1,
  atMost: 50,
  missing: 'requestForms:persons.missing',
  fields: personFields(role),
})

/** Classes of the mark, as ticks; `preselected`: all of them until the person unticks some. */
export const classes = (hint: TextKey, preselected?: true): Block<TextKey> => ({
  as: 'rows',
  of: 'ticks',
  section: 'CLASSES',
  ...(preselected && { preselected }),
  title: 'requestForms:classes',
  hint,
  rowTitle: 'requestForms:classes.row',
  atLeast: 1,
  atMost: 45,
  missing: 'requestForms:classes.missing',
  fields: { CLASS_CODE: { as: 'niceClass', label: 'requestForms:class', ...required } },
})

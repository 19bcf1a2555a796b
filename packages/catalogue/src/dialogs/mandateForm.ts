import { fieldText, type Form, type Predicate } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { lookLetters, lookOf } from '../rights/looks.ts'
import { dialogForm } from './dialogForm.ts'

const hasScope =
  (scope: string): Predicate =>
  ({ row }) =>
    fieldText(row, 'SCOPE') === scope

/** A mandate for a consultant: number, scope, power and term. */
export const mandateForm: Form<TextKey> = dialogForm(
  'mandate',
  'agents:mandate.give',
  [
    {
      fields: {
        NOTES: {
          as: 'text',
          input: 'consultant',
          max: 254,
          label: 'agents:NOTES',
          hint: 'agents:number.form',
          required: 'STOP',
          missing: 'agents:number.missing',
        },
        SCOPE: {
          as: 'choice',
          label: 'agents:mandate.scope',
          required: 'STOP',
          options: [
            { value: 'all', text: 'agents:mandate.scope.all', hint: 'agents:mandate.scope.all.hint' },
            { value: 'rights', text: 'agents:mandate.scope.rights' },
            { value: 'case', text: 'agents:mandate.scope.case' },
          ],
        },
        RIGHTS: {
          as: 'choices',
          label: 'agents:mandate.scope.rights',
          when: hasScope('rights'),
          required: 'STOP',
          missing: 'agents:mandate.rights.missing',
          options: lookLetters.map((value) => ({ value, text: lookOf(value).names.mandate })),
        },
        PATENT_ID: {
          as: 'text',
          max: 24,
          label: 'agents:mandate.case',
          hint: 'agents:mandate.case.hint',
          when: hasScope('case'),
          required: 'STOP',
        },
        POWER: {
          as: 'choice',
          label: 'agents:mandate.power',
          required: 'STOP',
          options: [
            { value: 'READ', text: 'agents:power.read', hint: 'agents:power.read.hint' },
            { value: 'PREPARE', text: 'agents:power.prepare', hint: 'agents:power.prepare.hint' },
            { value: 'FILE', text: 'agents:power.file', hint: 'agents:power.file.hint' },
          ],
        },
        VALID_FROM: {
          as: 'date',
          label: 'agents:mandate.from',
          required: 'STOP',
          missing: 'errors:field.wrong',
        },
        VALID_TO: { as: 'date', label: 'agents:mandate.to', hint: 'agents:mandate.to.hint' },
      },
    },
  ],
  { required: 'errors:field.required', badDate: 'errors:field.wrong', tooLong: 'errors:field.tooLong' },
)

import { defineForm, type Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import type { Correctable } from '../correctable.ts'
import { dialogForm, officeMessages } from './dialogForm.ts'

/** Why a filed application is corrected. A legal fact needs a second reason. */
const formOf = (isLegal: boolean): Form<TextKey> =>
  dialogForm(
    'correction',
    'office:edit.reason',
    [
      {
        fields: {
          REASON: {
            as: 'longText',
            max: 500,
            label: 'office:edit.reason',
            hint: 'office:edit.reason.hint',
            required: 'STOP',
          },
          REQUEST_REF: { as: 'text', max: 60, label: 'office:edit.ref', hint: 'office:edit.ref.hint' },
          ...(isLegal && {
            LEGAL_REASON: {
              as: 'longText',
              max: 500,
              label: 'office:edit.legalReason',
              hint: 'office:edit.legalReason.hint',
              required: 'STOP',
              missing: 'office:edit.legalReason.missing',
            },
          }),
        },
      },
    ],
    officeMessages,
  )

/** Most rows of a corrected list. */
const MOST = 500

/** The fields of one part of a filed application, or the rows of a list. What is required is judged by the server, not here. */
export function correctedPartForm({ section, isList, fields }: Correctable): Form<TextKey> {
  const title = `office:edit.section.${section}` as const
  const { required } = officeMessages
  return defineForm({
    id: 'corrected-part',
    version: 1,
    messages: { badNumber: required, notInList: required, tooMany: required, ...officeMessages },
    pages: [
      {
        id: 'corrected-part',
        title,
        blocks: [
          isList
            ? {
                as: 'rows',
                of: 'plain',
                section,
                rowTitle: title,
                fields,
                atLeast: 0,
                atMost: MOST,
                buttons: { add: 'office:edit.addRow', remove: 'office:edit.removeRow' },
              }
            : { as: 'fields', section, fields },
        ],
      },
    ],
  })
}

export const correctionForms = { legal: formOf(true), plain: formOf(false) }

import { defineForm, type Block, type Finding, type Form } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

/** The section that holds the values of a dialog. */
export const DIALOG_SECTION = 'ROW'

type Fields = Extract<Block<TextKey>, { as: 'fields' }>['fields']

/** Fields of a dialog in groups, each with its hint above it. */
export type FieldGroups = readonly { hint?: TextKey; fields: Fields }[]

type Messages = Pick<Form<TextKey>['messages'], 'required' | 'badDate' | 'tooLong'>

/** The messages of a dialog of the office. */
export const officeMessages: Messages = {
  required: 'office:required',
  badDate: 'office:holiday.dateWrong',
  tooLong: 'office:tooLong',
}

/** A form of one page, shown in a dialog. Its page has the id of the form. */
export function dialogForm(
  id: string,
  title: TextKey,
  groups: FieldGroups,
  messages: Messages,
  checks: Form<TextKey>['checks'] = [],
): Form<TextKey> {
  const blocks = groups.map((group) => ({ as: 'fields' as const, section: DIALOG_SECTION, ...group }))
  const { required } = messages
  return defineForm({
    id,
    version: 1,
    messages: { badNumber: required, notInList: required, tooMany: required, ...messages },
    pages: [{ id, title, blocks }],
    checks,
  })
}

export function stop(code: TextKey): Finding<TextKey> {
  return { level: 'STOP', code }
}

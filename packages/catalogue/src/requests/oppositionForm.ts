import type { Block } from '@saki/domain/forms/form'
import { EARLIER_RIGHTS, EXHIBITS, OBJECTIONS, STATEMENT_MAX } from '@saki/domain/requests/opposition'
import type { TextKey } from '@saki/texts'

import { choice } from '../filingPages.ts'
import { oppositionGrounds } from './oppositionGrounds.ts'
import { isRight, persons, required } from './requestForm.ts'

type OpposedRight = keyof typeof oppositionGrounds

const optionsOf = (right: OpposedRight) => oppositionGrounds[right].map(({ code, text }) => choice(code, text))

/** A choice among the grounds of the right of the case. */
const groundOf = (right: OpposedRight) =>
  ({
    as: 'choice',
    label: 'requestForms:ground',
    when: isRight(right),
    ...required,
    options: optionsOf(right),
  }) as const

/**
 * What an opposition says: who opposes, each ground with its reasons, earlier rights of the register by number, and the list of exhibits,
 * one row for each file of the slot BKT. `rights`: those that the kind is for.
 */
export function oppositionBlocks(rights: readonly OpposedRight[]): readonly Block<TextKey>[] {
  return [
    persons('OPPONENTS', 'requestForms:opponent'),
    {
      as: 'rows',
      of: 'plain',
      section: OBJECTIONS,
      title: 'requestForms:grounds',
      hint: 'requestForms:grounds.hint',
      rowTitle: 'requestForms:ground.row',
      atLeast: 1,
      atMost: 20,
      missing: 'requestForms:grounds.missing',
      fields: {
        ...Object.fromEntries(rights.map((right) => [`${right}_GROUND`, groundOf(right)])),
        STATEMENT: { as: 'longText', max: STATEMENT_MAX, label: 'requestForms:statement', ...required },
      },
    },
    {
      as: 'rows',
      of: 'plain',
      section: EARLIER_RIGHTS,
      title: 'requestForms:earlierRights',
      rowTitle: 'requestForms:earlierRight',
      atLeast: 0,
      atMost: 50,
      fields: { NUMBER: { as: 'text', max: 40, label: 'requestForms:number', ...required } },
    },
    {
      as: 'rows',
      of: 'plain',
      section: EXHIBITS,
      title: 'requestForms:exhibits',
      rowTitle: 'requestForms:exhibit',
      atLeast: 0,
      atMost: 60,
      fields: {
        FILE_ID: { as: 'kept', max: 64, label: 'requestForms:exhibit' },
        NAME: { as: 'text', max: 200, label: 'requestForms:exhibit.name', ...required },
        FOR: {
          as: 'choice',
          label: 'requestForms:exhibit.for',
          ...required,
          options: rights.flatMap(optionsOf),
        },
        PROVES: { as: 'longText', max: 1000, label: 'requestForms:exhibit.proves', ...required },
      },
    },
  ]
}

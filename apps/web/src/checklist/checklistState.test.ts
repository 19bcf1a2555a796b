import type { FormalityItem } from '@saki/contracts/formality'
import { expect, test } from 'vitest'

import {
  checklistCounts,
  itemsToSave,
  checklistLines,
  markRestInOrder,
  withChange,
  addFreePoint,
} from './checklistState.ts'

const item = (OPTION_NBR: number, change: Partial<FormalityItem> = {}): FormalityItem => ({
  LIST_CODE: 'FD',
  OPTION_NBR,
  OPTION_NAME: `P${OPTION_NBR}`,
  OPTION_CAPTION: '',
  IND_REQUIRED: 'Y',
  IND_OK: null,
  ACTION_OPTION_TEXT: '',
  VALUE: '',
  SPECDOC_TYP: null,
  VIEW_TYPE_ID: null,
  GROUND: '',
  MACHINE: 'Y',
  FINDINGS: [],
  REPLY_DOC_ID: null,
  ...change,
})

test('markRestInOrder marks points without a verdict, except where the rules found a deficiency', () => {
  const lines = markRestInOrder(
    checklistLines([item(1), item(2, { MACHINE: 'N' }), item(3, { IND_OK: 'N' }), item(4, { MACHINE: null })]),
  )
  expect(lines.map(({ IND_OK }) => IND_OK)).toEqual(['Y', null, 'N', 'Y'])
  expect(checklistCounts(lines)).toEqual({ ok: 2, bad: 1, unseen: 1 })
})

test('markRestInOrder leaves points in doubt unjudged', () => {
  const lines = markRestInOrder(checklistLines([item(1), item(2)]), ['FD-2'])
  expect(lines.map(({ IND_OK }) => IND_OK)).toEqual(['Y', null])
})

test('free points get the next number and IND_OK N; only they are saved with a TITLE', () => {
  const one = addFreePoint(checklistLines([item(7)]))
  const two = addFreePoint(withChange(one, 'LAIN-1', { OPTION_NAME: 'Meterai' }))
  expect(itemsToSave(two)).toEqual([
    { LIST_CODE: 'FD', OPTION_NBR: 7, IND_OK: null, ACTION_OPTION_TEXT: '' },
    { LIST_CODE: 'LAIN', OPTION_NBR: 1, IND_OK: 'N', ACTION_OPTION_TEXT: '', TITLE: 'Meterai' },
    { LIST_CODE: 'LAIN', OPTION_NBR: 2, IND_OK: 'N', ACTION_OPTION_TEXT: '', TITLE: '' },
  ])
})

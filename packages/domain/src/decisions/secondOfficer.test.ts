import { expect, test } from 'vitest'

import type { DecisionKind } from '../workflow/definition.ts'
import { needsSecondOfficer } from './secondOfficer.ts'

test.each<[DecisionKind | undefined, DecisionKind[], boolean]>([
  ['refusal', [], false],
  ['refusal', ['refusal'], true],
  ['grant', ['refusal'], false],
  ['removal', ['grant', 'removal'], true],
  ['extension', [], true],
  [undefined, ['refusal', 'grant', 'removal'], false],
])('%s, asked for %j: %s', (decides, required, expected) => {
  expect(needsSecondOfficer(decides ? { decides } : {}, new Set(required))).toBe(expected)
})

import { expect, test } from 'vitest'

import { mayReplaceScan } from './replaceScan.ts'

test.each([
  ['that was never there', undefined, true],
  ['in which a virus was found', 'infected', true],
  ['that is clean', 'clean', false],
  ['that no scanner has seen', 'not_scanned', false],
  ['that waits for the scanner', 'scanning', false],
] as const)('a scan %s (%s) may be replaced: %s', (_says, state, may) => expect(mayReplaceScan(state)).toBe(may))

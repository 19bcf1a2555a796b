import { expect, test } from 'vitest'

import { divisionalOf } from './parentCase.ts'

test.each<[string | undefined, ReturnType<typeof divisionalOf>]>([
  [
    'P00.2026.00001',
    {
      type: 'PATENT',
      number: 'P00202600001',
      filing: { APPL_SUBTYP: 'DIVISIONAL', PARENT_PATENT_ID: 'P00202600001', PATENT_KIND: 'P' },
    },
  ],
  [
    'S00202600002',
    {
      type: 'PATENT',
      number: 'S00202600002',
      filing: { APPL_SUBTYP: 'DIVISIONAL', PARENT_PATENT_ID: 'S00202600002', PATENT_KIND: 'S' },
    },
  ],
  [
    'A00202600003',
    {
      type: 'DESIGN',
      number: 'A00202600003',
      filing: { APPL_SUBTYP: 'DIVISIONAL', PARENT_PATENT_ID: 'A00202600003' },
    },
  ],
  ['DID2026000001', undefined],
  ['kopi', undefined],
  [undefined, undefined],
])('a divisional of %s begins with its parent', (number, start) => {
  expect(divisionalOf(number)).toEqual(start)
})

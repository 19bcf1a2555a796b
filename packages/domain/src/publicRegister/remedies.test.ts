import { expect, test } from 'vitest'

import { remediesAgainst } from './remedies.ts'

test.each([
  [
    'MARK',
    '2021-03-02',
    '2026-03-02',
    ['markCancel until 2026-03-02', 'markUnused'],
    'UU 20/2016 art. 77(1): five years',
  ],
  [
    'MARK',
    '2021-03-02',
    '2026-03-03',
    ['markBadFaith', 'markUnused'],
    'UU 20/2016 art. 77(2): afterwards bad faith only',
  ],
  ['DESIGN', '2010-01-01', '2026-03-02', ['designCancel'], 'UU 31/2000 art. 38: without a limit'],
  [
    'PATENT',
    '2025-06-02',
    '2026-03-02',
    ['patentAppeal until 2026-03-02', 'patentCancel'],
    'UU 13/2016 art. 70: nine months',
  ],
  ['SIMPLE_PATENT', '2025-06-02', '2026-03-03', ['patentCancel'], 'UU 13/2016 art. 132: without a limit'],
])('against a %s registered on %s, on %s: %j (%s)', (right, registered, today, expected) => {
  const said = remediesAgainst(right, registered, today).map(({ kind, until }) =>
    until ? `${kind} until ${until}` : kind,
  )
  expect(said).toEqual(expected)
})

import { expect, test } from 'vitest'

import { numberClause, type NumberParameter } from './numberParameters.ts'

test.each<[NumberParameter, string, string | undefined]>([
  ['regnbr', 'IDP000065123', 'registration equals IDP000065123'],
  ['regnbr', 'idp 000 065*', 'registration prefix IDP000065'],
  ['filenbr', '07310', 'anyNumber contains 07310'],
  ['filenbr', 'P00.2018.07310', 'application equals P00201807310'],
  ['filenbr', '7', undefined],
  ['fileser', '2018', 'year equals 2018'],
  ['fileser', 'tahun', undefined],
])('%s of %j', (parameter, typed, expected) => {
  const [condition] = numberClause(parameter, typed)?.any ?? []
  expect(condition && `${condition.field} ${condition.match} ${condition.values.join()}`).toBe(expected)
})

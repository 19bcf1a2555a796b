import { expect, test } from 'vitest'

import { parseRegisterQuery } from './parseRegisterQuery.ts'
import { fieldExample, fieldName, otherFieldNames, plainExamples, writtenFields } from './registerFieldNames.ts'

test.each(writtenFields)(
  'the example of %s is understood as a search by that field, under each of its names',
  (field) => {
    const value = fieldExample(field).slice(fieldName(field).length)
    for (const name of [fieldName(field), ...otherFieldNames(field)]) {
      const { query, ignored } = parseRegisterQuery(`${name}${value}`)
      expect(ignored).toEqual([])
      expect(query.map(({ any }) => any.map((condition) => condition.field)).flat()).toContain(field)
    }
  },
)

test.each(plainExamples)('the example of $key is understood', ({ example }) => {
  expect(parseRegisterQuery(example)).toMatchObject({ ignored: [] })
})

import { markWords } from '@saki/domain/search/markWords'
import { expect, test } from 'vitest'

import { RegisterQueryParameters } from './registerRow.ts'

const inWords = (name: string) =>
  markWords(name)
    .map(({ word }) => word)
    .join(' ')
const longest = Array.from({ length: 20 }, (_, n) => inWords(`${'𠀀'.repeat(38)}${n + 10} `.repeat(45)))
const read = (owner: string) => RegisterQueryParameters.safeParse({ owner })

test('twenty of the longest names of owners are read, and no more', () => {
  expect(read(longest.join(',')).data?.owner).toEqual(longest)
  expect(read([...longest, 'ugm'].join(',')).success).toBe(false)
})

test('what is no name in words is refused', () => {
  for (const owner of ['x'.repeat(41), 'a  b', ' a', Array.from({ length: 41 }, () => 'a').join(' ')])
    expect(read(owner).success).toBe(false)
})

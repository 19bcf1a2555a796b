import { describe, expect, it } from 'vitest'

import { pageButtons } from './Pager.tsx'

describe('page buttons', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [5, 9, [3, 4, 5, 6, 7]],
    [9, 9, [5, 6, 7, 8, 9]],
  ])('page %i of %i shows %j', (page, pages, shown) => expect(pageButtons(page, pages)).toEqual(shown))
})

import { expect, test } from 'vitest'

import { pageOfHash } from './hashAddress.ts'

test.each([
  ['#/viewer/pdf/3-50001-2', '/viewer/pdf/3-50001-2'],
  ['#/viewer/pdf/Zx_9-abcdefgh', '/viewer/pdf/Zx_9-abcdefgh'],
  ['#/viewer/pdf/3-50001?seq_num=2&specdoc_typ=GDI', '/viewer/pdf/3-50001?seq_num=2&specdoc_typ=GDI'],
  ['#/viewer/pdf/https://evil.example/a.pdf', undefined],
  ['#/viewer/pdf/..%2f..%2fapi', undefined],
  ['#/viewer/pdf/a?seq_num=1&specdoc_typ=GDI&next=//evil', undefined],
  ['#/viewer/pdf/', undefined],
  ['#isi', undefined],
])('%s is %s', (hash, page) => expect(pageOfHash(hash)).toBe(page))

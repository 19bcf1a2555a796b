import { expect, test } from 'vitest'

import { readViewerAddress } from './viewerAddress.ts'

test('only ids are accepted', () => {
  expect(readViewerAddress('3-50001-2', {})).toEqual({ id: '3-50001-2', slot: {} })
  expect(readViewerAddress('Zx_9-abcdefgh', { seq_num: 2, specdoc_typ: 'GDI' })).toEqual({
    id: 'Zx_9-abcdefgh',
    slot: { specdoc_typ: 'GDI', seq_num: 2 },
  })
  for (const id of ['https://evil.example/a.pdf', '//evil', 'a b', '../x', '', 'x'.repeat(65), 'a%2fb'])
    expect(readViewerAddress(id, {}), id).toBeUndefined()
  expect(readViewerAddress('3-50001', { specdoc_typ: "GDI'--" })).toBeUndefined()
})

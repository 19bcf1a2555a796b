import { expect, test } from 'vitest'

import { returnAddress } from './keptRoute.ts'

test.each([
  '/inbox?item=4-100-3',
  '/table-list/patents/workflow/A00202600456',
  '/customer-screen/payments/A00202600456',
  '/viewer/pdf/4-100-3',
  '/kuasa',
  '/petugas?view=mine',
])('%s is opened after the log-in', (address) => {
  expect(returnAddress(address)).toBe(address)
})

test.each([
  '/',
  '/login',
  '/login?next=/inbox',
  '/login/activation?userId=1&token=x',
  '/daftar-akun',
  '//jahat.example/inbox',
  'https://jahat.example/inbox',
  '/tidak-ada',
])('%s is not opened after the log-in', (address) => {
  expect(returnAddress(address)).toBeUndefined()
})

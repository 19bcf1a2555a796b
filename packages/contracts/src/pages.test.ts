import { expect, test } from 'vitest'

import { ownAddress } from './pages.ts'

test.each([
  ['/inbox?item=4-100-3', '/inbox?item=4-100-3'],
  ['/table-list/patents/workflow/A00202600456', '/table-list/patents/workflow/A00202600456'],
  ['/customer-screen/payments/TRX-2026-100080', '/customer-screen/payments/TRX-2026-100080'],
  ['/viewer/pdf/4-100-3?seq_num=1&specdoc_typ=KUA#page=2', '/viewer/pdf/4-100-3?seq_num=1&specdoc_typ=KUA#page=2'],
  ['/petugas/berkas/A00202600456', '/petugas/berkas/A00202600456'],
  ['/buat-pengajuan/../inbox', '/inbox'],
  ['/inbox?next=https://jahat.example', '/inbox?next=https://jahat.example'],
])('%s is a page of the portal', (text, address) => {
  expect(ownAddress(text)).toBe(address)
})

test.each([
  'https://jahat.example/inbox',
  '//jahat.example/inbox',
  '/\\jahat.example',
  '\\\\jahat.example',
  '/\t/jahat.example',
  '/\n/jahat.example',
  ' /inbox',
  'javascript:alert(1)',
  'data:text/html,x',
  'inbox',
  '',
  '/%2F%2Fjahat.example',
  '/inbox/..//jahat.example',
  '/x/..//jahat.example/inbox',
  '/@jahat.example',
  '/.jahat.example',
  '/api/logout',
  '/inbox\\..\\..\\jahat.example',
  `/inbox?${'x'.repeat(2000)}`,
])('%j is not a page of the portal', (text) => {
  expect(ownAddress(text)).toBeUndefined()
})

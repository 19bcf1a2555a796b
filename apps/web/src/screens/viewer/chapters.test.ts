import { expect, test } from 'vitest'

import { chapterOf } from './chapters.ts'

test.each([
  ['/inbox', 'inbox'],
  ['/jawaban/3-50001', 'inbox'],
  ['/customer-screen/payments/TRX-2026-100001', 'payment'],
  ['/buat-pengajuan/draft', 'new'],
  ['/wf-mapping/wfmapping', 'map'],
  ['/nowhere', 'start'],
])('the manual opens for %s at %s', (path, id) => expect(chapterOf(path)?.id).toBe(id))

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../testing/fakeApi.ts'
import { show } from '../../../testing/render.tsx'
import { Documents } from './Documents.tsx'

const letterFile = (id: string, size: number) => ({
  DOC_ID: id,
  PROC_TYP: '3',
  PROC_NBR: 1,
  ACTION_NBR: 1,
  DIRECTION: 'OUT' as const,
  DOC_TYP: 'KF',
  DOC_TYP_NAME: `HKI-${id}`,
  DOC_NAME: `Surat ${id}`,
  DOC_NUMBER: `HKI-${id}`,
  DOC_DATE: '2026-10-15',
  MIME: 'application/pdf',
  SIZE: size,
  PAGES: size > 0 ? 2 : null,
  IS_READ: 'Y' as const,
  SIGNED: 'N' as const,
  REMARKS: null,
})

test('a letter has no size until its PDF is made', async () => {
  serve({ getListDokumen: [letterFile('made', 14_000), letterFile('waiting', 0)] })
  await show(<Documents patentId="A00202600025" />)
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Surat made')).toMatchTextContent('14 KB')
  await expect.element(row('Surat waiting')).not.toMatchTextContent('KB')
})

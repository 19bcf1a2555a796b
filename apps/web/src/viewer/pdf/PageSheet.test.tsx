import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { heldReply } from '../../../testing/fakeApi.ts'
import { show, text } from '../../../testing/render.tsx'
import { PageSheet } from './PageSheet.tsx'

const sheet = (pdf: Pick<PDFDocumentProxy, 'getPage'>) => (
  <PageSheet
    pdf={pdf as PDFDocumentProxy}
    page={1}
    size={{ width: 595, height: 842 }}
    scale={1}
    rotation={0}
    language="id"
    isNear
    question=""
    nth={undefined}
  />
)
const lines = () => page.getByRole('region').element().querySelector('[data-loading]')

test('a page shows the lines of a letter until it is drawn, over the whole sheet', async () => {
  await show(sheet({ getPage: () => heldReply<never>().answer }))
  await expect.element(page.getByRole('region', { name: text('viewer:pdf.page', { page: 1 }) })).toBeVisible()
  const { height } = lines()?.getBoundingClientRect() ?? {}
  expect(height).toBe(842)
  expect(getComputedStyle(lines() as Element).backgroundImage).toContain('linear-gradient')
})

test('a page that cannot be drawn says so without the lines', async () => {
  await show(sheet({ getPage: () => Promise.reject(new Error('broken')) }))
  await expect.element(page.getByText(text('viewer:pdf.page.broken'))).toBeVisible()
  expect(lines()).toBeNull()
})

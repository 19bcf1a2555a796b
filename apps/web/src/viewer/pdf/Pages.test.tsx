import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { show, text } from '../../../testing/render.tsx'
import { Pages } from './Pages.tsx'
import { firstView } from './viewState.ts'

/** Twelve pages of A4 that are asked for, but never drawn. */
function twelvePages() {
  const getPage = vi.fn<(nth: number) => Promise<PDFPageProxy>>(async () => {
    const never = { promise: new Promise<void>(() => {}), cancel: () => {} }
    const sheet = {
      rotate: 0,
      getViewport: ({ scale }: { scale: number }) => ({ width: 595 * scale, height: 842 * scale, rawDims: {} }),
      render: () => never,
      streamTextContent: () => new ReadableStream(),
    }
    return sheet as unknown as PDFPageProxy
  })
  return { pdf: { numPages: 12, getPage } as unknown as PDFDocumentProxy, getPage }
}

function Shown({ pdf, first }: { pdf: PDFDocumentProxy; first: number }) {
  const box = useRef<HTMLDivElement>(null)
  return (
    <div style={{ blockSize: 600, inlineSize: 800, display: 'flex' }}>
      <Pages
        pdf={pdf}
        view={firstView}
        language="id"
        box={box}
        question=""
        present={undefined}
        first={first}
        onPage={() => {}}
        onScale={() => {}}
      />
    </div>
  )
}

test('a document opens at the page asked for, and that page is drawn', async () => {
  const { pdf, getPage } = twelvePages()
  await show(<Shown pdf={pdf} first={9} />)
  const sheet = page.getByRole('region', { name: text('viewer:pdf.page', { page: 9 }) })
  await expect.element(sheet).toBeInViewport()
  await vi.waitFor(() => expect(getPage).toHaveBeenCalledWith(9))
  expect(
    page.getByRole('region', { name: text('viewer:pdf.page', { page: 1 }), exact: true }).element(),
  ).not.toBeInViewport()
})

import type { PreflightFinding } from '@saki/domain/preflight/look'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { labelText, show, text } from '../../../../testing/render.tsx'
import type { DocumentCheck } from './checks.ts'
import { Explanation } from './Explanation.tsx'
import type { PartFile } from './partFiles.ts'
import type { PartFiles } from './usePartFiles.ts'

const margin: PreflightFinding = {
  code: 'margin',
  level: 'WARN',
  page: 1,
  values: { side: 'left', found: 1.8, wanted: 2.5 },
}
const check: DocumentCheck = {
  key: 'KLM',
  name: 'KLM 1',
  fileName: 'Klaim.pdf',
  bytes: new Blob(['not a PDF']),
  state: 'checked',
  progress: { pageCount: 1, pages: [], pictures: new Map() },
  look: undefined,
  why: undefined,
  isKept: false,
}
const part: PartFile = {
  slot: 'KLM',
  fileName: 'Klaim.pdf',
  size: 412_000,
  pages: 1,
  file: undefined,
  upload: undefined,
  check,
  isKept: false,
  isStored: false,
}

async function open(findings: readonly PreflightFinding[], readOnly = false) {
  const keep = vi.fn()
  const known = { keep } as unknown as PartFiles
  await show(
    <Explanation
      check={check}
      findings={findings}
      at={0}
      page={1}
      onGo={() => undefined}
      onOpen={() => undefined}
      part={part}
      known={known}
      readOnly={readOnly}
    />,
    { at: '/buat-pengajuan/draft' },
  )
  return keep
}

const fix = page.getByText(text('preflight:margin.fix'))
const keepButton = page.getByRole('button', { name: labelText('preflight:keep') })

describe('a finding of a document', () => {
  test('is one heading; effect and remedy are shown on demand', async () => {
    await open([margin])
    const heading = page.getByRole('heading', { level: 3 })
    await expect.element(heading).toHaveTextContent('Page 1: The left margin is 1.8 cm; it should be at least 2.5 cm')
    await expect.element(fix).not.toBeVisible()
    await page.getByText(text('preflight:finding.more')).click()
    await expect.element(fix).toBeVisible()
    await expect.element(page.getByText(text('preflight:margin.effect'))).toBeVisible()
  })

  test('can be kept without opening it', async () => {
    const keep = await open([margin])
    await keepButton.click()
    expect(keep).toHaveBeenCalledWith(part)
  })

  test('has no button for a reader', async () => {
    await open([margin], true)
    await expect.element(page.getByRole('heading', { level: 3 })).toBeVisible()
    await expect.element(keepButton).not.toBeInTheDocument()
  })
})

test('a document without findings says that nothing was found', async () => {
  await open([])
  await expect.element(page.getByText(text('preflight:finding.none'))).toBeVisible()
})

import type { FileRow } from '@saki/contracts/fileRow'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { designAnswers, savedDraft, viewFile } from '../../../../testing/drafts.ts'
import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { applicant } from '../../../../testing/people.ts'
import { show, text } from '../../../../testing/render.tsx'
import type { FileStepProps } from '../stepProps.ts'
import { StudioStep } from './StudioStep.tsx'

/** A drawing of this size as a file. */
async function drawing(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#000000'
  for (let at = 0; at < width; at += 8) pen.fillRect(at, height / 4, 2, height / 2)
  return canvas.convertToBlob()
}

const limit = {
  SPECDOC_TYP: 'GDI',
  SPECDOC_NAME: 'Gambar desain',
  MIME_LIST: ['image/jpeg', 'image/png'],
  MAX_FILES: 20,
  MAX_BYTES: 5_000_000,
  MIN_PX: 300,
  MAX_PX: null,
}

beforeEach(() =>
  serve({
    getLimit: [limit],
    saveFileCheck: { err: '' },
    specdocTypImagesById: ({ params }) => ({ err: '', IMAGE: viewFile({ ID: params.id }) }),
  }),
)

/** Draws the studio at 1366 × 768 as on its page, with these pictures. */
async function open(file: FileRow) {
  const { WIDTH, HEIGHT } = file
  serve({ getIMGDoc: new Response(await drawing(WIDTH ?? 1, HEIGHT ?? 1)) })
  await page.viewport(1366, 768)
  const draft = savedDraft('design-filing', designAnswers)
  const props: FileStepProps = {
    draft: { tempId: draft.tempId, formType: draft.formType, data: draft.data, files: [file], readOnly: false },
    ensureOnServer: () => Promise.resolve('D-7F3K00'),
    ensureSaved: () => Promise.resolve('D-7F3K00'),
    onFilesChanged: () => undefined,
    onChange: () => undefined,
  }
  await show(<StudioStep {...props} />, {
    at: '/buat-pengajuan/draft?draft=D-7F3K00&step=images',
    language: 'id',
    user: applicant,
  })
  await page.getByRole('button', { name: /^Depan/ }).click()
}

const inspector = page.getByRole('complementary', { name: text('studio:inspector', {}, 'id') })
const caption = inspector.getByRole('textbox', { name: 'Keterangan' })
const small = viewFile({ WIDTH: 400, HEIGHT: 120, SHA256: '1'.repeat(64) })

describe('the inspector of a picture', () => {
  test('has the description directly under the head, before the checks', async () => {
    await open(viewFile())
    await expect.element(caption).toBeVisible()
    const head = inspector.getByRole('heading').element().getBoundingClientRect()
    expect(caption.element().getBoundingClientRect().top - head.top).toBeLessThan(150)
  })

  test('tells a finding in one line; advice and ways out are shown on demand', async () => {
    await open(small)
    const line = inspector.getByText(/Sisi pendek 120 piksel/)
    await expect.element(line).toBeVisible()
    expect(line.element().getBoundingClientRect().height).toBeLessThan(30)
    const keep = inspector.getByRole('button', { name: text('studio:keep', {}, 'id') })
    await expect.element(keep).not.toBeInTheDocument()
    await line.click()
    await expect.element(inspector.getByText(text('studio:advice', {}, 'id'))).toBeVisible()
    await expect.element(keep).toBeVisible()
    expect(caption.element().getBoundingClientRect().bottom).toBeGreaterThan(0)
  })

  test('saves the description a moment after the last key', async () => {
    await open(small)
    await caption.fill('Tampak depan, tutup terpasang.')
    await expect
      .poll(() => callsOf('specdocTypImagesById').map(({ body }) => body))
      .toEqual([{ description: 'Tampak depan, tutup terpasang.', DESCRIPTION_BEFORE: '' }])
  })
})

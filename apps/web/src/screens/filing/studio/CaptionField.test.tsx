import type { FileRow } from '@saki/contracts/fileRow'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { viewFile } from '../../../../testing/drafts.ts'
import { callsOf, offline, refuse, serve } from '../../../../testing/fakeApi.ts'
import { applicant } from '../../../../testing/people.ts'
import { labelText, show, text } from '../../../../testing/render.tsx'
import { saveBeforeLogOut } from '../../../autosave/allCopies.ts'
import { lockForTab } from '../../../autosave/tabLock.ts'
import { CaptionField } from './CaptionField.tsx'
import { captionCopy } from './captionKind.ts'

/** Each test has a picture of its own, because the device keeps what was written. */
let number = 0
let file: FileRow
const LIVE = `saki-caption-live:${applicant.USER_ID}`

beforeEach(() => {
  number += 1
  file = viewFile({ ID: `picture-${number}`, DESCRIPTION: 'Tampak depan' })
})
afterEach(() => void page.viewport(1366, 768))

const field = page.getByRole('textbox', { name: labelText('studio:caption') })
const sent = () => callsOf('specdocTypImagesById').map(({ body }) => body)
const drawn = (readOnly = false) => <CaptionField file={file} readOnly={readOnly} onChanged={onChanged} />
const onChanged = vi.fn()

async function open(readOnly = false) {
  const shown = await show(drawn(readOnly), { at: '/buat-pengajuan/draft', user: applicant })
  if (!readOnly) await expect.element(field).not.toHaveAttribute('readonly')
  return shown
}

/** The server answers as if this were the description it has. */
function serverHas(description: string) {
  const row = { ...file, DESCRIPTION: description }
  serve({
    specdocTypImages: [row],
    specdocTypImagesById: ({ body }) =>
      body.DESCRIPTION_BEFORE === description ? { err: '', IMAGE: row } : refuse('STALE_VERSION'),
  })
}

describe('the description of a picture', () => {
  test('is saved with the text it changes', async () => {
    serverHas('Tampak depan')
    await open()
    await field.fill('Tampak depan, tutup terbuka')
    await expect.element(page.getByText(text('studio:caption.saved'))).toBeVisible()
    expect(sent()).toEqual([{ description: 'Tampak depan, tutup terbuka', DESCRIPTION_BEFORE: 'Tampak depan' }])
    expect(onChanged).toHaveBeenCalled()
  })

  test('stays on the device while the server cannot be reached, counts before log-out, and is sent when the field opens again', async () => {
    serve({ specdocTypImagesById: offline })
    const first = await open()
    await field.fill('Ditulis tanpa jaringan')
    await expect.element(page.getByText(text('studio:caption.failed'))).toBeVisible()
    expect(await saveBeforeLogOut(applicant.USER_ID)).toBe(1)
    first.redraw(null)
    await expect.element(field).not.toBeInTheDocument()
    serverHas('Tampak depan')
    await vi.waitUntil(async () => (await navigator.locks.query()).held?.every(({ name }) => !name?.includes(file.ID)))
    first.redraw(drawn())
    await expect.element(field).toHaveValue('Ditulis tanpa jaringan')
    await expect.element(page.getByText(text('studio:caption.saved'))).toBeVisible()
    expect(await saveBeforeLogOut(applicant.USER_ID)).toBe(0)
  })

  test('changed on another device too, is kept on neither side before the reader has chosen', async () => {
    serverHas('Tampak depan, dari ponsel')
    await open()
    await field.fill('Tampak depan, dari laptop')
    await expect.element(page.getByText(text('studio:caption.stale'))).toBeVisible()
    await expect.element(field).toHaveValue('Tampak depan, dari laptop')
    await page.getByRole('radio', { name: 'Tampak depan, dari ponsel' }).click()
    await page.getByRole('button', { name: labelText('drafts:conflict.merge') }).click()
    await expect.element(field).toHaveValue('Tampak depan, dari ponsel')
    await expect
      .poll(() => sent().at(-1))
      .toEqual({
        description: 'Tampak depan, dari ponsel',
        DESCRIPTION_BEFORE: 'Tampak depan, dari ponsel',
      })
  })

  test('changed elsewhere only to the same text needs no choice', async () => {
    serverHas('Tampak depan, tutup')
    await open()
    await field.fill('Tampak depan, tutup')
    await expect.element(page.getByText(text('studio:caption.saved'))).toBeVisible()
    await expect.element(page.getByText(text('studio:caption.stale'))).not.toBeInTheDocument()
  })

  test('in a tab that only reads the draft, shows what the other tab types', async () => {
    await open(true)
    await expect.element(field).toHaveAttribute('readonly')
    const other = new BroadcastChannel(LIVE)
    other.postMessage({ ...captionCopy(file), data: { DESCRIPTION: 'Diketik di tab lain' } })
    await expect.element(field).toHaveValue('Diketik di tab lain')
    other.close()
  })

  test('is taken over from the tab that had it, with what that tab saved last', async () => {
    const saveThere = vi.fn(async () => serverHas('Disimpan tab lain'))
    await lockForTab(`saki-caption:${file.ID}`, false, saveThere, () => undefined)
    await open()
    expect(saveThere).toHaveBeenCalledOnce()
    await field.fill('Lanjutan di sini')
    await expect.element(page.getByText(text('studio:caption.stale'))).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Disimpan tab lain' })).toBeVisible()
  })

  test('over 500 characters is not sent', async () => {
    await open()
    await field.fill('a'.repeat(501))
    await expect.element(page.getByText(text('studio:caption.long', { limit: 500 }))).toBeVisible()
    await expect.element(page.getByText(text('studio:caption.failed'))).toBeVisible()
    expect(sent()).toEqual([])
  })
})

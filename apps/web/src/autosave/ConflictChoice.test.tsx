import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../testing/axe.ts'
import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { ConflictChoice } from './ConflictChoice.tsx'
import type { ChosenSides } from './ConflictLines.tsx'

const lines = [
  { path: 'P1.ok', name: 'Gambar', mine: 'Sesuai', theirs: 'Belum sesuai' },
  { path: 'P2.text', name: 'Catatan', mine: 'Buram', theirs: 'Gelap', both: text('drafts:conflict.both.lines') },
]
const onSettle = vi.fn<(chosen: ChosenSides) => void>()
const fieldOf = (name: string) => page.getByRole('radiogroup', { name })
const merge = page.getByRole('button', { name: labelText('drafts:conflict.merge') })

test('every field that differs has a choice of its own; nothing is settled before each is made', async () => {
  await show(<ConflictChoice text="Dua versi" lines={lines} onSettle={onSettle} />)
  await expect.element(fieldOf('Gambar').getByRole('radio')).toHaveLength(2)
  await fieldOf('Gambar').getByRole('radio', { name: 'Belum sesuai' }).click()
  await expect.element(page.getByText(text('drafts:conflict.open', { count: 1 }))).toBeVisible()
  await expect.element(merge).toHaveAttribute('aria-disabled', 'true')
  await merge.click({ force: true })
  expect(onSettle).not.toHaveBeenCalled()
  await fieldOf('Catatan')
    .getByRole('radio', { name: labelText('drafts:conflict.both'), exact: false })
    .click()
  await merge.click()
  expect(onSettle).toHaveBeenCalledExactlyOnceWith({ 'P1.ok': 'theirs', 'P2.text': 'both' })
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await show(<ConflictChoice title="Dua versi" text="Pilih" lines={lines} onSettle={onSettle} />, { language })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(await graveFaults()).toEqual([])
})

import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults } from '../../testing/axe.ts'
import { serve } from '../../testing/fakeApi.ts'
import { Held } from '../../testing/Held.tsx'
import { applicant, officer } from '../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../testing/render.tsx'
import { Palette } from './Palette.tsx'
import { pageKeys } from './shortcuts.ts'
import { Shortcuts } from './Shortcuts.tsx'

/** The keys with their list, as a layout holds them. */
function Keys() {
  return <Held start={false}>{(isOpen, setOpen) => <Shortcuts isOpen={isOpen} onOpen={setOpen} />}</Held>
}

const dialog = page.getByRole('dialog')
const at = '/kuasa'

beforeEach(() => serve({ session: applicant }))

describe('the list of keys', () => {
  test.each(everyLanguage)('in %s opens with ?, names every key and closes with Escape', async (language) => {
    await show(<Keys />, { at, language, user: applicant })
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: labelText('shell:keys', {}, language) })).toBeVisible()
    for (const { key, text: name } of pageKeys.applicant) {
      await expect.element(dialog.getByText(text(name, {}, language))).toBeVisible()
      await expect.element(dialog.getByText(key.toUpperCase(), { exact: true })).toBeVisible()
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('opens where the footer is hidden, as in the inbox', async () => {
    await show(
      <footer style={{ display: 'none' }}>
        <Keys />
      </footer>,
      { at, user: applicant },
    )
    await userEvent.keyboard('?')
    await expect.element(dialog).toBeVisible()
  })

  test('opens from the button of the footer', async () => {
    await show(<Keys />, { at, user: applicant })
    await page.getByRole('button', { name: labelText('shell:keys') }).click()
    await expect.element(dialog).toBeVisible()
    expect(await dialogFaults('ShortcutList')).toEqual([])
  })
})

test.each([
  ...pageKeys.applicant.map(({ key, to }) => ['an applicant', applicant, key, to] as const),
  ...pageKeys.office.map(({ key, to }) => ['an officer', officer, key, to] as const),
])('for %s (%o) the keys G and %s open %s', async (_who, user, key, to) => {
  const { address } = await show(<Keys />, { at, user })
  await userEvent.keyboard(`g${key}`)
  await expect.poll(address).toBe(to)
})

test('Ctrl K opens the search of pages', async () => {
  const opened: boolean[] = []
  await show(<Palette open={false} onOpen={(open) => opened.push(open)} />, { at, user: applicant })
  await userEvent.keyboard('{Control>}k{/Control}')
  expect(opened).toEqual([true])
})

describe('nothing happens', () => {
  test('while the keys are typed in a field', async () => {
    const { address } = await show(
      <>
        <Keys />
        <input aria-label="words" />
      </>,
      { at, user: applicant },
    )
    await page.getByRole('textbox').click()
    await userEvent.keyboard('?gl')
    await expect.element(page.getByRole('textbox')).toHaveValue('?gl')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(address()).toBe(at)
  })

  test('after the keys without Ctrl are turned off, until they are turned on again', async () => {
    const { address } = await show(<Keys />, { at, user: applicant })
    await userEvent.keyboard('?')
    await dialog.getByRole('checkbox', { name: text('shell:keys.single') }).click()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('gl?')
    await expect.element(dialog).not.toBeInTheDocument()
    expect(address()).toBe(at)
    await page.getByRole('button', { name: labelText('shell:keys') }).click()
    await dialog.getByRole('checkbox').click()
    await userEvent.keyboard('{Escape}')
    await userEvent.keyboard('gl')
    await expect.poll(address).toBe('/customer-screen/list')
  })
})

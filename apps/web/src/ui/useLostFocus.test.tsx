import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { officer } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { useLostFocus } from './useLostFocus.ts'

function Decision({ version, atFirst = false }: { version: number; atFirst?: boolean }) {
  const title = useLostFocus<HTMLHeadingElement>(version, { atFirst })
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        Berkas
      </h1>
      {version === 1 && <button type="button">Setujui</button>}
      <input aria-label="Catatan" />
    </>
  )
}
const heading = page.getByRole('heading', { name: 'Berkas' })
const shownFocus = () => document.activeElement?.textContent

test('the focus of a button that goes with its decision comes to the title', async () => {
  const { redraw } = await show(<Decision version={1} />, { user: officer })
  await userEvent.tab()
  expect(shownFocus()).toBe('Setujui')
  redraw(<Decision version={2} />)
  await expect.element(heading).toHaveFocus()
})

test('a field that is written in keeps the focus, and a page that is read does not take it', async () => {
  const { redraw } = await show(<Decision version={1} />, { user: officer })
  expect(document.activeElement).toBe(document.body)
  const field = page.getByRole('textbox', { name: 'Catatan' })
  await field.click()
  redraw(<Decision version={2} />)
  await expect.element(page.getByRole('button', { name: 'Setujui' })).not.toBeInTheDocument()
  await expect.element(field).toHaveFocus()
})

test('after a navigation the title has the focus', async () => {
  await show(<Decision version={1} atFirst />, { user: officer })
  await expect.element(heading).toHaveFocus()
})

function Loaded({ total }: { total: number | undefined }) {
  const list = useLostFocus<HTMLDivElement>(total)
  return (
    <div ref={list} tabIndex={-1} aria-label="Daftar" role="group">
      {total === 2 && <button type="button">Putuskan</button>}
    </div>
  )
}

test('a list takes the focus of a row that goes, and none when it is loaded', async () => {
  const { redraw } = await show(<Loaded total={undefined} />, { user: officer })
  redraw(<Loaded total={2} />)
  await expect.element(page.getByRole('button')).toBeVisible()
  expect(document.activeElement).toBe(document.body)
  page.getByRole('button').element().focus()
  redraw(<Loaded total={1} />)
  await expect.element(page.getByRole('group')).toHaveFocus()
})

import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { labelText, show } from '../../../testing/render.tsx'
import { PinButton } from './citations/PinButton.tsx'
import { useLostFocus } from './useLostFocus.ts'

beforeEach(() => serve({ officeCite: { err: '', CITATION_ID: 3 }, officeCitations: [] }))

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

test('pinning by key names what is pinned and keeps the place', async () => {
  const button = (isPinned: boolean) => (
    <PinButton patentId="IPT2026000001" place={{ CITED: 'DID2026000012' }} name="JAMU BU UMI" isPinned={isPinned} />
  )
  const { redraw } = await show(button(false), { user: officer })
  await expect.element(page.getByRole('button', { name: `${labelText('citations:pin')} JAMU BU UMI` })).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => callsOf('officeCite').length).toBe(1)
  redraw(button(true))
  await expect.poll(() => document.activeElement?.tagName).toBe('SPAN')
  expect(shownFocus()).toContain('JAMU BU UMI')
})

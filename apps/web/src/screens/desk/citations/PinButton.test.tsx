import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { labelText, show } from '../../../../testing/render.tsx'
import { PinButton } from './PinButton.tsx'

beforeEach(() => serve({ officeCite: { err: '', CITATION_ID: 3 }, officeCitations: [] }))

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
  expect(document.activeElement?.textContent).toContain('JAMU BU UMI')
})

import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, show, text } from '../../../../testing/render.tsx'
import { PartyField } from './PartyField.tsx'
import type { ChosenParty } from './useActionForm.ts'

beforeEach(async () => {
  await page.viewport(1366, 768)
  serve({ getAllCountry: [], getLocation: [], officeKnownPersons: { EARLIER: [], FOUND: [] } })
})

function Chosen({ onParty, error }: { onParty: (party: ChosenParty) => void; error?: string }) {
  const [party, setParty] = useState<ChosenParty>()
  const keep = (next: ChosenParty) => {
    setParty(next)
    onParty(next)
  }
  return <PartyField id="party" patentId="D00202600033" party={party} onParty={keep} error={error} />
}
const opened = async (way?: 'REGISTER' | 'ACCOUNT') => {
  const onParty = vi.fn<(party: ChosenParty) => void>()
  await show(<Chosen onParty={onParty} />, { user: officer })
  await page.getByText(text('paperParty:choose')).click()
  if (way) await page.getByText(text(`paperParty:as.${way}`)).click()
  return onParty
}

test('a fault of the field is not drawn at the fields of its dialog', async () => {
  await show(<Chosen onParty={() => {}} error="Pilih siapa yang mengajukan." />, { user: officer })
  await page.getByText(text('paperParty:choose')).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  expect(page.getByRole('dialog').element().closest('.faulty')).toBeNull()
})

describe('the party of a paper', () => {
  test('that is new is not chosen without an address, and the first missing field gets the focus', async () => {
    const onParty = await opened()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('PT Lawan Jaya')
    await dialog.getByText(text('paperParty:choose')).click()
    await expect.element(dialog.getByText(text('filing:person.street.missing'))).toBeVisible()
    expect(onParty).not.toHaveBeenCalled()
  })

  test('that holds an account is found by the whole address and named; letters go to the inbox', async () => {
    serve({ officeFindAccount: { err: '', NAME: 'Budi Santoso' } })
    const onParty = await opened('ACCOUNT')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('budi@contoh.id')
    await dialog.getByText(text('paperParty:named.find')).click()
    await expect.element(dialog.getByText('Budi Santoso')).toBeVisible()
    await dialog.getByText(text('paperParty:choose')).click()
    const party = { AS: 'ACCOUNT', NAMED: 'budi@contoh.id' }
    expect(onParty.mock.lastCall).toEqual([{ party, name: 'Budi Santoso', isPosted: false }])
    await expect.element(page.getByText(text('paperParty:hint.INBOX'))).toBeVisible()
  })

  test('without an account is told why, and nobody is chosen; another address is looked up anew', async () => {
    const message = text('paperParty:fault.noAccount')
    serve({ officeFindAccount: refuse('INVALID', { fields: [{ field: 'PARTY', message }] }) })
    const onParty = await opened('ACCOUNT')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('tidak@ada.id')
    await dialog.getByText(text('paperParty:named.find')).click()
    await expect.element(dialog.getByText(message)).toBeVisible()
    await dialog.getByRole('textbox').fill('lain@ada.id')
    await expect.element(dialog.getByText(message)).not.toBeInTheDocument()
    expect([onParty.mock.calls.length, callsOf('officeFindAccount').length]).toEqual([0, 1])
  })

  test('that is known is chosen from this case or the register; two letters ask for nobody', async () => {
    serve({
      officeKnownPersons: {
        EARLIER: [{ SUBMISSION_NBR: 'TRX-2026-000007', NAME: 'PT Lawan Jaya' }],
        FOUND: [
          { PATENT_ID: 'D00202500001', SEQ_NBR: 1, NAME: 'CV Melati', CITY: 'Kota Bandung', COUNTRY: 'Indonesia' },
        ],
      },
    })
    const onParty = await opened('REGISTER')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByRole('button', { name: `${text('paperParty:take')} PT Lawan Jaya` })).toBeVisible()
    await dialog.getByRole('textbox').fill('CV')
    await expect
      .element(dialog.getByRole('button', { name: `${text('paperParty:take')} CV Melati` }))
      .not.toBeInTheDocument()
    await dialog.getByRole('textbox').fill('CV Mel')
    await dialog.getByRole('button', { name: `${text('paperParty:take')} CV Melati` }).click()
    const party = { AS: 'REGISTER', PATENT_ID: 'D00202500001', SEQ_NBR: 1 }
    expect(onParty.mock.lastCall).toEqual([{ party, name: 'CV Melati', isPosted: true }])
  })

  test.each(everyLanguage)('has no grave accessibility faults in %s', async (language) => {
    await show(<Chosen onParty={() => undefined} />, { user: officer, language })
    await page.getByText(text('paperParty:choose', {}, language)).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    expect(await graveFaults('PartyDialog')).toEqual([])
  })
})

import { markRegistration } from '@saki/catalogue/rights/marks/registration.workflow'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { applicant, officer } from '../../../testing/people.ts'
import { labelText, show } from '../../../testing/render.tsx'
import { offersInMark, openOffer } from '../../../testing/requests.ts'
import { AppealLink } from './AppealLink.tsx'

const number = 'DID2026000001'
const appeal = page.getByRole('link', { name: labelText('applications:act.appeal') })
const open = (state: string, user = applicant) =>
  show(
    <main>
      <AppealLink number={number} flow={markRegistration} state={state} />
    </main>,
    { user },
  )

test('a refused mark leads to its appeal while the server offers it', async () => {
  serve({ requestOffers: offersInMark(number, [openOffer('BD')]) })
  await open('refused')
  await expect.element(appeal).toHaveAttribute('href', `/user-docx/tp/banding?jenis=BD&nomor=${number}`)
})

test('an appeal that is over is not offered', async () => {
  serve({ requestOffers: offersInMark(number, [openOffer('BD', { IND_OFFERED: 'N' })]) })
  await open('refused')
  await expect.poll(() => callsOf('requestOffers')).toHaveLength(1)
  await expect.element(appeal).not.toBeInTheDocument()
})

test('the server is not asked in a state without appeals, nor for officers', async () => {
  serve({ requestOffers: offersInMark(number, [openOffer('BD')]) })
  await open('registered')
  await open('refused', officer)
  expect(callsOf('requestOffers')).toEqual([])
  await expect.element(appeal).not.toBeInTheDocument()
})

import type { OfficePayment } from '@saki/contracts/officePayments'
import type { UploadReply } from '@saki/contracts/uploads'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { officer } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import { setServerTime } from '../../ui/clock.ts'
import { Refund } from './Refund.tsx'

type Decision = NonNullable<OfficePayment['DECISION']>

const stored: UploadReply = {
  err: '',
  DOC_ID: 'proof-of-refund-1',
  SPECDOC_TYP: 'PPR',
  VIEW_TYPE_ID: null,
  SEQ_NUM: 1,
  FILE_NAME: 'sp2d.pdf',
  MIME: 'application/pdf',
  SIZE: 2000,
  PAGES: 1,
  WIDTH: null,
  HEIGHT: null,
  SHA256: 'a'.repeat(64),
  SCAN: 'not_scanned',
}
const decision = (PAID_BACK: Decision['PAID_BACK']): Decision => ({
  DECISION: 'REFUND',
  REST_AMOUNT: 0,
  REFUND_AMOUNT: 800_000,
  REASON: 'Dibayar dua kali',
  DECIDED_AT: '2026-11-20T02:00:00.000Z',
  DECIDED_BY: 'Fina Keuangan',
  PAID_BACK,
})
const finance = { ...officer, OFFICE_ROLES: ['finance' as const] }

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 768)
})
const open = async (language: 'id' | 'en' | 'ar' = 'en') => {
  serve({ officeRefundProof: stored, officeRefundPaid: { err: '' } })
  await show(<Refund eventId="event/1" decision={decision(null)} />, { user: finance, language })
  await page.getByRole('button', { name: labelText('office:refund.pay', {}, language) }).click()
  await expect.element(page.getByRole('dialog').getByText(text('desk:action.scan.choose', {}, language))).toBeVisible()
}
const dialog = () => page.getByRole('dialog')
const save = () => dialog().getByRole('button', { name: labelText('office:refund.pay') })
function drop() {
  const transfer = new DataTransfer()
  transfer.items.add(new File([new Uint8Array(2000)], 'sp2d.pdf', { type: 'application/pdf' }))
  document
    .querySelector('.drop-zone')
    ?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }))
}

describe('the payment of a refund', () => {
  test('is recorded with its proof, and not before it is uploaded', async () => {
    await open()
    await dialog()
      .getByRole('textbox', { name: labelText('office:refund.reference') })
      .fill('SP2D-77')
    await save().click()
    await expect.element(dialog().getByText(text('office:refund.fault.noProof'))).toBeVisible()
    expect(callsOf('officeRefundPaid')).toEqual([])
    drop()
    await expect.element(dialog().getByText('sp2d.pdf')).toBeVisible()
    await save().click()
    await expect
      .poll(() => callsOf('officeRefundPaid').map(({ body }) => body))
      .toEqual([
        { EVENT_ID: 'event/1', PAID_ON: '2026-11-20', AMOUNT: 800_000, REFERENCE: 'SP2D-77', PROOF_ID: stored.DOC_ID },
      ])
  })

  test('whose proof is refused says so at the proof', async () => {
    await open()
    const message = 'Unggah lagi'
    serve({ officeRefundPaid: refuse('INVALID', { fields: [{ field: 'PROOF_ID', message }] }) })
    await dialog()
      .getByRole('textbox', { name: labelText('office:refund.reference') })
      .fill('SP2D-77')
    drop()
    await expect.element(dialog().getByText('sp2d.pdf')).toBeVisible()
    await save().click()
    await expect.element(dialog().getByText(message)).toBeVisible()
  })

  test('opens its proof once it is recorded; one of before has none, and an infected one says so', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(window)
    const was = {
      PAID_ON: '2026-11-20',
      AMOUNT: 800_000,
      REFERENCE: 'SP2D-77',
      MADE_BY: 'Fina Keuangan',
      FORMER_PROOFS: [],
    }
    await show(
      <>
        <Refund eventId="one" decision={decision({ ...was, PROOF_ID: stored.DOC_ID, IND_INFECTED: 'N' })} />
        <Refund eventId="two" decision={decision({ ...was, PROOF_ID: null, IND_INFECTED: 'N' })} />
        <Refund eventId="three" decision={decision({ ...was, PROOF_ID: null, IND_INFECTED: 'Y' })} />
      </>,
      { user: finance },
    )
    const button = page.getByRole('button', { name: labelText('office:refund.proof.open') })
    expect(button.elements().length).toBe(1)
    expect(page.getByText(text('office:refund.infected')).elements().length).toBe(1)
    await button.click()
    expect(opened.mock.calls.map(([path]) => path)).toEqual([expect.stringContaining(stored.DOC_ID)])
    opened.mockRestore()
  })

  test('with an infected proof takes a clean one with the reason, and names the former one afterwards', async () => {
    const was = { PAID_ON: '2026-11-20', AMOUNT: 800_000, REFERENCE: 'SP2D-77', MADE_BY: 'Fina Keuangan' }
    serve({ officeRefundProof: stored, officeRefundProofReplace: { err: '' } })
    const former = {
      FILE_NAME: 'lama.pdf',
      REPLACED_BY: 'Fina',
      REASON: 'Virus',
      REPLACED_AT: '2026-11-21T02:00:00.000Z',
    }
    await show(
      <>
        <Refund
          eventId="event/1"
          decision={decision({ ...was, PROOF_ID: null, IND_INFECTED: 'Y', FORMER_PROOFS: [] })}
        />
        <Refund
          eventId="event/2"
          decision={decision({ ...was, PROOF_ID: stored.DOC_ID, IND_INFECTED: 'N', FORMER_PROOFS: [former] })}
        />
      </>,
      { user: finance },
    )
    await expect.element(page.getByText(/lama\.pdf/)).toBeVisible()
    const button = page.getByRole('button', { name: labelText('office:refund.replace') })
    expect(button.elements().length).toBe(1)
    await button.click()
    await expect.element(dialog().getByText(text('desk:action.scan.choose'))).toBeVisible()
    const send = dialog().getByRole('button', { name: labelText('office:refund.replace') })
    await dialog()
      .getByRole('textbox', { name: labelText('office:refund.replace.reason') })
      .fill('Virus dalam berkas')
    await send.click()
    await expect.element(dialog().getByText(text('office:refund.fault.noProof'))).toBeVisible()
    drop()
    await expect.element(dialog().getByText('sp2d.pdf')).toBeVisible()
    await send.click()
    await expect
      .poll(() => callsOf('officeRefundProofReplace').map(({ body }) => body))
      .toEqual([{ EVENT_ID: 'event/1', PROOF_ID: stored.DOC_ID, REASON: 'Virus dalam berkas' }])
  })

  test('with an infected proof is not replaced by officers without the role of finance', async () => {
    const paid = { PAID_ON: '2026-11-20', AMOUNT: 800_000, REFERENCE: 'SP2D-77', MADE_BY: 'Fina Keuangan' }
    await show(
      <Refund eventId="one" decision={decision({ ...paid, PROOF_ID: null, IND_INFECTED: 'Y', FORMER_PROOFS: [] })} />,
      { user: { ...officer, OFFICE_ROLES: ['register' as const] } },
    )
    await expect.element(page.getByText(text('office:refund.infected'))).toBeVisible()
    expect(page.getByRole('button', { name: labelText('office:refund.replace') }).elements()).toEqual([])
  })

  test.each(everyLanguage)('in %s (%s) has no grave fault of accessibility', async (language) => {
    await open(language)
    await dialog()
      .getByRole('button', { name: labelText('office:refund.pay', {}, language) })
      .click()
    expect(await graveFaults('Refund')).toEqual([])
  })
})

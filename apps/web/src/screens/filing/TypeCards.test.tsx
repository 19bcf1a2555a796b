import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { Held } from '../../../testing/Held.tsx'
import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { show, text } from '../../../testing/render.tsx'
import { TypeCards } from './TypeCards.tsx'

const fees = [
  { APPL_TYP: 'DESIGN', LOWEST_AMOUNT: 250_000, GENERAL_AMOUNT: 800_000 },
  { APPL_TYP: 'MARK', LOWEST_AMOUNT: 500_000, GENERAL_AMOUNT: 1_800_000 },
  { APPL_TYP: 'PATENT', LOWEST_AMOUNT: 350_000, GENERAL_AMOUNT: 1_250_000 },
  { APPL_TYP: 'SIMPLE_PATENT', LOWEST_AMOUNT: 300_000, GENERAL_AMOUNT: 900_000 },
]
const open = () =>
  show(<Held start="">{(value, set) => <TypeCards id="type" value={value} onChoose={set} />}</Held>, {
    at: '/buat-pengajuan',
    language: 'id',
  })
const card = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })

describe('the cards of types', () => {
  test.each([
    [
      'Desain Industri',
      'mulai Rp250.000, tarif umum Rp800.000',
      'menurut undang-undang sekitar 7 bulan',
      'UU 31/2000 pasal 25–29',
    ],
    [
      'Merek',
      'mulai Rp500.000, tarif umum Rp1.800.000',
      'menurut undang-undang sekitar 5 bulan',
      'UU 20/2016 pasal 14 dan 23',
    ],
    [
      'Paten',
      'mulai Rp300.000, tarif umum Rp900.000',
      'menurut undang-undang sekitar 4,5 tahun',
      'UU 13/2016 pasal 46–57 dan 124',
    ],
  ])(
    '%s tells the least fee of the tariff and the time that the law sets, with its source',
    async (name, fee, time, law) => {
      serve({ filingFees: fees })
      await open()
      const words = card(name).element().closest('label')
      await expect.poll(() => words?.textContent).toContain(fee)
      expect(words?.textContent).toContain(time)
      expect(words?.textContent).toContain(law)
      expect(callsOf('filingFees')).toHaveLength(1)
    },
  )

  test('tells how long it usually took from filing to registration, once that is counted', async () => {
    const counted = { DAYS: 214, LOWER_DAYS: 190, UPPER_DAYS: 280, ENDED: 40 }
    serve({
      filingFees: fees,
      usualTimes: [
        { FLOW_ID: 'mark-registration', STATE: '', ...counted },
        { FLOW_ID: 'mark-registration', STATE: 'examination', ...counted, DAYS: 50 },
      ],
    })
    await open()
    const words = (name: string) => card(name).element().closest('label')?.textContent
    await expect.poll(() => words('Merek')).toContain('7 bulan dari pengajuan sampai terdaftar')
    expect(words('Paten')).not.toContain(text('usual:filing', {}, 'id'))
  })

  test('can be chosen while the fees cannot be read, and say so', async () => {
    serve({ filingFees: refuse('INVALID') })
    await open()
    await card('Merek').click()
    await expect.element(card('Merek')).toBeChecked()
    await expect
      .element(page.getByText(new RegExp(text('core:load.unreachable', {}, 'id').slice(0, 20))).first())
      .toBeVisible()
  })
})

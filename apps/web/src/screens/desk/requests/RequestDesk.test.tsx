import type { DeskRequest, DeskRequestRow } from '@saki/contracts/deskRequests'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { dialogFaults, graveFaults } from '../../../../testing/axe.ts'
import { callsOf, offline, refuse, serve } from '../../../../testing/fakeApi.ts'
import { applicant, officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { requestCase, sampleRequest, requestFile } from '../../../../testing/ownRequests.ts'
import { setServerTime } from '../../../ui/clock.ts'
import { OfficeQueueScreen } from '../OfficeQueueScreen.tsx'

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 768)
})

const listed = (number: number, change: Partial<DeskRequestRow> = {}): DeskRequestRow => ({
  SUBMISSION_NBR: `TRX-2026-20000${number}`,
  USERDOC_TYP: 'PN',
  PROC_TYP: '10',
  PROC_NBR: number,
  PATENT_ID: `A0020260000${number}`,
  TITLE: `Kursi ${number}`,
  APPL_TYP: 'DESIGN',
  REQUESTER_NAME: 'Sari Wulandari',
  RECEIVED_DATE: '2026-11-10',
  STATE: 'verification',
  STATE_NAME: 'Verifikasi Petugas',
  STATE_CAPTION: 'Checked by an officer',
  HELD_WHY: null,
  DUE_DATE: null,
  ...change,
})
const choice = (ACTION_TYP: string, name: string, IND_REASONS: 'Y' | 'N' = 'N') => ({
  ACTION_TYP,
  ACTION_TYPE_NAME: name,
  ACTION_TYPE_CAPTION: '',
  MEANS: `${name}.`,
  IND_REASONS,
})
const [verify, ask, grant, refusal] = [
  choice('VERI', 'Mulai verifikasi'),
  choice('ASK', 'Minta kelengkapan', 'Y'),
  choice('GRANT', 'Kabulkan'),
  choice('REF', 'Tolak', 'Y'),
]
const one = (change: Partial<DeskRequest> = {}): DeskRequest => {
  const { CLIENT: _client, ...detail } = sampleRequest()
  return {
    ...detail,
    CHOICES: [ask, grant, refusal],
    UNDO: null,
    UNDO_WHY_NOT: null,
    CONTRADICTS: [],
    LETTERS: [],
    ON_PAPER: null,
    PROPOSED: null,
    PRESENT: {},
    EFFECTS: ['The name of the owner is replaced.'],
    OFFER: {
      USERDOC_TYP: 'PN',
      IND_OFFERED: 'Y',
      WHY: null,
      DAY: null,
      LAST_DATE: '2027-02-10',
      LATER_DATE: null,
      GROUND: 'PP 1/2005',
      FEE: 'PAID',
      AMOUNT: 300_000,
      MADE_AS: 'REQUEST',
    },
    ...change,
  }
}
const tabs = ['NEW', 'VERIFICATION', 'COMPLETENESS', 'DISPUTE', 'HELD', 'ENDED'] as const
const open = (
  rows: readonly DeskRequestRow[],
  change: Partial<DeskRequest> = {},
  asked = '',
  language: 'id' | 'en' | 'ar' = 'en',
) => {
  serve({
    officeRequests: {
      data: [...rows],
      total: rows.length,
      page: 1,
      size: 10,
      TABS: tabs.map((TAB, at) => ({ TAB, COUNT: at })),
    },
    officeRequest: ({ query }) =>
      one({ CASES: [requestCase(Number(query.PROC_NBR), { PROC_NBR: Number(query.PROC_NBR) })], ...change }),
  })
  return show(<OfficeQueueScreen />, { at: `/petugas?view=requests${asked}`, user: officer, language })
}
const pane = () => page.getByRole('complementary', { name: text('desk:requests.pane') })
const button = (name: string) => pane().getByRole('button', { name, exact: true })

describe('the list', () => {
  test('has a tab with a count for each kind of waiting and asks for the one in its address', async () => {
    const { address } = await open([listed(1)], {}, '&tab=held&kind=PN')
    expect(callsOf('officeRequests')[0]?.query).toMatchObject({ tab: 'HELD', kind: 'PN' })
    await page.getByRole('tab', { name: `${labelText('desk:requests.tab.DISPUTE')} 3` }).click()
    await expect.poll(address).toContain('tab=dispute')
  })

  test('opens the first request beside it; J chooses the next', async () => {
    const { address } = await open([listed(1), listed(2)])
    await expect.element(pane()).toMatchTextContent('A00202600001')
    await userEvent.keyboard('j')
    await expect.poll(address).toContain('case=10-2')
    await expect.element(pane()).toMatchTextContent('A00202600002')
  })

  test.each([
    ['', 'desk:requests.empty'],
    ['&q=xyz', 'core:noMatch'],
  ] as const)('empty at "%s" says so in words of its own', async (asked, key) => {
    await open([], {}, asked)
    await expect.element(page.getByText(text(key))).toBeVisible()
  })

  test('that cannot be loaded is not called empty', async () => {
    serve({ officeRequests: offline })
    await show(<OfficeQueueScreen />, { at: '/petugas?view=requests', user: officer })
    await expect.element(page.getByRole('alert')).toBeVisible()
    await expect.element(page.getByText(text('desk:requests.empty'))).not.toBeInTheDocument()
  })

  test('is for officers only', async () => {
    await show(<OfficeQueueScreen />, { at: '/petugas?view=requests', user: applicant })
    await expect.element(page.getByText(text('desk:onlyOffice'))).toBeVisible()
  })
})

describe('the request', () => {
  test('has every document of its kind with reason, and whether it is there', async () => {
    await open([listed(1)], { FILES: [requestFile] })
    await expect.element(pane()).toMatchTextContent(text('requestForms:doc.BKT.why'))
    const proof = pane()
      .getByRole('listitem')
      .filter({ hasText: text('requestForms:doc.BKT.why') })
    await expect.element(proof).toMatchTextContent(text('desk:requests.doc.lacks'))
    const card = pane()
      .getByRole('listitem')
      .filter({ hasText: text('requestForms:doc.KTP.why') })
    await expect.element(card).toMatchTextContent(text('desk:requests.doc.there'))
    await expect.element(card.getByRole('button', { name: 'akta.pdf', exact: false }).first()).toBeVisible()
  })

  test('says until when the law allowed it, by its article', async () => {
    await open([listed(1)])
    await expect.element(pane()).toMatchTextContent(text('desk:requests.law.until', { date: '10 Feb 2027' }))
    await expect.element(pane()).toMatchTextContent('PP 1/2005')
  })

  test('that the law did not allow says why', async () => {
    await open([listed(1)], { OFFER: { ...one().OFFER, IND_OFFERED: 'N', WHY: 'over', DAY: '2026-11-09' } })
    await expect.element(pane()).toMatchTextContent(text('requests:why.over', { date: '9 Nov 2026' }))
  })

  test('that is held says why', async () => {
    await open([listed(1, { HELD_WHY: 'WINDOW' })], { CASES: [requestCase(1, { HELD_WHY: 'WINDOW' })] })
    await expect.element(pane()).toMatchTextContent(text('requests:held.WINDOW'))
  })
})

describe('deciding', () => {
  test.each([ask, refusal])('$ACTION_TYP needs words', async ({ ACTION_TYPE_NAME }) => {
    await open([listed(1)])
    await button(ACTION_TYPE_NAME).click()
    await expect.element(page.getByText(text('desk:requests.reasons.missing'))).toBeVisible()
    await expect.element(pane().getByRole('textbox')).toHaveFocus()
    expect(callsOf('officeRequestAct')).toEqual([])
  })

  test('to grant names the effect, asks once more and shows the result', async () => {
    serve({ officeRequestAct: { err: '', ACTION_NBR: 5, STATE: 'granted', DUE_DATE: null } })
    await open([listed(1)])
    await button('Kabulkan').click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent('The name of the owner is replaced.')
    expect(await dialogFaults('DecideRequest')).toEqual([])
    expect(callsOf('officeRequestAct')).toEqual([])
    await dialog.getByRole('button', { name: 'Kabulkan' }).click()
    await expect.element(page.getByText(text('desk:requests.recorded', { action: 'Kabulkan' }))).toBeVisible()
    expect(callsOf('officeRequestAct')[0]?.body).toEqual({
      PROC_TYP: '10',
      PROC_NBR: 1,
      ROW_VERSION: 3,
      ACTION_TYP: 'GRANT',
      NOTES: '',
    })
    await expect.poll(() => callsOf('officeRequests').length).toBe(2)
  })

  test('to refuse sends the reasons', async () => {
    serve({ officeRequestAct: { err: '', ACTION_NBR: 5, STATE: 'refused', DUE_DATE: null } })
    await open([listed(1)])
    await pane().getByRole('textbox').fill('Akta tidak terbaca.')
    await button('Tolak').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tolak' }).click()
    await expect
      .poll(() => callsOf('officeRequestAct')[0]?.body)
      .toMatchObject({ ACTION_TYP: 'REF', NOTES: 'Akta tidak terbaca.' })
  })

  test('to refuse is sent again once the password is confirmed, when it is asked for', async () => {
    serve({ officeRequestAct: refuse('PASSWORD_NEEDED') })
    await open([listed(1)])
    await pane().getByRole('textbox').fill('Akta tidak terbaca.')
    await button('Tolak').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tolak' }).click()
    const box = page.getByRole('dialog')
    await box.getByLabelText(labelText('agents:password'), { exact: false }).fill('sandi petugas')
    serve({
      officeRequestAct: { err: '', ACTION_NBR: 5, STATE: 'refused', DUE_DATE: null },
      confirmPassword: { err: '' },
    })
    await box.getByRole('button', { name: labelText('desk:action.record') }).click()
    await expect.element(pane()).toMatchTextContent(text('desk:requests.recorded', { action: 'Tolak' }))
    expect(callsOf('officeRequestAct').map(({ body }) => body.NOTES)).toEqual([
      'Akta tidak terbaca.',
      'Akta tidak terbaca.',
    ])
  })

  test('shows who stands in the register now beside the new name, and keeps the focus at the request when its button goes', async () => {
    const present = { NEW_DATA: [{ PERSON_NAME: 'PT Lama Sekali' }] }
    await open([listed(1)], { CHOICES: [verify], PRESENT: present })
    await expect.element(pane().getByRole('heading', { name: labelText('desk:requests.present') })).toBeVisible()
    await expect.element(pane()).toMatchTextContent('PT Lama Sekali')
    serve({
      officeRequestAct: () => {
        const CASES = [requestCase(1, { PROC_NBR: 1, ROW_VERSION: 9 })]
        serve({ officeRequest: one({ CASES, CHOICES: [ask, grant, refusal], PRESENT: present }) })
        return { err: '', ACTION_NBR: 2, STATE: 'verification', DUE_DATE: null }
      },
    })
    await button('Mulai verifikasi').click()
    await expect.element(pane().getByRole('heading', { level: 2 })).toHaveFocus()
  })

  test('begins without a question, and stays with the request that leaves the list', async () => {
    await open([listed(1), listed(2)], { CHOICES: [verify] })
    serve({
      officeRequestAct: () => {
        serve({ officeRequests: { data: [listed(2)], total: 1, page: 1, size: 10, TABS: [] } })
        return { err: '', ACTION_NBR: 2, STATE: 'verification', DUE_DATE: null }
      },
    })
    await button('Mulai verifikasi').click()
    await expect.element(pane()).toMatchTextContent(text('desk:requests.recorded', { action: 'Mulai verifikasi' }))
    await expect.poll(() => callsOf('officeRequests').length).toBe(2)
    await expect.element(pane()).toMatchTextContent('A00202600001')
  })

  test('what a colleague has changed meanwhile keeps the words and reads the request again', async () => {
    serve({ officeRequestAct: refuse('STALE_VERSION') })
    await open([listed(1)])
    await pane().getByRole('textbox').fill('Akta tidak terbaca.')
    await button('Minta kelengkapan').click()
    await expect.element(page.getByText(text('desk:stale.title'))).toBeVisible()
    await expect.element(pane().getByRole('textbox')).toHaveValue('Akta tidak terbaca.')
    await expect.poll(() => callsOf('officeRequest').length).toBe(2)
  })

  test('is over for an ended request', async () => {
    await open([listed(1)], { CHOICES: [] })
    await expect.element(pane()).toMatchTextContent(text('desk:action.none'))
    expect(pane().getByRole('textbox').elements()).toEqual([])
  })
})

test.each(everyLanguage)('in %s axe finds no serious fault, nor does the pane overflow a phone', async (language) => {
  await page.viewport(390, 844)
  await open([listed(1)], { FILES: [requestFile] }, '&case=10-1', language)
  await expect.element(page.getByText('akta.pdf').first()).toBeVisible()
  expect(await graveFaults()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await page.viewport(1366, 768)
})

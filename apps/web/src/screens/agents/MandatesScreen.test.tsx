import { Mandate } from '@saki/contracts/agents'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { callsOf, heldReply, offline, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../testing/render.tsx'
import type { Answer } from '../../lib/ask.ts'
import { setServerTime } from '../../ui/clock.ts'
import { MandatesScreen } from './MandatesScreen.tsx'
import type { MandateRow } from './mandateColumns.tsx'

const sari = { USER_ID: 41, USER_NAME: 'Sari Wulandari' }
const ratna = { USER_ID: 6, USER_NAME: 'Ratna Kusuma' }
const consultant = { ...applicant, ...ratna, ID: 6, USER_TYP: 6, AGENT_CODE: 1 }

function mandate(change: Partial<MandateRow> = {}): MandateRow {
  return {
    MANDATE_ID: 1,
    PRINCIPAL: sari,
    AGENT: { ...ratna, NOTES: '0908-2016' },
    RIGHTS: null,
    PATENT_ID: null,
    TITLE: null,
    POWER: 'FILE',
    DOCUMENT_ID: null,
    VALID_FROM: '2026-11-01',
    VALID_TO: null,
    STANDING: 'ACTIVE',
    CREATED_AT: '2026-11-01T03:00:00.000Z',
    REVOKED_AT: null,
    ...change,
  } as MandateRow
}

beforeEach(() => {
  setServerTime('2026-11-20T03:00:00.000Z')
  serve({ endMandate: { err: '' }, getAgentUser: { data: [] } })
})

const given = (...rows: MandateRow[]) => serve({ myMandates: { GIVEN: rows, HELD: [] } })
const held = (...rows: MandateRow[]) => serve({ myMandates: { GIVEN: [], HELD: rows } })
const open = (user = applicant, language: 'id' | 'en' | 'ar' = 'en') =>
  show(<MandatesScreen />, { at: '/kuasa', user, language })
const row = page.getByRole('row').nth(1)
const end = page.getByRole('button', { name: labelText('agents:mandate.end'), exact: false })
const dialog = page.getByRole('alertdialog')
const table = (key: 'agents:mandates.given' | 'agents:mandates.held') => page.getByRole('table', { name: text(key) })

describe('before they are known', () => {
  test('nothing is said about mandates until the answer comes', async () => {
    const answer = heldReply<Answer<'myMandates'>>()
    serve({ myMandates: answer.answer })
    await open()
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.getByText(text('agents:mandates.none')).elements()).toEqual([])
    answer.give({ GIVEN: [], HELD: [] })
    await expect.element(page.getByText(text('agents:mandates.none'))).toBeVisible()
  })

  test('a broken connection is told and can be asked for again', async () => {
    serve({ myMandates: offline })
    await open()
    await expect.element(page.getByRole('alert')).toBeVisible()
    expect(page.getByText(text('agents:mandates.none')).elements()).toEqual([])
    given(mandate())
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await expect.element(row).toMatchTextContent('Ratna Kusuma')
  })
})

test('an applicant without mandates reads how to give one, and nothing about clients', async () => {
  given()
  await open()
  await expect.element(page.getByText(text('agents:mandates.none.how'), { exact: false })).toBeVisible()
  expect(table('agents:mandates.held').elements()).toEqual([])
})

test('an applicant for whom somebody acts sees them as client, although no consultant', async () => {
  held(mandate({ AGENT: { ...sari, NOTES: '' }, PRINCIPAL: ratna }))
  await open()
  await expect.element(table('agents:mandates.held')).toMatchTextContent('Ratna Kusuma')
})

test('a consultant without clients reads the number that clients need', async () => {
  held()
  serve({ getAgentUser: { data: [{ USER_ID: 6, NOTES: '0908-2016', AGENT_CODE: 1, REQUEST: null }] } })
  await open(consultant)
  await expect
    .element(page.getByText(text('agents:mandates.noClients.how', { number: '0908-2016' }), { exact: false }))
    .toBeVisible()
})

/** Whether a mandate in this standing can still be ended. */
const endable: Record<MandateRow['STANDING'], boolean> = { WAITING: true, ACTIVE: true, EXPIRED: false, REVOKED: false }

test.each(Mandate.shape.STANDING.options)(
  'a mandate that is %s says so, and is ended only while there is something to end',
  async (STANDING) => {
    given(mandate({ STANDING }))
    await open()
    await expect.element(row).toMatchTextContent(text(`agents:standing.${STANDING}`))
    expect(end.elements()).toHaveLength(endable[STANDING] ? 1 : 0)
  },
)

test.each(everyLanguage)('in %s each standing and each power has a name of its own', (language) => {
  const standings = Mandate.shape.STANDING.options.map((one) => text(`agents:standing.${one}`, undefined, language))
  const powers = (['read', 'prepare', 'file'] as const).map((one) => text(`agents:power.${one}`, undefined, language))
  expect([new Set(standings).size, new Set(powers).size]).toEqual([4, 3])
})

test('in Arabic the page has no serious fault for axe', async () => {
  given(mandate())
  await open(applicant, 'ar')
  await expect.element(row).toMatchTextContent('Ratna Kusuma')
  expect(await graveFaults()).toEqual([])
})

test('says what it covers and until when', async () => {
  const one = { PATENT_ID: 'A00202600001', TITLE: 'Kursi \u202elipat', VALID_TO: '2028-02-29' }
  given(mandate(), mandate({ MANDATE_ID: 2, ...one }), mandate({ MANDATE_ID: 3, RIGHTS: ['P', 'D'] }))
  await open()
  const cellOf = (at: number, column: number) => page.getByRole('row').nth(at).getByRole('cell').nth(column)
  await expect.element(cellOf(1, 1)).toMatchTextContent(text('agents:mandate.scope.all'))
  await expect.element(cellOf(1, 3)).toMatchTextContent(text('agents:mandate.noEnd'))
  await expect.element(cellOf(2, 1)).toMatchTextContent('A00202600001')
  await expect.element(cellOf(2, 3)).toMatchTextContent('29 Feb 2028')
  await expect.element(cellOf(3, 1)).toMatchTextContent(/\S, \S/)
})

describe('what a consultant can do for a client', () => {
  const cases = page.getByRole('link', { name: labelText('agents:mandate.cases'), exact: false })
  const begin = page.getByRole('link', { name: labelText('agents:mandate.begin'), exact: false })

  test.each([
    ['file', { POWER: 'FILE' }, 1, 1],
    ['prepare', { POWER: 'PREPARE' }, 1, 1],
    ['read', { POWER: 'READ' }, 1, 0],
    ['act in one case', { PATENT_ID: 'A00202600001', TITLE: 'Kursi' }, 1, 0],
    ['nothing before it begins', { STANDING: 'WAITING' }, 0, 0],
  ] as const)('%s', async (_what, change, seen, begun) => {
    held(mandate(change))
    await open(consultant)
    await expect.element(table('agents:mandates.held')).toMatchTextContent('Sari Wulandari')
    expect([cases.elements().length, begin.elements().length]).toEqual([seen, begun])
  })

  test('the links lead to the cases and the filing of this client', async () => {
    held(mandate())
    await open(consultant)
    await expect.element(cases).toHaveAttribute('href', '/customer-screen/list?client=41')
    await expect.element(begin).toHaveAttribute('href', '/buat-pengajuan?client=41')
  })
})

describe('ending a mandate', () => {
  test('asks first, names the person and sends nothing when it is cancelled', async () => {
    given(mandate())
    await open()
    await end.click()
    await expect.element(dialog).toMatchTextContent(text('agents:mandate.end.ask', { name: 'Ratna Kusuma' }))
    await dialog.getByRole('button', { name: labelText('core:cancel') }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf('endMandate')).toEqual([])
  })

  test('ends the chosen one of two and reads the list again', async () => {
    given(mandate(), mandate({ MANDATE_ID: 2, AGENT: { USER_ID: 9, USER_NAME: 'Budi', NOTES: '0909-2017' } }))
    await open()
    await end.nth(1).click()
    given(mandate())
    await dialog.getByRole('button', { name: labelText('agents:mandate.end') }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(callsOf('endMandate').map(({ body }) => body)).toEqual([{ MANDATE_ID: 2 }])
    await expect.element(page.getByText('Budi')).not.toBeInTheDocument()
  })

  test('that was refused stays open and says why', async () => {
    given(mandate())
    serve({ endMandate: refuse('NOT_ALLOWED', { title: 'Kuasa ini sudah berakhir.' }) })
    await open()
    await end.click()
    await dialog.getByRole('button', { name: labelText('agents:mandate.end') }).click()
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Kuasa ini sudah berakhir.')
  })

  test('as its holder is laying it down, and names the client', async () => {
    held(mandate())
    await open(consultant)
    await page.getByRole('button', { name: labelText('agents:mandate.lay'), exact: false }).click()
    await expect.element(dialog).toMatchTextContent(text('agents:mandate.lay.ask', { name: 'Sari Wulandari' }))
  })
})

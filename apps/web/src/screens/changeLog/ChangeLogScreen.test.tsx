import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../../testing/fakeApi.ts'
import { applicant, officer } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import type { Answer } from '../../lib/ask.ts'
import { ChangeLogScreen } from './ChangeLogScreen.tsx'

const change: Answer<'getChangeLog'>['data'][number] = {
  LOG_CHANGE_NBR: 1,
  PATENT_ID: 'A00202600025',
  TITLE: 'Botol Lipat',
  CHANGE_DATE: '2026-11-02T03:00:00.000Z',
  CHANGE_USER_NAME: '',
  SOURCE: 'REQUEST',
  CHANGE_USERDOC_REF: 'SKF-12',
  REASON: 'Salah ketik.',
  LEGAL_REASON: '',
  DATA_CODE: 'OWNERS',
  CHANGES: [{ FIELD: 'PERSON_NAME', LABEL: 'Nama', OLD_VALUE: 'Sari W', NEW_VALUE: 'Sari Wulandari' }],
}
const serveLog = (data = [change]) => serve({ getChangeLog: { data, total: data.length, page: 1, size: 10 } })
const open = (user = applicant, at = '/table-list/changeLog') => show(<ChangeLogScreen />, { at, user })
const search = page.getByRole('search')
const button = search.getByRole('button', { name: labelText('office:search') })

/** Left and right edges and the foot of every filter and of the button. */
const places = () =>
  [...(search.element().children as Iterable<Element>)].map((each) => {
    const { left, right, bottom } = each.getBoundingClientRect()
    return { left: Math.round(left), right: Math.round(right), bottom: Math.round(bottom) }
  })

describe('the filters', () => {
  test.each([
    ['an applicant', applicant, 5],
    ['an officer', officer, 6],
  ] as const)('of %s stand in two lines and in columns', async (_who, user, count) => {
    await page.viewport(1366, 768)
    serveLog()
    await open(user)
    await expect.element(button).toBeVisible()
    const all = places()
    expect(all).toHaveLength(count)
    const feet = [...new Set(all.map(({ bottom }) => bottom))]
    expect(feet).toHaveLength(2)
    const [upper, lower] = feet.map((foot) => all.filter(({ bottom }) => bottom === foot))
    expect(lower).toHaveLength(3)
    expect(upper?.slice(0, 2).map(({ left }) => left)).toEqual(lower?.slice(0, 2).map(({ left }) => left))
    expect(upper?.at(-1)?.right).toBeGreaterThanOrEqual(lower?.at(-1)?.right ?? Infinity)
  })

  test('are sent by the button and kept in the address', async () => {
    serveLog()
    const { address } = await open()
    await search.getByRole('textbox', { name: labelText('office:log.number') }).fill('a00202600025')
    await button.click()
    await expect.poll(address).toContain('number=A00202600025')
    await expect.poll(() => callsOf('getChangeLog').at(-1)?.query.PATENT_ID).toBe('A00202600025')
  })
})

describe('the log', () => {
  test('shows what was changed, from what to what, and why', async () => {
    serveLog()
    await open()
    const row = page.getByRole('row').filter({ hasText: 'A00202600025' })
    await expect.element(row).toMatchTextContent('Nama')
    expect(
      row
        .getByRole('deletion')
        .elements()
        .map((each) => each.textContent)
        .join(''),
    ).toContain('W')
    expect(
      row
        .getByRole('insertion')
        .elements()
        .map((each) => each.textContent)
        .join(''),
    ).toContain('Wulandari')
    await expect.element(row).toMatchTextContent(text('office:log.request', { ref: 'SKF-12' }))
    await expect.element(row).toMatchTextContent('Salah ketik.')
  })

  test('without changes says so', async () => {
    serveLog([])
    await open()
    await expect.element(page.getByText(text('office:log.empty'))).toBeVisible()
  })

  test('of an unknown number names the number as the fault', async () => {
    serve({ getChangeLog: refuse('NOT_FOUND') })
    await open(applicant, '/table-list/changeLog?number=A00202699999')
    await expect.element(page.getByText(text('office:log.numberWrong')).first()).toBeVisible()
    await expect
      .element(search.getByRole('textbox', { name: labelText('office:log.number') }))
      .toHaveAttribute('aria-invalid', 'true')
  })
})

import type { Proposal } from '@saki/contracts/decisions'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults, graveFaults } from '../../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { ProposalList } from './ProposalList.tsx'

const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  KIND: 'ACT',
  PROPOSAL_ID: 1,
  PATENT_ID: 'DID2026000004',
  RIGHT: 'T',
  TITLE: 'SENDJA',
  ACTION_TYPE_NAME: 'Usul penolakan dikirim',
  ACTION_TYPE_CAPTION: '',
  DUE_DATE: null,
  CHANGES: [],
  REASON: '',
  IND_LETTER: 'N',
  PROPOSED_BY: 'Bagas Pradana',
  PROPOSED_AT: '2026-11-20T02:00:00.000Z',
  IND_OWN: 'N',
  ...change,
})
const tariff = proposal({
  KIND: 'CHANGE',
  PROPOSAL_ID: 2,
  PATENT_ID: '',
  RIGHT: null,
  TITLE: 'Permohonan desain',
  ACTION_TYPE_NAME: 'Ubah tarif',
  CHANGES: [{ FIELD: 'RUPIAH', LABEL: 'Jumlah', OLD: '800000', NEW: '900000' }],
  REASON: 'Tarif baru',
})

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 900)
})
const open = async (rows: Proposal[], language: 'id' | 'en' | 'ar' = 'en', user = officer) => {
  serve({ officeProposals: rows })
  await show(<ProposalList />, { user, language })
}
const decide = page.getByRole('button', { name: labelText('proposals:decide') })

test('an act leads to its case; a change opens with its fields and is approved here', async () => {
  await open([proposal(), tariff])
  await expect.element(page.getByRole('link', { name: 'DID2026000004' })).toBeVisible()
  await decide.click()
  const box = page.getByRole('dialog')
  await expect.element(box.getByText('Tarif baru')).toBeVisible()
  expect(await dialogFaults('ChangeProposal')).toEqual([])
  expect(box.element().textContent).toMatch(/800000.*900000/)
  serve({ officeDecideChange: { err: '' } })
  await box.getByRole('button', { name: labelText('proposals:approve') }).click()
  await expect
    .poll(() => callsOf('officeDecideChange').map(({ body }) => body))
    .toEqual([{ PROPOSAL_ID: 2, IND_APPROVED: 'Y', REMARK: '' }])
  await expect.element(box).not.toBeInTheDocument()
})

test('a change is approved once the password is confirmed, when it is asked for', async () => {
  await open([tariff])
  await decide.click()
  serve({ officeDecideChange: refuse('PASSWORD_NEEDED') })
  await page.getByRole('button', { name: labelText('proposals:approve') }).click()
  await page.getByRole('textbox', { name: labelText('agents:password') }).fill('sandi petugas')
  serve({ officeDecideChange: { err: '' }, confirmPassword: { err: '' } })
  await page.getByRole('button', { name: labelText('desk:action.record') }).click()
  await expect.poll(() => callsOf('officeDecideChange').length).toBe(2)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('whoever may not decide reads a proposed change and who decides, without buttons for it', async () => {
  await open([tariff], 'en', { ...officer, OFFICE_ROLES: ['register'] })
  await expect.element(page.getByText(labelText('proposals:waits.title'))).toBeVisible()
  expect(decide.elements()).toEqual([])
  await page.getByRole('button', { name: labelText('proposals:see') }).click()
  const box = page.getByRole('dialog')
  await expect
    .element(box.getByText(text('proposals:deciders', { roles: 'Second officer or Head of section' })))
    .toBeVisible()
  for (const name of ['approve', 'return', 'takeBack'] as const)
    expect(box.getByRole('button', { name: labelText(`proposals:${name}`) }).elements()).toEqual([])
})

test('a return without a remark is refused at the remark', async () => {
  await open([tariff])
  await decide.click()
  serve({ officeDecideChange: refuse('INVALID', { fields: [{ field: 'REMARK', message: 'Tulis alasannya' }] }) })
  await page.getByRole('button', { name: labelText('proposals:return') }).click()
  const remark = page.getByRole('dialog').getByRole('textbox')
  await expect.element(remark).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('Tulis alasannya')).toBeVisible()
})

test('the letter of a proposed grant opens from the decision', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(window)
  await open([{ ...tariff, IND_LETTER: 'Y' }])
  await decide.click()
  await page.getByRole('button', { name: labelText('proposals:letter') }).click()
  expect(opened.mock.calls.map(([path]) => path)).toEqual([expect.stringMatching(/proposals\/2\/letter\?kind=CHANGE$/)])
  opened.mockRestore()
})

test('a change without a letter has no button for one', async () => {
  await open([tariff])
  await decide.click()
  await expect.element(page.getByRole('button', { name: labelText('proposals:approve') })).toBeVisible()
  expect(page.getByRole('button', { name: labelText('proposals:letter') }).elements()).toEqual([])
})

test('one’s own proposal is taken back and never approved', async () => {
  await open([{ ...tariff, IND_OWN: 'Y' }])
  await page.getByRole('button', { name: labelText('proposals:see') }).click()
  await expect.element(page.getByRole('button', { name: labelText('proposals:takeBack') })).toBeVisible()
  expect(page.getByRole('button', { name: labelText('proposals:approve') }).elements()).toEqual([])
})

test.each(everyLanguage)('in %s (%s) it has no grave fault of accessibility', async (language) => {
  await open([proposal(), tariff], language)
  await expect.element(page.getByText('Permohonan desain')).toBeVisible()
  expect(await graveFaults()).toEqual([])
})

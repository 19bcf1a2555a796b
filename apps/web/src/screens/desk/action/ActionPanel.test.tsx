import type { OfficeCase } from '@saki/contracts/desk'
import type { OpenAction } from '@saki/contracts/openActions'
import type { OfficeRole } from '@saki/domain/office/officeRoles'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../../testing/axe.ts'
import { designAtDesk } from '../../../../testing/designAtDesk.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { refusalProposed } from '../../../../testing/openActions.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { useFormality } from '../../../checklist/useFormality.ts'
import { setServerTime } from '../../../ui/clock.ts'
import { useOfficeCase } from '../useOfficeCase.ts'
import { ActProposal } from '../case/ActProposal.tsx'
import { ActionPanel } from './ActionPanel.tsx'

const proposal = (change: Partial<NonNullable<OfficeCase['ACT_PROPOSAL']>> = {}) => ({
  PROPOSAL_ID: 9,
  ACTION_TYPE_NAME: 'Usul penolakan dikirim',
  ACTION_TYPE_CAPTION: '',
  DUE_DATE: null,
  NOTES: '',
  POINTS: [],
  IND_LETTER: 'N' as const,
  PROPOSED_BY: 'Bagas Pradana',
  PROPOSED_AT: '2026-11-20T02:00:00.000Z',
  IND_OWN: 'N' as const,
  ...change,
})
const second: OpenAction = { ...refusalProposed, IND_SECOND: 'Y' }
const letter: OpenAction = {
  ...refusalProposed,
  ACTION_TYP: 'ASK',
  ACTION_TYPE_NAME: 'Surat kekurangan',
  ACTION_TYPE_CAPTION: '',
}
const closedCheck = {
  PATENT_ID: designAtDesk.PATENT_ID,
  PROC_TYP: '3',
  PROC_NBR: designAtDesk.PROC_NBR,
  ACTION_NBR: null,
  ROUND: 1,
  ROUND_VERSION: null,
  IND_OPEN: 'N' as const,
  EXAM_DATE: null,
  DUE_DATE: null,
  RESULT: 'PENDING' as const,
  NOTES: '',
  ITEMS: [],
  LETTER: null,
}

function Panel({ isOnPage }: { isOnPage: boolean }) {
  const { data } = useOfficeCase(designAtDesk.PATENT_ID)
  const formality = useFormality(designAtDesk.PATENT_ID)
  if (!data) return null
  return (
    <>
      {isOnPage && data.ACT_PROPOSAL && <ActProposal proposal={data.ACT_PROPOSAL} />}
      <aside aria-label="panel">
        <ActionPanel found={data} isOld={false} formality={formality} checklist={isOnPage ? 'tab' : 'here'} />
      </aside>
    </>
  )
}

interface Opened {
  isOnPage?: boolean
  roles?: readonly OfficeRole[]
  language?: 'id' | 'en' | 'ar'
}
const open = ({ isOnPage = false, roles = ['examinerMark', 'approver'], language = 'en' }: Opened = {}) =>
  show(<Panel isOnPage={isOnPage} />, { at: '/petugas', user: { ...officer, OFFICE_ROLES: [...roles] }, language })
const panel = page.getByRole('complementary', { name: 'panel' })
const waiting = panel.getByText(text('proposals:waits.title'))
const decide = panel.getByText(labelText('proposals:decide'))
const acts = panel.getByRole('radio')

const waits = (change: Partial<NonNullable<OfficeCase['ACT_PROPOSAL']>> = {}) =>
  serve({ officeCase: { ...designAtDesk, ACT_PROPOSAL: proposal(change) } })

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 900)
  serve({ getListAction: [second, letter], getFormalitas: closedCheck })
})

test('without a proposal every act is offered', async () => {
  serve({ officeCase: designAtDesk })
  await open()
  await expect.element(acts).toHaveLength(2)
  expect(waiting.elements()).toEqual([])
})

test('a proposed act is named with its proposer and time, and no act for a second officer is offered again', async () => {
  waits()
  await open()
  await expect.element(waiting).toBeVisible()
  await expect.element(panel.getByText('Usul penolakan dikirim')).toBeVisible()
  await expect.element(panel.getByText(/Proposed by Bagas Pradana, 20 Nov 2026/)).toBeVisible()
  await expect.element(acts).toHaveLength(1)
  await expect.element(panel.getByText('Surat kekurangan')).toBeVisible()
  await expect.element(panel.getByText(text('proposals:withheld'))).toBeVisible()
  await expect.element(panel.getByText(text('proposals:moves'))).toBeVisible()
})

test('when nothing else can be done, no button records an act', async () => {
  serve({ getListAction: [second] })
  waits()
  await open()
  await expect.element(waiting).toBeVisible()
  expect([acts.elements(), panel.getByText(text('desk:action.none')).elements()]).toEqual([[], []])
  expect(panel.getByText(text('proposals:moves')).elements()).toEqual([])
  expect(panel.getByRole('button', { name: labelText('desk:action.record') }).elements()).toEqual([])
})

test('its proposer takes it back, and the acts are offered again with the focus at their heading', async () => {
  waits({ IND_OWN: 'Y' })
  await open()
  serve({
    officeDecideAct: () => {
      serve({ officeCase: designAtDesk })
      return { err: '', STATUS_CODE: '310', DUE_DATE: null }
    },
  })
  expect(decide.elements()).toEqual([])
  await panel.getByRole('button', { name: labelText('proposals:takeBack') }).click()
  await expect.element(acts).toHaveLength(2)
  expect(callsOf('officeDecideAct').map(({ body }) => body)).toEqual([
    { PROPOSAL_ID: 9, IND_APPROVED: 'N', REMARK: '' },
  ])
  await expect.element(panel.getByRole('heading')).toHaveFocus()
})

test('an act refused because a colleague proposed one meanwhile shows what waits', async () => {
  serve({
    officeCase: designAtDesk,
    getListAction: [second],
    getValFormalitas: { IND_VALID: 'Y', ERRORS: [], WARNINGS: [] },
  })
  await open()
  serve({
    insertAction: () => {
      waits()
      const message = text('refusals:openAct')
      return refuse('ACTION_NOT_ALLOWED', { title: message, fields: [{ field: 'PROPOSAL_ID', message }] })
    },
  })
  await acts.first().click()
  await panel.getByRole('button', { name: labelText('desk:action.propose') }).click()
  await expect.element(waiting).toBeVisible()
  await expect.element(panel.getByRole('alert')).toMatchTextContent(text('refusals:openAct'))
  expect(acts.elements()).toEqual([])
})

test('beside the queue a second officer is led to the page of the case', async () => {
  waits()
  const { address } = await open()
  await panel.getByRole('link', { name: labelText('proposals:decide') }).click()
  await expect.poll(address).toBe(`/petugas/berkas/${designAtDesk.PATENT_ID}`)
})

test('on the page of the case the decision above takes the focus', async () => {
  waits()
  await open({ isOnPage: true })
  await panel.getByRole('button', { name: labelText('proposals:decide') }).click()
  await expect.element(page.getByRole('region', { name: text('proposals:waits.title') })).toHaveFocus()
})

test('who may not decide reads who does, and has no buttons for it', async () => {
  waits()
  await open({ isOnPage: true, roles: ['examinerMark'] })
  await expect
    .element(panel.getByText(text('proposals:deciders', { roles: 'Second officer or Head of section' })))
    .toBeVisible()
  for (const name of ['decide', 'approve', 'return', 'takeBack'] as const)
    expect(page.getByRole('button', { name: labelText(`proposals:${name}`) }).elements()).toEqual([])
})

test.each(everyLanguage)('has no grave accessibility faults in %s', async (language) => {
  waits()
  await open({ language })
  await expect.element(panel.getByText(text('proposals:waits.title', {}, language))).toBeVisible()
  expect(await graveFaults()).toEqual([])
})

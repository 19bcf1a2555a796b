import type { AppealAtBoard, AppealRow } from '@saki/contracts/appeals'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { dialogFaults, graveFaults } from '../../../../testing/axe.ts'
import { callsOf, refuse, serve } from '../../../../testing/fakeApi.ts'
import { applicant, commissioner, officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { AppealBoardScreen } from './AppealBoardScreen.tsx'

beforeEach(async () => {
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 768)
})

const listed: AppealRow = {
  PROC_TYP: '13',
  PROC_NBR: 5,
  ACTION_NBR: null,
  USERDOC_TYP: 'BD',
  SUBMISSION_NBR: 'TRX-2026-200005',
  PATENT_ID: 'DID2026000002',
  TITLE: 'KOPI TUBRUK',
  APPL_TYP: 'MARK',
  APPELLANT_NAME: 'CV Kopi Lereng Merapi',
  RECEIVED_DATE: '2026-11-10',
  STATE_NAME: 'Sidang Komisi Banding',
  STATE_CAPTION: 'Appeal Commission Hearing',
  TARGET_DATE: '2027-02-10',
  HELD_WHY: null,
}
const ground = {
  TITLE: 'Sama bunyi',
  TEXT: 'Dengan KOPI TUBRUKAN.',
  GROUND: 'UU 20/2016 art. 21',
  ANSWER: 'Berbeda.',
  IND_LEFT: 'N',
} as const
const one: AppealAtBoard = {
  ...listed,
  ROW_VERSION: 3,
  OWNER_NAMES: 'CV Kopi Lereng Merapi',
  STATUS_NAME: 'Banding',
  STATUS_CAPTION: 'Appeal',
  DECISION: {
    PROC_TYP: '4',
    PROC_NBR: 9,
    ACTION_NBR: 7,
    LETTER_NAME: 'Ditolak',
    LETTER_DATE: '2026-09-19',
    GROUND: 'UU 20/2016 art. 24',
    NOTES: '',
    IND_PAPER: 'Y',
    POINTS: [],
  },
  GROUNDS: [ground, { ...ground, TITLE: 'Kata umum', ANSWER: '', IND_LEFT: 'Y' }],
  GOODS: [{ CLASS_CODE: 30, TERMS: ['kopi', 'teh'] }],
  CLAIMS: 0,
  DATA: {},
  CASE: { APPL_TYP: 'MARK', REPRESENTED: 'N', IN_FORCE: 'N', LICENSED: 'N', PARTS: [] },
  FILES: [],
  ON_PAPER: null,
  OFFER: null,
  CAN: { ADMIT: 'N', ASK: 'Y', DECIDE: 'Y', DISMISS: 'N', WITHDRAW: 'N', UNDO: 'N' },
  EFFECTS: { ALLOWED: 'The mark will be registered.', PART: 'For some classes.', REJECTED: 'The court is open.' },
  DECIDED: null,
}
const open = (change: Partial<AppealAtBoard> = {}, language: 'id' | 'en' | 'ar' = 'en', user = commissioner) => {
  serve({
    appealQueue: {
      data: [listed],
      total: 1,
      page: 1,
      size: 10,
      TAB: 'HEARING',
      TABS: [
        { TAB: 'NEW', COUNT: 1 },
        { TAB: 'HEARING', COUNT: 4 },
        { TAB: 'ENDED', COUNT: 0 },
      ],
    },
    appealCase: { ...one, ...change },
  })
  return show(<AppealBoardScreen />, { at: '/komisi-banding?case=13-5', user, language })
}
const pane = () => page.getByRole('complementary', { name: text('appeals:pane') })
const send = () => pane().getByRole('button', { name: labelText('appeals:decide.send') })
const pick = (name: string) => pane().getByRole('radio', { name, exact: false })

async function enter(outcome: 'ALLOWED' | 'PART' | 'REJECTED', ofGround: 'ALLOWED' | 'REJECTED') {
  await pick(text(`appeals:outcome.${outcome}`)).click()
  await pane()
    .getByRole('textbox', { name: text('appeals:decide.number'), exact: false })
    .fill('21/KBM/2026')
  const date = pane().getByRole('group', { name: text('appeals:decide.date'), exact: false })
  await date.getByRole('textbox').first().fill('19')
  await date.getByRole('combobox').selectOptions('11')
  await date.getByRole('textbox').last().fill('2026')
  await pane()
    .getByRole('group', { name: text('appeals:decide.ground', { n: '1', title: 'Sama bunyi' }) })
    .getByRole('radio', { name: text(`appeals:decide.ground.${ofGround}`), exact: false })
    .click()
  await pane().getByLabelText(labelText('appeals:decide.ground.reasons'), { exact: true }).fill('Cukup beda.')
}

test.each([applicant, officer])('is for the Appeal Commission only: $ROLE', async (user) => {
  await open({}, 'en', user)
  await expect.element(page.getByText(text('appeals:onlyCommission'))).toBeVisible()
  expect(callsOf('appealQueue')).toEqual([])
})

test('shows the objection beside its point, and what is not contested', async () => {
  await open()
  await expect.element(pane()).toMatchTextContent('Berbeda.')
  await expect.element(pane()).toMatchTextContent(text('appeals:left'))
  await page.getByRole('tab', { name: `${labelText('appeals:tab.NEW')} 1` }).click()
  await expect.poll(() => callsOf('appealQueue').at(-1)?.query).toMatchObject({ tab: 'NEW' })
})

test('opens on the tab that the server names, the first with appeals', async () => {
  await open()
  expect(callsOf('appealQueue')[0]?.query).not.toHaveProperty('tab')
  const tab = page.getByRole('tab', { name: `${labelText('appeals:tab.HEARING')} 4` })
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
})

describe('a decision', () => {
  test('that is not complete is not sent', async () => {
    await open()
    await send().click()
    await expect.element(page.getByTestId('error-summary')).toMatchTextContent(text('appeals:decide.incomplete'))
    expect(callsOf('appealDecide')).toEqual([])
  })

  test('with a ground against its outcome is not sent', async () => {
    await open()
    await enter('ALLOWED', 'REJECTED')
    await send().click()
    await expect.element(page.getByTestId('error-summary')).toMatchTextContent(text('appeals:fault.ground_rejected'))
  })

  test('is asked for once more with its effect, and sent', async () => {
    serve({ appealDecide: { err: '', STATE: 'to_be_registered', DUE_DATE: null } })
    await open()
    await enter('ALLOWED', 'ALLOWED')
    await send().click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent('The mark will be registered.')
    expect(await dialogFaults('DecideAppeal')).toEqual([])
    expect(callsOf('appealDecide')).toEqual([])
    await dialog.getByRole('button', { name: labelText('appeals:decide.send') }).click()
    await expect
      .poll(() => callsOf('appealDecide')[0]?.body)
      .toMatchObject({
        PROC_NBR: 5,
        ROW_VERSION: 3,
        OUTCOME: 'ALLOWED',
        DECISION_NBR: '21/KBM/2026',
        DECISION_DATE: '2026-11-19',
        GROUNDS: [{ OUTCOME: 'ALLOWED', REASONS: 'Cukup beda.' }],
      })
  })

  test('with claims that are mistyped leads to the claims and says how they are written', async () => {
    await open({ GOODS: [], CLAIMS: 10 })
    await enter('PART', 'ALLOWED')
    const claims = pane().getByRole('textbox', { name: text('appeals:decide.claims'), exact: false })
    await claims.fill('1, 9-7')
    await send().click()
    await page
      .getByTestId('error-summary')
      .getByRole('link', { name: text('appeals:decide.claims.unread') })
      .click()
    await expect.element(claims).toHaveFocus()
    expect(callsOf('appealDecide')).toEqual([])
  })

  test('in part names the goods', async () => {
    serve({ appealDecide: { err: '', STATE: 'to_be_registered', DUE_DATE: null } })
    await open()
    await enter('PART', 'ALLOWED')
    await send().click()
    await expect.element(page.getByTestId('error-summary')).toMatchTextContent(text('appeals:fault.part_empty'))
    await pane().getByRole('checkbox', { name: 'kopi' }).click()
    await send().click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: labelText('appeals:decide.send') })
      .click()
    await expect
      .poll(() => callsOf('appealDecide')[0]?.body)
      .toMatchObject({ OUTCOME: 'PART', GOODS: [{ CLASS_CODE: 30, TERMS: ['kopi'] }] })
  })

  test('that a colleague has made meanwhile keeps what is typed', async () => {
    serve({ appealDecide: refuse('STALE_VERSION') })
    await open()
    await enter('ALLOWED', 'ALLOWED')
    await send().click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: labelText('appeals:decide.send') })
      .click()
    await expect.element(page.getByText(text('appeals:stale'))).toBeVisible()
    await expect
      .element(pane().getByRole('textbox', { name: text('appeals:decide.number'), exact: false }))
      .toHaveValue('21/KBM/2026')
  })
})

test('asking for what is missing needs words', async () => {
  serve({ appealAct: { err: '', STATE: 'appeal_incomplete', DUE_DATE: '2026-12-10' } })
  await open()
  const ask = pane().getByRole('button', { name: labelText('appeals:act.ASK') })
  await ask.click()
  await expect.element(page.getByText(text('appeals:act.notes.missing'))).toBeVisible()
  await pane()
    .getByRole('textbox', { name: text('appeals:act.notes'), exact: false })
    .fill('Surat kuasa.')
  await ask.click()
  await expect.poll(() => callsOf('appealAct')[0]?.body).toMatchObject({ ACT: 'ASK', NOTES: 'Surat kuasa.' })
})

test('a withdrawal on paper needs words and is asked for once more', async () => {
  serve({ appealAct: { err: '', STATE: 'refused', DUE_DATE: null } })
  await open({
    SUBMISSION_NBR: null,
    ACTION_NBR: 8,
    CAN: { ADMIT: 'N', ASK: 'N', DECIDE: 'Y', DISMISS: 'N', WITHDRAW: 'Y', UNDO: 'N' },
  })
  await pane()
    .getByRole('textbox', { name: text('appeals:act.notes'), exact: false })
    .fill('Surat 3 Maret.')
  await pane()
    .getByRole('button', { name: labelText('appeals:act.WITHDRAW') })
    .click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(text('appeals:end.WITHDRAW'))
  expect(await dialogFaults('AppealActs')).toEqual([])
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: labelText('appeals:act.WITHDRAW') })
    .click()
  await expect
    .poll(() => callsOf('appealAct')[0]?.body)
    .toMatchObject({ ACT: 'WITHDRAW', ACTION_NBR: 8, NOTES: 'Surat 3 Maret.' })
})

test.each(everyLanguage)('in %s axe finds no serious fault, nor does the pane overflow a phone', async (language) => {
  await page.viewport(390, 844)
  await open({}, language)
  await expect.element(page.getByText('Berbeda.')).toBeVisible()
  expect(await graveFaults()).toEqual([])
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  await page.viewport(1366, 768)
})

import { designRegistration } from '@saki/catalogue/rights/designs/registration.workflow'
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { letterRow, workflowStatus } from '../../../testing/letterCase.ts'
import { callsOf, serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { labelText, show, text } from '../../../testing/render.tsx'
import { TurnBand } from './TurnBand.tsx'

const address = '/table-list/patents/workflow/A00202600025'
const band = (change: Parameters<typeof workflowStatus>[0] = {}) =>
  show(
    <main>
      <TurnBand status={workflowStatus(change)} flow={designRegistration} />
    </main>,
    { at: address, user: applicant },
  )
const main = page.getByRole('main')
const answer = main.getByRole('link', { name: labelText('inbox:screen.answer') })

describe('when the applicant has to act', () => {
  test('names the act first, then its reason and period', async () => {
    serve({ getLettersToAnswer: [letterRow()] })
    await band()
    const words = (await expect.element(main).toBeVisible(), main.element().textContent ?? '')
    const [act, means, period] = [
      text('applications:act.complete'),
      'Something is missing.',
      'Complete within 3 months.',
    ]
    expect(act).toBe('Answer the deficiency letter')
    expect([act, means, period].map((each) => words.indexOf(each)).toSorted((a, b) => a - b)).toEqual(
      [act, means, period].map((each) => words.indexOf(each)),
    )
    for (const each of [act, means, period]) expect(words).toContain(each)
  })

  test('says what happens otherwise, the last day and the days left', async () => {
    serve({ getLettersToAnswer: [] })
    await band()
    const otherwise = designRegistration.states['awaiting_correction']?.otherwise
    await expect.element(main).toMatchTextContent(otherwise ? text(otherwise) : 'no consequence')
    await expect.element(main).toMatchTextContent('15 Jan 2027')
    await expect.element(main).toMatchTextContent(text('core:days.left', { count: 53 }))
  })

  test('leads to the answer of the letter of this case', async () => {
    serve({ getLettersToAnswer: [letterRow({ PATENT_ID: 'A00202600099', PROC_NBR: 9 }), letterRow()] })
    const { address: shown } = await band()
    await answer.click()
    await expect.poll(shown).toBe('/jawaban/3-50186-2')
  })

  test.each(['late', 'sent', 'closed'] as const)('has no answer for a letter that is %s', async (ANSWERABLE) => {
    serve({ getLettersToAnswer: [letterRow({ ANSWERABLE })] })
    await band()
    await expect.poll(() => callsOf('getLettersToAnswer')).toHaveLength(1)
    await expect.element(answer).not.toBeInTheDocument()
  })
})

test('when the office has to act, names its step and its target, and asks for no letters', async () => {
  await band({
    TURN: 'OFFICE',
    STATUS_CODE: '310',
    NEXT_STEP: 'The office’s turn: check of formalities.',
    NEXT_STEP_CODE: 'administrative_check',
    DUE_DATE: null,
    DAYS_LEFT: null,
    TARGET_DATE: '2026-12-20',
  })
  await expect.element(main).toMatchTextContent(labelText('workflow:screen.turn.OFFICE'))
  await expect.element(main).toMatchTextContent('Check of formalities.')
  await expect.element(main).toMatchTextContent(text('workflow:screen.target'))
  expect(callsOf('getLettersToAnswer')).toEqual([])
})

test('how long the stage usually takes is told where it is known', async () => {
  const office = { TURN: 'OFFICE', STATUS_CODE: '310', DUE_DATE: null, DAYS_LEFT: null } as const
  const { redraw } = await band({ ...office, USUAL: { DAYS: 9, LOWER_DAYS: 4, UPPER_DAYS: 70, ENDED: 34 } })
  const words = () => main.element().textContent
  const stage = text('usual:stage', { span: '9 days' })
  expect(words()).toContain(stage)
  expect(words()).toContain('Applications counted from the last year: 34')
  expect(words()).toContain('4 days to 2 months')
  redraw(
    <main>
      <TurnBand status={workflowStatus(office)} flow={designRegistration} />
    </main>,
  )
  await expect.poll(words).not.toContain(stage)
})

test('names the automatic action with its day and article', async () => {
  serve({ getLettersToAnswer: [] })
  await band({
    NEXT_AUTO: {
      ACTION_TYP: 'LAPSE',
      ACTION_TYPE_NAME: 'Batas kelengkapan terlampaui',
      ACTION_TYPE_CAPTION: 'Time ran out',
      NEW_STATUS_NAME: 'Dianggap Ditarik Kembali',
      NEW_STATUS_CAPTION: 'Deemed withdrawn',
      ON_DATE: '2027-01-16',
      GROUND: 'UU 31/2000 art. 20',
    },
  })
  await expect.element(main).toMatchTextContent('16 Jan 2027')
  await expect.element(main).toMatchTextContent('Dianggap Ditarik Kembali')
  await expect.element(main).toMatchTextContent(/UU 31\/2000 Pasal 20/)
})

test.each([
  ['an answer waits for the office', { IND_HELD: 'Y' }, text('viewer:flow.waits')],
  ['the office has stopped the case', { FROZEN_SINCE: '2026-11-01' }, text('viewer:flow.frozen.means')],
] as const)('says that %s', async (_what, change, words) => {
  serve({ getLettersToAnswer: [] })
  await band(change)
  await expect.element(main).toMatchTextContent(words)
})

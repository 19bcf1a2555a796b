import { checkGrounds } from '@saki/catalogue/requests/appealGrounds'
import type { AppealedDecision } from '@saki/contracts/appealedDecision'
import type { DraftData } from '@saki/domain/forms/form'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { graveFaults } from '../../../testing/axe.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, show, text } from '../../../testing/render.tsx'
import { useFormCheck } from '../../forms/useFormCheck.ts'
import { withValues } from '../../forms/paths.ts'
import { AppealGrounds } from './AppealGrounds.tsx'

const decision: AppealedDecision = {
  PROC_TYP: '4',
  PROC_NBR: 9,
  ACTION_NBR: 7,
  LETTER_NAME: 'Ditolak',
  LETTER_DATE: '2026-09-19',
  GROUND: 'UU 20/2016 art. 24',
  NOTES: '',
  IND_PAPER: 'Y',
  POINTS: [
    { POINT: 'LAIN.1', TITLE: 'Sama bunyi', TEXT: 'Dengan KOPI TUBRUKAN.', GROUND: '' },
    { POINT: 'LAIN.2', TITLE: 'Kata umum', TEXT: '', GROUND: '' },
  ],
}
const TODAY = '2026-11-20'

function Form({ onData }: { onData: (data: DraftData) => void }) {
  const [data, setData] = useState<DraftData>({ CASE: { DECISION: decision } })
  const issues = checkGrounds({ draft: data, row: {}, files: [], today: TODAY })
  const change = (changes: Readonly<Record<string, unknown>>) => {
    const next = withValues(data, changes)
    setData(next)
    onData(next)
  }
  const check = useFormCheck(issues, { data, files: [], today: TODAY, readOnly: false, change })
  return (
    <>
      <AppealGrounds decision={decision} scene={check.scene} />
      <button type="button" onClick={() => check.passes()}>
        check
      </button>
    </>
  )
}

async function open(language: 'id' | 'en' | 'ar' = 'en') {
  const seen: { data: DraftData } = { data: {} }
  await show(<Form onData={(data) => (seen.data = data)} />, { at: '/user-docx/tp/banding', user: applicant, language })
  return seen
}
const answer = (at: number) => page.getByRole('textbox').nth(at)
const left = (at: number) => page.getByRole('checkbox').nth(at)
const check = () => page.getByRole('button', { name: 'check', exact: true })
const missing = (n: number) => page.getByText(text('requestForms:appeal.fault.unanswered', { n: String(n) }))

test('each point of the refusal has its answer beside it, stored in the order of the letter', async () => {
  const seen = await open()
  await expect.element(page.getByRole('heading', { name: 'Sama bunyi', exact: false })).toBeVisible()
  await answer(1).fill('Tidak umum.')
  await answer(0).fill('Berbeda.')
  expect(seen.data['GROUNDS']).toEqual([
    { POINT: 'LAIN.1', TITLE: 'Sama bunyi', ANSWER: 'Berbeda.' },
    { POINT: 'LAIN.2', TITLE: 'Kata umum', ANSWER: 'Tidak umum.' },
  ])
})

test('a point is answered or expressly left', async () => {
  await open()
  await answer(0).fill('Berbeda.')
  await check().click()
  await expect.element(missing(2)).toBeVisible()
  await expect.element(missing(1)).not.toBeInTheDocument()
  await left(1).click()
  await check().click()
  await expect.element(missing(2)).not.toBeInTheDocument()
})

test('not all points can be left', async () => {
  await open()
  await left(0).click()
  await left(1).click()
  await check().click()
  await expect.element(page.getByText(text('requestForms:appeal.fault.nothing'))).toBeVisible()
})

test.each(everyLanguage)('in %s axe finds no serious fault', async (language) => {
  await open(language)
  await expect.element(answer(0)).toBeVisible()
  expect(await graveFaults()).toEqual([])
})

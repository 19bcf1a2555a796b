import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../testing/fakeApi.ts'
import { caseOnPage } from '../../../testing/filedCase.ts'
import { applicant } from '../../../testing/people.ts'
import { everyLanguage, labelText, show } from '../../../testing/render.tsx'
import { UnpaidCase } from './UnpaidCase.tsx'

const submission = 'TRX-2026-100146'
const middle = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

test.each(everyLanguage)(
  'in %s (%s) on a phone the mark of each step stands beside its first line',
  async (language) => {
    await page.viewport(390, 844)
    serve({ getPatentDetail: caseOnPage({ PATENT_ID: null, SUBMISSION_NBR: submission, TITLE: 'Lampu' }) })
    await show(<UnpaidCase submissionNbr={submission} />, { user: applicant, language })
    const next = page.getByRole('heading', { name: labelText('workflow:state.administrativeCheck', {}, language) })
    await expect.element(next).toBeVisible()
    const steps = [...document.querySelectorAll('ol > li')]
    expect(steps).toHaveLength(2)
    for (const step of steps) {
      const first = step.querySelector('time') ?? step.querySelector('h3')
      const mark = step.querySelector('.event-mark i')
      expect(Math.abs(middle(first ?? step) - middle(mark ?? step))).toBeLessThan(12)
    }
  },
)

test('on a phone the title of a case has the whole width', async () => {
  await page.viewport(390, 844)
  serve({ getPatentDetail: caseOnPage({ PATENT_ID: null, SUBMISSION_NBR: submission, TITLE: 'Lampu '.repeat(20) }) })
  await show(<UnpaidCase submissionNbr={submission} />, { user: applicant })
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  expect(heading.element().getBoundingClientRect().width).toBeGreaterThan(300)
})

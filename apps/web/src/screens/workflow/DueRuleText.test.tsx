import { DueRuleRow } from '@saki/contracts/caseHistory'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { everyLanguage, show, text } from '../../../testing/render.tsx'
import { DueRuleText } from './DueRuleText.tsx'

const rule: DueRuleRow = {
  MONTHS: 3,
  DAYS: null,
  WORKING_DAYS: null,
  FROM: 'action',
  EVERY: 'N',
  BASE: '2026-10-12',
  GROUND: '',
  PROVISIONAL: 'N',
}
const open = (change: Partial<DueRuleRow>, language: 'id' | 'en' | 'ar' = 'en') =>
  show(
    <p data-testid="rule">
      <DueRuleText rule={{ ...rule, ...change }} />
    </p>,
    { language },
  )
const shown = page.getByTestId('rule')

/** From which day a period counts, in words; each day of the contract has its own. */
const days: Record<DueRuleRow['FROM'], RegExp> = {
  action: /^3 months from 12 Oct 2026$/,
  due: /^3 months after the previous deadline$/,
  filing: /^3 months from the filing date$/,
  priority: /^3 months from the earliest priority date \(without priority: the filing date\)$/,
  effective: /^3 months from the filing date \(national phase: the international filing date\)$/,
  anniversary: /^3 months from the first anniversary of the filing date after the grant$/,
}

test.each(DueRuleRow.shape.FROM.options)('a period from %s says from which day it counts', async (FROM) => {
  await open({ FROM })
  await expect.element(shown).toMatchTextContent(days[FROM])
})

test.each(everyLanguage)('in %s each day has words of its own', async (language) => {
  const keys = ['viewer:flow.rule.due', 'viewer:flow.rule.filing', 'viewer:flow.rule.priority'] as const
  const more = ['viewer:flow.rule.effective', 'viewer:flow.rule.anniversary', 'viewer:flow.rule.every'] as const
  const words = [...keys, ...more].map((key) => text(key, { span: '3' }, language))
  expect(new Set(words).size).toBe(words.length)
  await open({ FROM: 'anniversary' }, language)
  await expect.element(shown).toMatchTextContent(text('viewer:flow.rule.anniversary', { span: '' }, language).trim())
})

test.each([
  [{ MONTHS: 1 }, '1 month from 12 Oct 2026'],
  [{ MONTHS: 24 }, '24 months from 12 Oct 2026'],
  [{ MONTHS: 59 }, '59 months from 12 Oct 2026'],
  [{ MONTHS: 120 }, '10 years from 12 Oct 2026'],
  [{ MONTHS: 126 }, '126 months from 12 Oct 2026'],
  [{ MONTHS: null, DAYS: 1 }, '1 day from 12 Oct 2026'],
  [{ MONTHS: null, WORKING_DAYS: 30 }, '30 working days from 12 Oct 2026'],
  [{ MONTHS: 12, EVERY: 'Y', FROM: 'effective' }, 'every 12 months'],
  [{ MONTHS: 120, EVERY: 'Y', FROM: 'filing' }, 'every 10 years'],
] as const)('%j reads "%s"', async (change, words) => {
  await open(change)
  await expect.element(shown).toHaveTextContent(words)
})

test('an action whose day is not known is not said to count from the filing date', async () => {
  await open({ FROM: 'action', BASE: null })
  await expect.element(shown).toHaveTextContent('3 months')
})

test('the law stands behind it, and that the day may still move', async () => {
  await open({ GROUND: 'UU 20/2016 art. 29', PROVISIONAL: 'Y' })
  await expect.element(shown).toMatchTextContent('UU 20/2016 Pasal 29')
  await expect.element(shown).toMatchTextContent(text('viewer:flow.provisional'))
})

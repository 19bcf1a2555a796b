import { workflows } from '@saki/catalogue'
import type { Language } from '@saki/texts/words'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { serve } from '../../../testing/fakeApi.ts'
import { applicant } from '../../../testing/people.ts'
import { clearPage, everyLanguage, show, text } from '../../../testing/render.tsx'
import { queryClient, queryKeyOf } from '../../lib/queries.ts'
import { mapTabs, workflowsOfTab } from './mapRows.ts'
import { WorkflowMapScreen } from './WorkflowMapScreen.tsx'

/** A reader with two cases in every state, whose marks make the boxes fullest. */
const facts = workflows.map(({ id, version, states }) => ({
  FLOW_ID: id,
  FLOW_VERSION: version,
  IN_FORCE: 'Y' as const,
  STATES: Object.keys(states).map((STATE) => ({
    STATE,
    CASES: 2,
    SOME: [{ PATENT_ID: 'A00202600025', TITLE: 'Teko Kopi Gerabah' }],
  })),
  PERIODS: [],
}))
const shown = mapTabs.flatMap(workflowsOfTab)
const placeOf = (flow: string) => `/wf-mapping/wfmapping?flow=${flow}`
/** The main column of a window of 1366 pixels beside the sidebar. */
const column = { width: 1102 }

/** Of every state a long time. */
const times = workflows.flatMap(({ id, states }) =>
  Object.keys(states).map((STATE) => ({
    FLOW_ID: id,
    STATE,
    DAYS: 1_000,
    LOWER_DAYS: 700,
    UPPER_DAYS: 1_050,
    ENDED: 12_345,
  })),
)

beforeEach(() => serve({ getWorkflowMap: facts, usualTimes: times }))

const usually = (language: Language) =>
  text('usual:time', { span: text('viewer:flow.span.months', { count: 33 }, language) }, language)

/** Texts of boxes and marks that do not fit, and closed rows of the table with a cell of more than two lines. */
function misfits(): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>('[id^="branch-"] :is([data-state], [data-mark])')]
  const tight = boxes
    .filter((each) => each.offsetParent !== null)
    .filter((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
  const cells = [...document.querySelectorAll<HTMLElement>('tr[id^="state-"] .cell-body')]
  const tall = cells.filter((cell) => cell.offsetHeight > 2.2 * Number.parseFloat(getComputedStyle(cell).lineHeight))
  return [...tight, ...tall].map((each) => each.textContent)
}

test.each(everyLanguage)(
  'in %s (%s) every name of every workflow fits its box, all branches open',
  { timeout: 60_000 },
  async (language) => {
    expect(shown.length).toBeGreaterThan(6)
    for (const { id } of shown) {
      queryClient.setQueryData(queryKeyOf('getWorkflowMap', {}), facts)
      await show(
        <div style={column}>
          <WorkflowMapScreen />
        </div>,
        { at: placeOf(id), language, user: applicant },
      )
      await page.getByRole('button', { name: text('viewer:map.openAll', {}, language) }).click()
      await expect.element(page.getByRole('button', { name: text('viewer:map.closeAll', {}, language) })).toBeVisible()
      // Fonts load after the program; stand-ins are a little wider.
      await document.fonts.ready
      await expect.poll(() => document.body.textContent).toContain(usually(language))
      expect(misfits(), `${id} in ${language}`).toEqual([])
      expect(document.querySelectorAll('tr[id^="state-"] .cell-body').length).toBeGreaterThan(3)
      clearPage()
    }
  },
)

test('in Arabic the choice of procedure has no Latin comma', async () => {
  await show(<WorkflowMapScreen />, { at: placeOf('mark-registration'), language: 'ar', user: applicant })
  const picker = page.getByRole('combobox', { name: text('viewer:map.procedure', {}, 'ar') })
  await expect.element(picker).toMatchTextContent(/،/)
  await expect.element(picker).not.toMatchTextContent(/,/)
})

test('in Arabic closed cells break before three dots, and no number is cut', async () => {
  queryClient.setQueryData(queryKeyOf('getWorkflowMap', {}), facts)
  await show(
    <div style={column}>
      <WorkflowMapScreen />
    </div>,
    { at: placeOf('design-registration'), language: 'ar', user: applicant },
  )
  await document.fonts.ready
  await expect.poll(() => document.querySelectorAll('.cell-body[data-cut]').length).toBeGreaterThan(3)
  const hidden = [...document.querySelectorAll<HTMLElement>('tr[id^="state-"] .cell-body')].filter(
    (cell) => cell.scrollHeight > cell.clientHeight * 1.25,
  )
  expect(hidden.filter((cell) => cell.dataset['cut'] === undefined)).toEqual([])
  expect(hidden.filter((cell) => getComputedStyle(cell).webkitLineClamp !== 'none')).toEqual([])
})

test('in English the chip of every state has both names', async () => {
  await show(<WorkflowMapScreen />, { at: placeOf('mark-registration'), user: applicant })
  const count = (part: string) => document.querySelectorAll(`tr[id^="state-"] .chip ${part}`).length
  await expect.poll(() => count('> .both-names')).toBeGreaterThan(3)
  expect(count('> .both-names')).toBe(count('> .two-names'))
})

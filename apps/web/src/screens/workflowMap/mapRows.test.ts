import { workflows } from '@saki/catalogue'
import { requestWorkflows } from '@saki/catalogue/requests/registry'
import { expect, test } from 'vitest'

import { workflowsOfTab, isNamed, lawNameOf, mapRows, mapTabOf, mapTabs } from './mapRows.ts'

test('every workflow of the catalogue except those of requests is in one tab, the law in force first', () => {
  const shown = mapTabs.flatMap((tab) => workflowsOfTab(tab).map((flow) => flow.id))
  expect([...shown, ...requestWorkflows.map(({ id }) => id)].toSorted()).toEqual(
    workflows.map((flow) => flow.id).toSorted(),
  )
  expect(workflowsOfTab('PATENT').map(lawNameOf)).toEqual(['UU 65/2024', 'UU 13/2016'])
  expect(workflowsOfTab('X').map(lawNameOf)).toEqual(['', ''])
  expect(mapTabOf({ id: 'simple-patent-registration' })).toBe('SIMPLE_PATENT')
})

test('a row has the time, the next state after a lapsed deadline and the article', () => {
  const [flow] = workflowsOfTab('DESIGN')
  const row = flow && mapRows(flow).find(({ key }) => key === 'awaiting_correction')
  expect(row).toMatchObject({ times: [{ months: 3 }], grounds: ['UU 31/2000 art. 19'] })
  expect(row?.becomes).toContain('deemedWithdrawn')
})

test('a status is found by its name in either language, and by its code', () => {
  const [flow] = workflowsOfTab('DESIGN')
  const row = flow && mapRows(flow).find(({ key }) => key === 'publication')
  const say = () => ['Masa Pengumuman', 'Publication']
  expect(['pengumuman', 'PUBLI', '330', ''].map((words) => row && isNamed(row, words, say))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(row && isNamed(row, 'ditolak', say)).toBe(false)
})

import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ReactNode } from 'react'

import { serve } from '../../testing/fakeApi.ts'
import { applicant, officer } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { SearchBox } from '../cases/SearchBox.tsx'
import { SearchField } from '../searches/SearchField.tsx'
import { QueueFilters } from '../screens/desk/QueueFilters.tsx'
import { readQueueSearch } from '../screens/desk/queueSearch.ts'
import { readDocumentSearch } from '../screens/documents/documentSearch.ts'
import { DocumentTools } from '../screens/documents/DocumentTools.tsx'
import { StaffScreen } from '../screens/staff/StaffScreen.tsx'
import { WorkflowMapScreen } from '../screens/workflowMap/WorkflowMapScreen.tsx'

const nothing = () => undefined

beforeEach(() => serve({ getWorkflowMap: [], officeStaff: { TODAY: '2026-11-24', STAFF: [], CHANGES: [] } }))

test.each<[string, ReactNode]>([
  ['SearchBox', <SearchBox key="1" text="" what="الرقم" onSearch={nothing} />],
  ['SearchField', <SearchField key="2" label="بحث" hint="الرقم" typed="" onType={nothing} />],
  [
    'QueueFilters',
    <QueueFilters
      key="3"
      search={readQueueSearch({}, 'FORMALITY')}
      laws={[]}
      setSearch={nothing}
      many={{ isMany: false, setMany: nothing }}
    />,
  ],
  ['DocumentTools', <DocumentTools key="4" search={readDocumentSearch({})} setSearch={nothing} clients={[]} />],
  ['StaffScreen', <StaffScreen key="5" />],
  ['WorkflowMapScreen', <WorkflowMapScreen key="6" />],
])('in Arabic the empty search of %s reads right to left', async (name, drawn) => {
  await show(drawn, { language: 'ar', user: name === 'StaffScreen' || name === 'QueueFilters' ? officer : applicant })
  const box = page.getByRole('searchbox').first()
  await expect.element(box).toBeVisible()
  expect(getComputedStyle(box.element()).direction).toBe('rtl')
  expect(box.element().getAttribute('dir')).toBeNull()
})

test.each<[string, ReactNode]>([
  [
    'QueueFilters',
    <QueueFilters
      key="3"
      search={readQueueSearch({}, 'FORMALITY')}
      laws={[]}
      setSearch={nothing}
      many={{ isMany: false, setMany: nothing }}
    />,
  ],
  ['StaffScreen', <StaffScreen key="5" />],
  ['WorkflowMapScreen', <WorkflowMapScreen key="6" />],
])('in Arabic Latin words typed in the search of %s read left to right', async (name, drawn) => {
  await show(drawn, { language: 'ar', user: name === 'WorkflowMapScreen' ? applicant : officer })
  const box = page.getByRole('searchbox').first()
  await box.fill('kopi')
  expect(getComputedStyle(box.element()).direction).toBe('ltr')
})

import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { callsOf, serve } from '../../testing/fakeApi.ts'
import { caseOnPage } from '../../testing/filedCase.ts'
import { listedRequests } from '../../testing/ownRequests.ts'
import { applicant } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { setSavesData } from '../../testing/savesData.ts'
import { PageLink } from './PageLink.tsx'
import { useCall } from './queries.ts'
import { wholeCase } from './caseCalls.ts'

const number = 'A00202600025'
const link = page.getByRole('link', { name: 'Kursi' })
/** `below`: room in pixels above the link, where the pointer of an earlier test may still be. */
const open = (below = 0, savesData = false) => {
  setSavesData(savesData)
  serve({ getPatentDetail: caseOnPage({ PATENT_ID: number }), requestList: listedRequests([]) })
  return show(
    <p style={{ marginBlockStart: below }}>
      <PageLink to="/table-list/patents/$patentId" params={{ patentId: number }}>
        Kursi
      </PageLink>
    </p>,
    { user: applicant },
  )
}
const asked = () => callsOf('getPatentDetail').length
const enter = (pointerType: string) =>
  link.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }))
const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

afterEach(() => void vi.restoreAllMocks())

function Case() {
  return <p>{useCall('getPatentDetail', wholeCase(number)).data?.TITLE}</p>
}

test('the page of a case that is pointed at is asked for once, with the parameters of its screen', async () => {
  const { redraw } = await open()
  await userEvent.hover(link)
  await expect.poll(asked).toBe(1)
  expect(callsOf('requestList')[0]?.query).toMatchObject({ group: 'UNPAID', patentId: number, size: 1 })
  redraw(<Case />)
  await expect.element(page.getByText(caseOnPage({}).TITLE)).toBeVisible()
  expect(asked()).toBe(1)
})

test('a link on which the focus rests is asked for', async () => {
  await open(300)
  ;(link.element() as HTMLElement).focus()
  await expect.poll(asked).toBe(1)
})

test('a pointer or a focus that passes over, and a finger that scrolls, ask for nothing', async () => {
  await open(300)
  ;(link.element() as HTMLElement).focus()
  ;(link.element() as HTMLElement).blur()
  enter('mouse')
  link.element().dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'mouse' }))
  enter('touch')
  await pause(200)
  expect(asked()).toBe(0)
})

test('nothing is asked for before the click where the reader saves data', async () => {
  await open(300, true)
  enter('mouse')
  ;(link.element() as HTMLElement).focus()
  await pause(200)
  expect(asked()).toBe(0)
})

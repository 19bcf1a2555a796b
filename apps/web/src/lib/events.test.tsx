import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, serve } from '../../testing/fakeApi.ts'
import { caseOnPage } from '../../testing/filedCase.ts'
import { applicant } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { wholeCase } from './caseCalls.ts'
import { useEventStream } from './events.ts'
import { useCall } from './queries.ts'

const number = 'A00202600025'

/** A stream whose events the test pushes. */
class PushedEvents extends EventTarget {
  static last: PushedEvents | undefined
  constructor() {
    super()
    PushedEvents.last = this
  }
  close(): void {}
  push(type: string): void {
    this.dispatchEvent(new MessageEvent(type, { data: '{}' }))
  }
}

function Frame() {
  useEventStream()
  return <p>frame</p>
}
function Case() {
  return <p>{useCall('getPatentDetail', wholeCase(number)).data?.TURN}</p>
}

test.each(['workflow', 'payment'])('a case is asked for anew when it is opened after an event of %s', async (type) => {
  vi.stubGlobal('EventSource', PushedEvents)
  let turn: 'YOU' | 'OFFICE' = 'YOU'
  serve({ getPatentDetail: () => caseOnPage({ PATENT_ID: number, TURN: turn }) })
  const { redraw } = await show([<Frame key="frame" />, <Case key="case" />], { user: applicant })
  await expect.element(page.getByText('YOU')).toBeVisible()
  redraw([<Frame key="frame" />])
  await expect.element(page.getByText('YOU')).not.toBeInTheDocument()
  turn = 'OFFICE'
  PushedEvents.last?.push(type)
  redraw([<Frame key="frame" />, <Case key="case" />])
  await expect.element(page.getByText('OFFICE')).toBeVisible()
  expect(callsOf('getPatentDetail')).toHaveLength(2)
})

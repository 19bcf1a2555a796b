import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, refuse, serve } from '../../testing/fakeApi.ts'
import { caseOnPage } from '../../testing/filedCase.ts'
import { applicant } from '../../testing/people.ts'
import { show } from '../../testing/render.tsx'
import { wholeCase } from './caseCalls.ts'
import { ask } from './ask.ts'
import { useEventStream } from './events.ts'
import { keepsMissing } from './keepsMissing.ts'
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

function FirstCall() {
  const { data, error } = useCall('getPatentDetail', wholeCase(number), keepsMissing)
  return <p>{data?.TITLE ?? (error && 'missing')}</p>
}

test.each([
  ['once, when nothing happened meanwhile', (): void => undefined, 1],
  ['anew after a pushed event', (): void => PushedEvents.last?.push('inbox'), 2],
  ['anew after a write of the reader', () => ask('logout', { body: undefined }), 2],
] as const)('a case that was not found a moment ago is asked for %s', async (_when, act, times) => {
  vi.stubGlobal('EventSource', PushedEvents)
  serve({ getPatentDetail: refuse('NOT_FOUND'), logout: { err: '' } })
  const frame = <Frame key="frame" />
  const { redraw } = await show([frame, <FirstCall key="case" />], { user: applicant })
  await expect.element(page.getByText('missing')).toBeVisible()
  redraw([frame])
  await expect.element(page.getByText('missing')).not.toBeInTheDocument()
  await new Promise((done) => setTimeout(done, 2))
  await act()
  redraw([frame, <FirstCall key="case" />])
  await expect.element(page.getByText('missing')).toBeVisible()
  await expect.poll(() => callsOf('getPatentDetail')).toHaveLength(times)
})

test('the page of a mark that is not found asks anew after an event of workflow', async () => {
  vi.stubGlobal('EventSource', PushedEvents)
  serve({ getTrademarkDetail: refuse('NOT_FOUND') })
  const Mark = () => <p>{useCall('getTrademarkDetail', { query: { fileno: number } }).error && 'missing'}</p>
  await show([<Frame key="frame" />, <Mark key="mark" />], { user: applicant })
  await expect.element(page.getByText('missing')).toBeVisible()
  PushedEvents.last?.push('workflow')
  await expect.poll(() => callsOf('getTrademarkDetail')).toHaveLength(2)
})

import type { Paper } from '@saki/contracts/papers'
import { describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { paper } from '../../testing/letterCase.ts'
import { heldReply, refuse, serve, type RefusedReply } from '../../testing/fakeApi.ts'
import { applicant } from '../../testing/people.ts'
import { labelText, show, text } from '../../testing/render.tsx'
import { PaperPane } from './PaperPane.tsx'

const open = (change: Partial<Paper>, onRetry = () => {}) =>
  show(<PaperPane paper={paper(1, change)} onRetry={onRetry} />, {
    at: '/user-document/detail?id=document-1',
    user: applicant,
  })
const retry = page.getByRole('button', { name: labelText('core:retry') })
const alert = page.getByRole('alert')

describe('a PDF', () => {
  test('says that it opens until its first bytes come, with the size of a large one', async () => {
    const held = heldReply<RefusedReply>()
    serve({ getPDFDoc: held.answer as never, getPDFIndex: held.answer as never })
    await open({ SIZE: 9 * 1024 * 1024 })
    await expect.element(page.getByText(text('viewer:pdf.opening'))).toBeVisible()
    await expect.element(page.getByText(text('viewer:pdf.opening.so.far', { mb: '0', of: '9' }))).toBeVisible()
    held.give(refuse('FILE_NOT_FOUND'))
    await expect.element(alert).toBeVisible()
  })

  test.each([
    ['absent', 'FILE_NOT_FOUND', text('viewer:why.missing'), true],
    ['not covered by the mandate', 'NOT_MANDATED', text('viewer:why.denied'), false],
    ['infected', 'FILE_INFECTED', text('viewer:why.infected'), false],
    ['still scanned', 'FILE_IN_QUARANTINE', text('viewer:why.quarantine'), true],
    ['not given because of an error', 'UNKNOWN', text('viewer:why.failed'), true],
  ] as const)('that is %s says so', async (_what, err, words, canRetry) => {
    serve({ getPDFDoc: refuse(err), getPDFIndex: refuse(err) })
    await open({})
    await expect.element(alert).toMatchTextContent(words)
    await expect.element(alert).toMatchTextContent('saki-test-1')
    expect(retry.elements()).toHaveLength(canRetry ? 1 : 0)
    const ownMessage = alert.getByText(text('core:download.missing')).elements()
    expect(ownMessage).toHaveLength(err === 'FILE_NOT_FOUND' ? 1 : 0)
  })

  test('that is absent has the message of the portal, and can be asked for again', async () => {
    serve({ getPDFDoc: refuse('FILE_NOT_FOUND'), getPDFIndex: refuse('FILE_NOT_FOUND') })
    await open({})
    await expect.element(alert.getByRole('heading')).toMatchTextContent(text('core:download.missing'))
    serve({ getPDFDoc: refuse('FILE_IN_QUARANTINE'), getPDFIndex: refuse('FILE_IN_QUARANTINE') })
    await retry.click()
    await expect.element(alert).toMatchTextContent(text('viewer:why.quarantine'))
  })
})

describe('a file of the applicant', () => {
  test('that is scanned asks to try again', async () => {
    const again = vi.fn<() => void>()
    await open({ DIRECTION: 'IN', STATE: 'WAITING' }, again)
    await expect.element(alert).toMatchTextContent(text('viewer:why.quarantine'))
    await retry.click()
    expect(again).toHaveBeenCalledTimes(1)
  })

  test('with a virus is refused for good', async () => {
    await open({ DIRECTION: 'IN', STATE: 'REFUSED' })
    await expect.element(alert).toMatchTextContent(text('viewer:why.infected'))
    expect(retry.elements()).toEqual([])
  })

  test('that is a picture is shown with its name', async () => {
    await open({ DIRECTION: 'IN', MIME: 'image/jpeg', DOC_NAME: 'depan.jpg' })
    await expect.element(page.getByRole('img', { name: 'depan.jpg' })).toBeInTheDocument()
  })

  test('of another type is offered as a download', async () => {
    await open({ DIRECTION: 'IN', MIME: 'application/xml' })
    await expect.element(page.getByText(text('viewer:pdf.unshown'))).toBeVisible()
    await expect.element(page.getByRole('button', { name: labelText('core:download') })).toBeVisible()
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { closeMessage, currentMessage } from '../ui/messages.ts'
import { ask } from './ask.ts'

let answer: unknown
beforeEach(() => {
  closeMessage()
  vi.stubGlobal('fetch', async () => Response.json(answer))
})
afterEach(() => vi.unstubAllGlobals())

const save = (quiet = false) => ask('changePasswordCustomer', { body: {} as never, quiet })

describe('an answer of 200 with err', () => {
  test.each([
    ['words of the server', { err: 'Kuota penuh' }, 'Kuota penuh'],
    ['a code with a title', { err: 'CONFLICT', title: 'Sudah berubah' }, 'Sudah berubah'],
    ['a code alone', { err: 'CONFLICT' }, ''],
  ])('%s: a write fails and shows one dialog', async (_says, body, words) => {
    answer = body
    await expect(save()).rejects.toMatchObject({ status: 200, err: body.err, title: words })
    expect(currentMessage()).toMatchObject({
      title: 'core:sorry',
      body: 'core:sorry.unsaved',
      detail: words || undefined,
    })
  })

  test('a read fails without a dialog', async () => {
    answer = { err: 'Kuota penuh' }
    await expect(ask('session')).rejects.toMatchObject({ status: 200, title: 'Kuota penuh' })
    expect(currentMessage()).toBeUndefined()
  })

  test('a background save fails without a dialog', async () => {
    answer = { err: 'Kuota penuh' }
    await expect(save(true)).rejects.toMatchObject({ err: 'Kuota penuh' })
    expect(currentMessage()).toBeUndefined()
  })
})

test.each([[{ err: '' }], [{ data: [] }], [[{ err: 'of a row' }]], [null]])('%j is no failure', async (body) => {
  answer = body
  await expect(save()).resolves.toEqual(body)
  expect(currentMessage()).toBeUndefined()
})

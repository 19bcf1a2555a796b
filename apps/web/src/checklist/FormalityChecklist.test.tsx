import type { FormalityCheck } from '@saki/contracts/formality'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { heldReply, serve } from '../../testing/fakeApi.ts'
import { officer } from '../../testing/people.ts'
import { labelText, show } from '../../testing/render.tsx'
import { FormalityChecklist } from './FormalityChecklist.tsx'
import { useFormality } from './useFormality.ts'

const NUMBER = 'A00202600031'
const check: FormalityCheck = {
  PATENT_ID: NUMBER,
  PROC_TYP: '3',
  PROC_NBR: 31,
  ACTION_NBR: null,
  ROUND: 1,
  ROUND_VERSION: null,
  IND_OPEN: 'Y',
  EXAM_DATE: null,
  DUE_DATE: null,
  RESULT: 'PENDING',
  NOTES: '',
  LETTER: null,
  ITEMS: [
    {
      LIST_CODE: 'UMUM',
      OPTION_NBR: 1,
      OPTION_NAME: 'Uraian desain',
      OPTION_CAPTION: '',
      IND_REQUIRED: 'Y',
      IND_OK: null,
      ACTION_OPTION_TEXT: '',
      VALUE: '',
      SPECDOC_TYP: null,
      VIEW_TYPE_ID: null,
      GROUND: 'UU 31/2000 art. 11',
      MACHINE: null,
      FINDINGS: [],
      REPLY_DOC_ID: null,
    },
  ],
}

function Checked() {
  return <FormalityChecklist formality={useFormality(NUMBER)} />
}

const verdict = page.getByRole('radio', { name: labelText('answers:checklist.ok') })
const add = page.getByRole('button', { name: labelText('answers:checklist.free') })

/** Keeps checks from being opened until the returned function is called. */
function holdLocks(): () => void {
  const request = navigator.locks.request.bind(navigator.locks)
  const { promise, resolve } = Promise.withResolvers<void>()
  vi.spyOn(navigator.locks, 'request').mockImplementation(async (...asked: unknown[]) => {
    await promise
    return request(...(asked as Parameters<typeof request>))
  })
  return resolve
}

afterEach(() => {
  vi.restoreAllMocks()
})

test('takes a verdict only once it can be kept on the device', async () => {
  serve({ getFormalitas: check })
  const release = holdLocks()
  await show(<Checked />, { user: officer })
  await expect.element(page.getByText('Uraian desain')).toBeVisible()
  expect(verdict.elements()).toEqual([])
  expect(add.elements()).toEqual([])
  release()
  await verdict.click()
  await expect.element(verdict).toBeChecked()
  await expect.element(add).toBeVisible()
})

function Closed() {
  const formality = useFormality('A00202600033')
  const close = () => void formality.close({ ACTION_TYP: 'formality_passed' }).catch(() => undefined)
  return (
    <>
      <FormalityChecklist formality={formality} />
      <button type="button" onClick={close}>
        Tutup
      </button>
      {formality.fault && <p>{formality.fault.title}</p>}
    </>
  )
}

test('closing a check that is still being opened waits until it is open', async () => {
  const sent: unknown[] = []
  serve({
    getFormalitas: { ...check, PATENT_ID: 'A00202600033' },
    offiDocInsertUpdate: ({ body }) => {
      // The check of the test before may be saved late.
      if (body.PATENT_ID === 'A00202600033') sent.push(body)
      return heldReply<never>().answer
    },
  })
  const release = holdLocks()
  await show(<Closed />, { user: officer })
  await expect.element(page.getByText('Uraian desain')).toBeVisible()
  await page.getByRole('button', { name: 'Tutup' }).click()
  expect(sent).toEqual([])
  release()
  await expect.poll(() => sent).toMatchObject([{ ACTION_TYP: 'formality_passed', ROUND_VERSION: null }])
})

const evidence = ({ OPTION_NBR }: { OPTION_NBR: number }) => ({
  findings: OPTION_NBR === 62 ? ['Gambar buram (nilai 19/100)'] : [],
  shown: OPTION_NBR === 62 ? <span>depan.jpg</span> : null,
})

function WithEvidence() {
  return <FormalityChecklist formality={useFormality('A00202600032')} evidence={evidence} />
}

test('points with automatic findings stand first, begin the letter with them, and stay unjudged when the rest is accepted', async () => {
  const picture = {
    ...check.ITEMS[0],
    OPTION_NBR: 62,
    OPTION_NAME: 'Gambar tampak depan',
  } as (typeof check.ITEMS)[number]
  serve({
    getFormalitas: { ...check, PATENT_ID: 'A00202600032', ITEMS: [...check.ITEMS, picture] },
    offiDocInsertUpdate: heldReply<never>().answer,
  })
  await show(<WithEvidence />, { user: officer })
  await expect.element(page.getByText('Gambar buram (nilai 19/100)')).toBeVisible()
  await expect.element(page.getByText('depan.jpg')).toBeVisible()
  await expect.element(page.getByRole('listitem').first()).toMatchTextContent('Gambar tampak depan')
  await page.getByRole('button', { name: labelText('answers:checklist.rest') }).click()
  const bad = page.getByRole('radio', { name: labelText('answers:checklist.bad') })
  await expect.element(verdict.nth(1)).toBeChecked()
  await expect.element(verdict.nth(0)).not.toBeChecked()
  await bad.nth(0).click()
  await expect.element(page.getByRole('textbox').first()).toHaveValue('Gambar buram (nilai 19/100)')
})

function Sought() {
  const formality = useFormality('A00202600034')
  return (
    <>
      <button type="button" onClick={() => formality.findUnworded()}>
        Cari
      </button>
      <FormalityChecklist formality={formality} />
    </>
  )
}

test('a lacking point without words is marked and takes the focus when it is sought', async () => {
  serve({ getFormalitas: { ...check, PATENT_ID: 'A00202600034' }, offiDocInsertUpdate: heldReply<never>().answer })
  await show(<Sought />, { user: officer })
  await page.getByRole('radio', { name: labelText('answers:checklist.bad') }).click()
  const words = page.getByRole('textbox')
  await expect.element(words).toBeVisible()
  await expect.element(words).not.toHaveFocus()
  await page.getByRole('button', { name: 'Cari' }).click()
  await expect.element(words).toHaveFocus()
  await expect.element(words).toBeInvalid()
  await words.fill('Uraian tidak menyebut kegunaan.')
  await expect.element(words).toBeValid()
})

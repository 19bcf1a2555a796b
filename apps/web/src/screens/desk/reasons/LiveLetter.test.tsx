import type { DecisionReason } from '@saki/contracts/reason'
import type { OpenAction } from '@saki/contracts/openActions'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'

import { callsOf, heldReply, offline, refuse, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { labelText, show, text } from '../../../../testing/render.tsx'
import { openBytes } from '../../../viewer/pdf/openPdf.ts'
import { LiveLetter } from './LiveLetter.tsx'

const PRESENT = [{ CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] }]
const written = (change: Partial<DecisionReason> = {}): DecisionReason => ({
  GROUND: 'M211A',
  FACTS: 'Bunyi sama.',
  EVIDENCE: [],
  GOODS: [],
  CURE: '',
  IND_INCURABLE: 'N',
  ASSESSMENT: '',
  ...change,
})
const act = (ACTION_TYP: string, more: Partial<OpenAction> = {}): OpenAction => ({
  ACTION_TYP,
  ACTION_TYPE_NAME: `Tindakan ${ACTION_TYP}`,
  ACTION_TYPE_CAPTION: '',
  ACTION_KIND: 'NORMAL',
  DESCRIPTION: '',
  GROUND: '',
  NEW_STATUS_CODE: '455',
  NEW_STATUS_NAME: 'Usul tolak',
  NEW_STATUS_CAPTION: '',
  DUE_DATE: null,
  DUE_KIND: null,
  GENERATED_OFFIDOC: 'SUT',
  OFFIDOC_NAME: 'Usul',
  OFFIDOC_CAPTION: '',
  IND_ASKS: 'Y',
  IND_TELLS: 'Y',
  IND_PAPER: 'N',
  POINTS_KIND: 'REASONS',
  IND_ANSWERABLE: 'Y',
  FROM_DATE: null,
  UNDOES: [],
  ...more,
})

/** A reply whose body breaks off after its first bytes. */
function brokenReply(): Response {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('%PDF-1.4'))
      stream.error(new TypeError('connection reset'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/pdf' } })
}

/** A PDF of one page with these words. */
function pdfOf(words: string): Response {
  const drawn = `BT /F1 24 Tf 40 100 Td (${words}) Tj ET`
  const parts = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 400 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${drawn.length}>>stream\n${drawn}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ]
  let file = '%PDF-1.4\n'
  const places = parts.map((part, at) => {
    const place = file.length
    file += `${at + 1} 0 obj${part}endobj\n`
    return String(place).padStart(10, '0')
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`
  return new Response(`${file}${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`)
}

const found = { PATENT_ID: 'IPT2026000001', PROC_TYP: '4', PROC_NBR: 1, RIGHT: 'T' } as const

/** The letter of reasons that a button changes. */
function Changing({ stages }: { stages: DecisionReason[][] }) {
  const [at, setAt] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setAt(at + 1)}>
        next
      </button>
      <LiveLetter found={found} reasons={stages[at] ?? []} present={PRESENT} isAnswerable />
    </>
  )
}

const next = () => page.getByRole('button', { name: 'next' }).click()
const drawn = (words: string) => expect.element(page.getByText(words, { exact: true }).first()).toBeInTheDocument()
const factsIn = ({ REASONS = [] }: { REASONS?: { FACTS?: string }[] | undefined }) => REASONS[0]?.FACTS ?? ''
const factsOf = () => callsOf('previewLetter').map(({ body }) => factsIn(body))

async function open(stages: DecisionReason[][], choices = [act('USUL'), act('USULS', { IND_PART: 'Y' })]) {
  serve({ getListAction: choices })
  await show(<Changing stages={stages} />, { user: officer })
}

// The reader of PDFs takes long to load the first time.
beforeAll(async () => {
  const bytes = new Uint8Array(await pdfOf('awal').arrayBuffer())
  const opened = await openBytes(bytes, new AbortController().signal)
  opened.close()
}, 60_000)
beforeEach(async () => {
  await page.viewport(1366, 900)
})

describe('the letter beside the reasons', () => {
  test('is made of what is written, unfinished reasons too, and not before there is one', async () => {
    serve({ previewLetter: pdfOf('pertama') })
    await open([[], [written({ FACTS: '' })]])
    await expect.element(page.getByText(text('reasons:live.none'))).toBeVisible()
    expect(callsOf('previewLetter')).toEqual([])
    await next()
    await drawn('pertama')
    expect(callsOf('previewLetter').map(({ body }) => body)).toMatchObject([{ ACTION_TYP: 'USUL', IND_DRAFT: 'Y' }])
    await expect.element(page.getByText(text('reasons:live.draft'))).toBeVisible()
  })

  test('is that of the act whose goods the reasons name', async () => {
    serve({ previewLetter: pdfOf('sebagian') })
    await open([[written({ GOODS: [{ CLASS_CODE: '30', TERMS: ['kopi'] }] })]])
    await drawn('sebagian')
    expect(callsOf('previewLetter')[0]?.body.ACTION_TYP).toBe('USULS')
  })

  test('waits for a pause, asks once for the last words, and never shows an older answer', async () => {
    const slow = heldReply<Response>()
    serve({
      previewLetter: ({ body }) => (factsIn(body) === 'satu' ? slow.answer : pdfOf(factsIn(body))),
    })
    await open([[written({ FACTS: 'satu' })], [written({ FACTS: 'dua' })], [written({ FACTS: 'tiga' })]])
    await expect.poll(factsOf).toEqual(['satu'])
    await next()
    await next()
    await drawn('tiga')
    slow.give(pdfOf('satu'))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await drawn('tiga')
    expect(page.getByText('satu', { exact: true }).elements()).toEqual([])
    expect(factsOf()).toEqual(['satu', 'tiga'])
  })

  test.each([
    ['a refusal', () => refuse('ACTION_NOT_ALLOWED', { title: 'Tidak dapat sekarang.' })],
    ['a lost connection', () => offline],
    ['a reply that ends in the middle', () => brokenReply()],
  ])('stays when a newer one fails by %s, which is said, and is made when asked again', async (_, failing) => {
    serve({ previewLetter: ({ body }) => (factsIn(body) === 'dua' ? failing() : pdfOf('lama')) })
    await open([[written()], [written({ FACTS: 'dua' })]])
    await drawn('lama')
    await next()
    await expect.element(page.getByRole('alert')).toMatchTextContent(text('reasons:live.failed'))
    await expect.element(page.getByRole('alert')).toMatchTextContent(text('reasons:live.old'))
    await drawn('lama')
    serve({ previewLetter: pdfOf('baru') })
    await page.getByRole('button', { name: labelText('core:retry') }).click()
    await drawn('baru')
    expect(page.getByRole('alert').elements()).toEqual([])
  })

  test('is not asked for while offline, and is when connected again', async () => {
    const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    serve({ previewLetter: pdfOf('tersambung') })
    await open([[written()]])
    await expect.element(page.getByText(text('reasons:live.offline'))).toBeVisible()
    expect(callsOf('previewLetter')).toEqual([])
    connected.mockReturnValue(true)
    dispatchEvent(new Event('online'))
    await drawn('tersambung')
    connected.mockRestore()
  })

  test('says so when the status offers none', async () => {
    await open([[written()]], [act('REG', { POINTS_KIND: undefined })])
    await expect.element(page.getByText(text('reasons:live.unoffered'))).toBeVisible()
  })
})

test('the choice of the letter is in the reader’s language, the Indonesian name under it', async () => {
  const letters = [act('USU', { ACTION_TYPE_CAPTION: 'اقتراح الرفض' }), act('TLK', { ACTION_TYPE_CAPTION: 'الرفض' })]
  serve({ getListAction: letters, previewLetter: () => pdfOf('satu') })
  await show(<Changing stages={[[]]} />, { at: '/petugas', user: officer, language: 'ar' })
  const choice = page.getByRole('combobox')
  await expect.element(choice).toHaveTextContent('اقتراح الرفضالرفض')
  await expect.element(choice).toHaveAccessibleDescription('Tindakan USU')
})

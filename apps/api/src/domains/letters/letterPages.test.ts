import { presentLaw, rights, type Right } from '@saki/catalogue'
import type { DueKind } from '@saki/catalogue/letters/letterType'
import { letterCodes, type LetterCode } from '@saki/catalogue/letters/letterCodes'
import { hasLetter, letterFor, letterTypes } from '@saki/catalogue/letters/letterTypes'
import { transact } from '@saki/db'
import { say } from '@saki/texts/say'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { keepPdf, letterFolder } from '../../testing/keepPdf.ts'
import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { fillCase, letterContents, pointsFor, type LetterContents } from '../../testing/letterContents.ts'
import { startTestPortal, type TestPortal } from '../../testing/portal.ts'
import { ensureLetter } from '../documents/ensureLetter.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { letterText } from '../documents/letterText.ts'

const NOW = '2026-11-20T03:00:00Z'
/** With a folder for the PDFs every type of every right, by default a few types. Receipts of requests and refunds have contents of their own. */
const codes: readonly LetterCode[] = letterFolder
  ? letterCodes.filter((code) => !['TTP', 'BPG'].includes(code))
  : ['STA', 'SER']
/** Laws of the act that issues a type under the right's present law; letters with long contents cite several. */
function groundOf(code: LetterCode, right: Right, kind: LetterContents): string {
  if (kind === 'short') return ''
  if (kind === 'long' || kind === 'scripts') return 'UU 13/2016 art. 62, UU 65/2024 art. 63A'
  const actions = Object.values(presentLaw(right).workflow.actions)
  return actions.find(({ letter }) => letter === code)?.ground ?? ''
}
let portal: TestPortal
let cases: Record<Right, LetterCase>
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  cases = await letterCases(portal, await portal.register())
})
afterAll(() => portal.close())

const services = () => ({ ...portal.services, log: portal.app.log })

async function made(code: LetterCode, right: Right, kind: LetterContents): Promise<Buffer> {
  const type = letterTypes[code]
  const wanted = {
    letterTyp: code,
    applicationId: cases[right].applicationId,
    dueDate: type.due ? '2027-02-22' : null,
    ground: groundOf(code, right, kind),
    actionDate: '2026-11-20',
    now: new Date(NOW),
    notes: kind === 'long' ? 'Perhatikan uraian halaman 3. '.repeat(12) : '',
    detail: type.points ? { POINTS: pointsFor(kind) } : {},
  }
  const { letterId } = await transact(portal.db, (tx) =>
    writeLetter(tx, services(), wanted, { action: null, issuedBy: null }),
  )
  const { objectKey } = await ensureLetter(services(), letterId)
  const chunks: Buffer[] = []
  for await (const chunk of await portal.services.files.open(objectKey)) chunks.push(chunk as Buffer)
  const bytes = Buffer.concat(chunks)
  await keepPdf(`${kind}-${right}-${code}`, bytes)
  return bytes
}

/** Text with its place: points from the foot of the page. */
interface Piece {
  text: string
  x: number
  y: number
  size: number
}

/** The text of each page above its foot. */
async function pagesOf(bytes: Buffer): Promise<Piece[][]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages: Piece[][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , size, x, y] = item.transform as [number, number, number, number, number, number]
        return y < 60 ? [] : [{ text: item.str, x, y, size }]
      }),
    )
  }
  return pages
}

const joined = (pieces: readonly Piece[]) =>
  pieces
    .map(({ text }) => text)
    .join('')
    .replace(/[\s\u200B]/g, '')

describe.each(letterContents)('letters with %s contents', (kind) => {
  const papers: {
    name: string
    due: DueKind | undefined
    hasFixedDay: boolean
    pages: Piece[][]
    headings: string[]
  }[] = []
  beforeAll(async () => {
    for (const { id } of rights) await fillCase(portal, cases[id], kind)
    for (const code of codes)
      for (const right of rights.filter((each) => hasLetter(each, code))) {
        const { points } = letterFor({ ...letterTypes[code], code }, right)
        papers.push({
          name: `${right.id} ${code}`,
          due: letterTypes[code].due,
          hasFixedDay: letterTypes[code].hasFixedDay === true,
          pages: await pagesOf(await made(code, right.id, kind)),
          headings: [points ? say('id', points) : '', letterText('notes'), letterText('certificate.goods')].filter(
            Boolean,
          ),
        })
      }
  }, 600_000)

  test('say on their last page more than who signs', () => {
    const bare = /^(Jakarta,\d+\w+\d{4})?(a\.n\.|MenteriHukum)/
    expect(papers.filter(({ pages }) => bare.test(joined(pages.at(-1) ?? []))).map(({ name }) => name)).toEqual([])
    const unshown = letterText('aboutUnshown').replace(/\s/g, '').slice(0, 40)
    expect(
      papers.filter(({ pages }) => joined(pages.at(-1) ?? []).startsWith(unshown)).map(({ name }) => name),
    ).toEqual([])
  })

  test('end no page with a heading', () => {
    const parted = papers.filter(({ pages, headings }) =>
      pages.some((page) => headings.some((heading) => joined(page).endsWith(heading.replace(/\s/g, '')))),
    )
    expect(parted.map(({ name }) => name)).toEqual([])
  })

  test(`say how they are answered: ${kind === 'post' ? 'on paper, within a period that runs from the posting' : 'in the portal'}`, () => {
    const [portalWords, postWords] = [['howToAnswer'], ['runsFromPosting', 'answerByPost']].map((keys) =>
      keys.map((key) => letterText(key).replace(/\s/g, '')),
    )
    const [said, unsaid] = kind === 'post' ? [postWords, portalWords] : [portalWords, postWords]
    const asking = papers.filter(({ due, hasFixedDay }) => due === 'answer' && !hasFixedDay)
    expect(asking.length).toBeGreaterThan(0)
    for (const { name, pages } of asking) {
      const text = pages.map(joined).join('')
      for (const words of said ?? []) expect([name, text]).toEqual([name, expect.stringContaining(words)])
      for (const words of unsaid ?? []) expect([name, text]).toEqual([name, expect.not.stringContaining(words)])
    }
  })

  test('give tall letters lines of their own', () => {
    const tall = /[\uA980-\uA9DF\u1B00-\u1B7F]/
    const near = papers.flatMap(({ name, pages }) =>
      pages.flatMap((page) =>
        page
          .filter(({ text }) => tall.test(text))
          .flatMap((one) => {
            // Marks of the same line are moved by less than the size of the letters.
            const under = page.filter((other) => {
              const below = (one.y - other.y) / one.size
              return below < 1.5 && below > (tall.test(other.text) ? 0.9 : 0.1) && Math.abs(other.x - one.x) < 120
            })
            return under.map((other) => `${name}: ${one.text} over ${other.text}`)
          }),
      ),
    )
    expect(near).toEqual([])
    if (kind === 'scripts')
      expect(papers.some(({ pages }) => pages.flat().some(({ text }) => tall.test(text)))).toBe(true)
  })
})

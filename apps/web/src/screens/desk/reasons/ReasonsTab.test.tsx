import type { OfficeCitation } from '@saki/contracts/citations'
import type { ReasonDraft } from '@saki/contracts/decisions'
import type { DecisionReason } from '@saki/contracts/reason'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { graveFaults } from '../../../../testing/axe.ts'
import { callsOf, serve } from '../../../../testing/fakeApi.ts'
import { officer } from '../../../../testing/people.ts'
import { everyLanguage, labelText, show, text } from '../../../../testing/render.tsx'
import { setServerTime } from '../../../ui/clock.ts'
import { ReasonsTab } from './ReasonsTab.tsx'

/** Each test has a case of its own, because the device keeps what was written. */
let PROC_NBR = 30
const PRESENT = [
  { CLASS_CODE: '30', TERMS: ['kopi', 'kopi bubuk'] },
  { CLASS_CODE: '43', TERMS: ['kafe'] },
]
const citation = (number: string, IND_PUBLIC: 'Y' | 'N'): OfficeCitation => ({
  CITATION_ID: Number(number.slice(-1)),
  KIND: 'picture',
  CITED: {
    PATENT_ID: number,
    RIGHT: 'T',
    TITLE: `SENJA ${number.slice(-1)}`,
    OWNER_NAMES: 'PT Senja Boga',
    EARLIEST_DATE: '2020-01-02',
    IND_ENDED: 'N',
    FILING_DATE: '2020-01-02',
    PUBLICATION_DATE: null,
    REGISTRATION_NBR: '',
    STATUS_NAME: 'Didaftar',
    IMG_URL: null,
    IND_PUBLIC,
  },
  MARK: null,
  GOODS: [
    {
      NICE_CLASS_CODE: 30,
      MINE: [],
      THEIRS: [
        { TERM: 'roti', ALIKE: null },
        { TERM: 'kopi', ALIKE: 'same' },
      ],
      LEVEL: 'same',
    },
  ],
  PICTURE: null,
  PASSAGE: null,
  NOTE: 'rahasia kantor',
  CITED_BY_NAME: 'Bagas',
  CITED_AT: '2026-11-20T03:00:00.000Z',
  ROW_VERSION: 1,
})
const written = (change: Partial<DecisionReason> = {}): DecisionReason => ({
  GROUND: 'M211A',
  FACTS: 'Bunyi sama.',
  EVIDENCE: [{ KIND: '', NUMBER: '', TITLE: 'SENJA', NOTE: '' }],
  GOODS: [],
  CURE: 'Batasi barang.',
  IND_INCURABLE: 'N',
  ASSESSMENT: '',
  ...change,
})

beforeEach(async () => {
  // What the test before wrote may be saved only now.
  serve({ saveReasons: { err: '' as const, ROW_VERSION: 2, SAVED_AT: '2026-11-20T03:00:00.000Z' } })
  setServerTime('2026-11-20T03:00:00.000Z')
  await page.viewport(1366, 900)
})

interface Opened {
  /** Filing date of the case. */
  ownDate?: string
  notified?: ReasonDraft['NOTIFIED']
  language?: 'id' | 'en' | 'ar'
  right?: 'T' | 'A'
}

async function open(
  REASONS: DecisionReason[],
  { ownDate = '2026-05-22', notified = [], language = 'en', right = 'T' }: Opened = {},
) {
  let version = 1
  serve({
    officeReasons: {
      REASONS,
      OWN_DATE: ownDate,
      PRESENT: right === 'T' ? PRESENT : [],
      ROW_VERSION: version,
      SAVED_BY: 'Budi Santoso',
      SAVED_AT: '2026-11-20T02:00:00.000Z',
      NOTIFIED: notified,
    },
    getListAction: [],
    officeCitations: [citation('DID2020000001', 'Y'), citation('DID2026000009', 'N')],
    officeParagraphs: [
      {
        PARAGRAPH_ID: 1,
        GROUND: 'M211A',
        TITLE: 'Ejaan lama',
        BODY: 'Huruf dj dibaca j.',
        CHANGED_BY: 'Bagas',
        ROW_VERSION: 1,
      },
      { PARAGRAPH_ID: 2, GROUND: 'M20E', TITLE: 'Umum', BODY: 'Kata umum.', CHANGED_BY: 'Bagas', ROW_VERSION: 1 },
    ],
    saveReasons: () => ({ err: '' as const, ROW_VERSION: (version += 1), SAVED_AT: '2026-11-20T03:00:00.000Z' }),
  })
  PROC_NBR += 1
  const found = { PATENT_ID: 'IPT2026000001', PROC_TYP: '4', PROC_NBR, RIGHT: right } as const
  await show(<ReasonsTab found={found} />, { user: officer, language })
  // The list of grounds is there once the reasons can be kept on the device.
  await expect.element(page.getByRole('combobox').last()).toBeVisible()
}
const saved = async () => {
  await expect.poll(() => callsOf('saveReasons').length, { timeout: 10_000 }).toBeGreaterThan(0)
  return callsOf('saveReasons').at(-1)?.body.REASONS ?? []
}
const add = page.getByRole('combobox', { name: labelText('reasons:addGround') })
const facts = page.getByRole('textbox', { name: labelText('reasons:facts') })
const cure = page.getByRole('textbox', { name: labelText('reasons:cure') })

describe('the editor of reasons', () => {
  test('lists the substantive grounds of the right under their articles, each once', async () => {
    await open([written()])
    const groups = [...document.querySelectorAll<HTMLOptGroupElement>('#reason-ground optgroup')]
    expect(groups.map(({ label }) => label)).toEqual(['UU 20/2016 Pasal 20', 'UU 20/2016 Pasal 21'])
    const values = [...document.querySelectorAll<HTMLOptionElement>('#reason-ground option')].map(({ value }) => value)
    expect(values).toEqual(expect.arrayContaining(['M20A', 'M20G', 'M211B', 'M213']))
    expect(values).not.toContain('M211A')
  })

  test('an arrow or a letter in the closed list of grounds adds no reason', async () => {
    await open([])
    add.element().focus()
    for (const key of ['{ArrowDown}', '{Escape}', 'd', '{Escape}']) await userEvent.keyboard(key)
    await expect.element(page.getByText(text('reasons:empty'))).toBeVisible()
    expect(callsOf('saveReasons')).toEqual([])
  })

  test('a reason that was added is written at once', async () => {
    await open([])
    await add.selectOptions('M20E')
    await expect.element(facts).toHaveFocus()
  })

  test.each([
    ['2020-01-02', 1],
    ['2020-01-03', 0],
  ])(
    'of a case filed on %s, a mark of 2 January 2020 is said to be no earlier right %i times',
    async (ownDate, times) => {
      const EVIDENCE = [{ KIND: 'picture', NUMBER: 'DID2020000001', TITLE: 'SENJA 1', NOTE: '' }]
      await open([written({ EVIDENCE })], { ownDate })
      await expect.element(page.getByText('PT Senja Boga')).toBeVisible()
      expect(page.getByText(text('reasons:fault.evidence.later')).elements()).toHaveLength(times)
    },
  )

  test('names what a begun reason lacks at its field, and counts it', async () => {
    await open([])
    await add.selectOptions('M211A')
    await expect.element(page.getByText(text('reasons:lacks', { n: 3 }))).toBeVisible()
    await expect.element(page.getByText(text('reasons:fault.evidence'))).not.toBeInTheDocument()
    await facts.fill('Bunyi sama.')
    await expect.element(page.getByText(text('reasons:fault.evidence'))).toBeVisible()
    await expect.element(page.getByText(text('reasons:fault.cure'))).toBeVisible()
    await cure.fill('Batasi barang.')
    await page.getByRole('button', { name: 'SENJA 1' }).click()
    await expect.element(page.getByText(labelText('reasons:complete')).first()).toBeVisible()
    await expect
      .poll(async () => (await saved())[0]?.EVIDENCE)
      .toEqual([{ KIND: 'picture', NUMBER: 'DID2020000001', TITLE: 'SENJA 1', NOTE: '' }])
  })

  test('shows a pinned citation with its owner, and offers no unpublished one and no note of the office', async () => {
    await open([written({ EVIDENCE: [{ KIND: 'picture', NUMBER: 'DID2020000001', TITLE: 'SENJA 1', NOTE: '' }] })])
    await expect.element(page.getByText('PT Senja Boga')).toBeVisible()
    // Goods that the case has too come first and are marked.
    expect(
      page
        .getByRole('mark')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([`kopi (${text('citations:goods.same')})`])
    expect(document.body.textContent).toMatch(/kopi.*roti/)
    expect(page.getByText('SENJA 9').elements()).toEqual([])
    expect(page.getByText('rahasia kantor').elements()).toEqual([])
  })

  test('limits a reason to goods by class and by term', async () => {
    await open([written()])
    await page.getByText(labelText('reasons:goods.some')).click()
    await expect.element(page.getByText(text('reasons:fault.goods'))).toBeVisible()
    await page.getByRole('checkbox', { name: 'kopi bubuk' }).click()
    await page.getByRole('checkbox', { name: text('reasons:goods.class', { n: '43' }) }).click()
    await expect.element(page.getByText(text('reasons:fault.goods'))).not.toBeInTheDocument()
    await expect
      .poll(async () => (await saved())[0]?.GOODS)
      .toEqual([
        { CLASS_CODE: '30', TERMS: ['kopi bubuk'] },
        { CLASS_CODE: '43', TERMS: ['kafe'] },
      ])
  })

  test('puts a paragraph for the ground at the end of the facts, and keeps what is written as one', async () => {
    await open([written()])
    expect(page.getByRole('button', { name: 'Umum', exact: true }).elements()).toEqual([])
    await page.getByRole('button', { name: 'Ejaan lama', exact: true }).click()
    await expect.element(facts).toHaveValue('Bunyi sama.\nHuruf dj dibaca j.')
    serve({ saveParagraph: { err: '', PARAGRAPH_ID: 3, ROW_VERSION: 1 } })
    await page.getByRole('button', { name: labelText('reasons:library.keep') }).click()
    await page.getByRole('textbox', { name: labelText('reasons:library.name') }).fill('Bunyi')
    await page.getByRole('button', { name: labelText('reasons:library.save') }).click()
    await expect
      .poll(() => callsOf('saveParagraph').map(({ body }) => body))
      .toEqual([{ RIGHT: 'T', GROUND: 'M211A', TITLE: 'Bunyi', BODY: 'Bunyi sama.\nHuruf dj dibaca j.' }])
    // What the device still has to send would reach the next test's API.
    expect((await saved())[0]?.FACTS).toBe('Bunyi sama.\nHuruf dj dibaca j.')
  })

  test('after an answer it shows the answer, asks to weigh it, and refuses grounds and goods never notified', async () => {
    const told = { TITLE: 'Mirip', LETTER: 'Surat 7', ANSWER: 'Tidak mirip.', IND_ANSWERED: 'Y' as const }
    await open([written({ CURE: '' }), written({ GROUND: 'M20E', EVIDENCE: [] })], {
      notified: [{ GROUND: 'M211A', GOODS: [{ CLASS_CODE: '43', TERMS: ['kafe'] }], ...told }],
    })
    await expect.element(page.getByText(/Tidak mirip\./)).toBeVisible()
    await expect.element(page.getByText(text('reasons:fault.assessment')).first()).toBeVisible()
    await expect.element(page.getByText(text('reasons:fault.goodsUnheard'))).toBeVisible()
    await expect.element(page.getByText(text('reasons:fault.ground'))).toBeVisible()
  })

  test('of a design it asks for no way out, because no letter comes before the refusal', async () => {
    await open([written({ GROUND: 'D4', EVIDENCE: [], CURE: '' })], { right: 'A' })
    await expect.element(page.getByText(labelText('reasons:complete')).first()).toBeVisible()
    expect(cure.elements()).toEqual([])
  })

  test.each(everyLanguage)(
    'in %s (%s) it has no grave fault of accessibility and no sideways scroll on a phone',
    async (language, dir) => {
      await open([written({ GOODS: [{ CLASS_CODE: '30', TERMS: ['kopi'] }] })], { language })
      expect(document.documentElement.dir || 'ltr').toBe(dir)
      expect(await graveFaults()).toEqual([])
      await page.viewport(390, 844)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
    },
  )
})

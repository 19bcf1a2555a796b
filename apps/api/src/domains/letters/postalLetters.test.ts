import { rights, type Right } from '@saki/catalogue'
import { letterCodes, type LetterCode } from '@saki/catalogue/letters/letterCodes'
import { hasLetter, letterTypes } from '@saki/catalogue/letters/letterTypes'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { grantSimplePatent } from '../../testing/grantedPatents.ts'
import { fillCase, pointsFor } from '../../testing/letterContents.ts'
import { startTestPortal, type TestPortal } from '../../testing/portal.ts'
import { writeLetter } from '../documents/issueLetter.ts'
import { annuityWords } from '../upkeep/annuityWords.ts'
import { letterText } from '../documents/letterText.ts'

const NOW = '2026-11-20T03:00:00Z'
/** What a reader without an account cannot use: the portal, its pages by name, and links to pages that ask for a log-in. */
const ofPortal = /portal|inbox|kotak masuk|\bmenu\b|\blog ?in\b|\bakun\b|unduh|unggah|\/user-docx|\/customer-screen/i
/** Receipts of requests and of refunds have contents of their own. */
const codes = letterCodes.filter((code) => !['TTP', 'BPG'].includes(code))
const letters = rights.flatMap((right) =>
  codes.filter((code) => hasLetter(right, code)).map((code) => [right.id, code] as const),
)
let portal: TestPortal
let cases: Record<Right, LetterCase>
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  cases = await letterCases(portal, await portal.register())
})
afterAll(() => portal.close())

/** The text of a letter of a type as it is stored, from which its PDF is made. */
async function written(code: LetterCode, right: Right): Promise<string> {
  const { due, points } = letterTypes[code]
  const { applicationId } = cases[right]
  const wanted = {
    letterTyp: code,
    applicationId,
    dueDate: due ? '2027-02-22' : null,
    ground: '',
    actionDate: '2026-11-20',
    now: new Date(NOW),
    notes: '',
    detail: points ? { POINTS: pointsFor('post') } : {},
  }
  const { letterId } = await transact(portal.db, (tx) =>
    writeLetter(tx, { ...portal.services }, wanted, { action: null, issuedBy: null }),
  )
  const { rows } = await sql<{ text: string }>`
    select (content - 'verify' - 'link')::text as text from letter where letter_id = ${letterId}`.execute(portal.db)
  return rows[0]?.text ?? ''
}

describe('letters to an addressee without an account', () => {
  beforeAll(async () => {
    for (const { id } of rights) await fillCase(portal, cases[id], 'post')
  })

  test.each(letters)('of %s, %s: nothing sends the reader to the portal', async (right, code) => {
    expect(await written(code, right)).not.toMatch(ofPortal)
  })

  test.each([
    ['a fee with a request', 'MARK', 'SJT', /permohonan tertulis beserta bukti penerimaan negara/],
    ['an appeal', 'PATENT', 'SPN', /permohonan tertulis beserta bukti penerimaan negara/],
    ['the request for examination', 'PATENT', 'SPS', /kode billing di loket/],
    ['an answer', 'DESIGN', 'SKF', /di loket atau lewat pos/],
    ['a patent that can be granted', 'PATENT', 'SDP', /kirim kepada Saudara lewat pos/],
    ['an application deemed withdrawn', 'PATENT', 'SDT', /disampaikan tertulis kepada kantor ini/],
  ] as const)('say for %s what is done on paper', async (_says, right, code, said) => {
    expect(await written(code, right)).toMatch(said)
  })
})

describe('the posting of a letter', () => {
  beforeAll(() => fillCase(portal, cases.PATENT, 'post'))

  test.each([
    ['starts the time to answer', 'SKF', 'runsFromPosting'],
    ['starts the time to appeal', 'SPN', 'runsFromPosting'],
    ['does not move a day that counts from the priority', 'SPR', 'dayStaysByPost'],
    ['does not move a day that counts from the filing', 'SPS', 'dayStaysByPost'],
    ['does not move the last day of an annuity', 'SJT', 'dayStaysByPost'],
    ['does not move an extended day', 'SPJ', 'dayStaysByPost'],
    ['does not move a day that the office set', 'SPT', 'dayStaysByPost'],
  ] as const)('%s (%s), and the letter says so', async (_says, code, said) => {
    const text = await written(code, 'PATENT')
    const other = said === 'runsFromPosting' ? 'dayStaysByPost' : 'runsFromPosting'
    expect([text.includes(letterText(said)), text.includes(letterText(other))]).toEqual([true, false])
  })
})

test('letters to an addressee with an account name the portal as before', async () => {
  await fillCase(portal, cases.MARK, 'usual')
  expect(await written('SJT', 'MARK')).toContain('melalui portal SAKI')
})

test('the annuities of a patent are paid with a code of the counter, of which a letter by post says how', async () => {
  const number = await grantSimplePatent(portal, await portal.register())
  const { rows } = await sql<{ id: number }>`
    select application_id as id from application where application_number = ${number}`.execute(portal.db)
  const asked = { applicationId: rows[0]?.id ?? 0, day: legalDateOf(portal.services.clock()), language: 'id' } as const
  const [amount, ...pay] = await annuityWords(portal.db, portal.services, { ...asked, isByPost: true })
  expect(amount).toMatch(/^Biaya tahunan .*Rp/)
  expect(pay.join(' ')).toMatch(/kode billing di loket/)
  expect(pay.join(' ')).not.toMatch(ofPortal)
  expect((await annuityWords(portal.db, portal.services, asked)).join(' ')).toMatch(ofPortal)
})

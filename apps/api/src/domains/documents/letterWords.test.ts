import type { Right } from '@saki/catalogue'
import type { LetterCode } from '@saki/catalogue/letters/letterCodes'
import { transact } from '@saki/db'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { setSignatory } from '../../operator/signatoryCommand.ts'
import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { takeAction } from '../workflow/takeAction.ts'
import { ensureLetter } from './ensureLetter.ts'
import { articleWords } from './groundWords.ts'
import { writeLetter } from './issueLetter.ts'

const NOW = '2026-11-20T03:00:00Z'
let portal: TestPortal
let officer: TestActor
let cases: Record<Right, LetterCase>
beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  officer = await portal.office()
  cases = await letterCases(portal, await portal.register())
})
afterAll(() => portal.close())

const services = () => ({ ...portal.services, log: portal.app.log })
const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')

async function bytesOf(letterId: string, by = services()): Promise<Buffer> {
  const { objectKey } = await ensureLetter(by, letterId)
  const chunks: Buffer[] = []
  for await (const chunk of await portal.services.files.open(objectKey)) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
const textOf = async (letterId: string) => squeezed((await pdfText(await bytesOf(letterId))).join(' '))

function write(right: Right, letterTyp: LetterCode) {
  const wanted = {
    letterTyp,
    applicationId: cases[right].applicationId,
    dueDate: '2027-02-22',
    ground: '',
    actionDate: '2026-11-20',
    now: new Date(NOW),
    notes: '',
    detail: {},
  }
  return transact(portal.db, (tx) => writeLetter(tx, services(), wanted, { action: null, issuedBy: null }))
}

async function act(right: Right, action: string, role: 'office' | 'applicant' = 'office') {
  const now = portal.services.clock()
  const actorId = role === 'office' ? officer.userId : null
  const detail = { POINTS: [{ TITLE: 'Tampak belakang', TEXT: 'Tidak ada.' }] }
  return takeAction(services(), cases[right], { action, role, actorId, actionDate: legalDateOf(now), now, detail })
}

describe('what a letter says', () => {
  test('never that nothing need be done while a patent waits for a request for examination', async () => {
    const patent = await textOf((await write('PATENT', 'SFL')).letterId)
    expect(patent).toContain(squeezed('36 (tiga puluh enam) bulan sejak Tanggal Penerimaan'))
    expect(patent).not.toContain(squeezed('tidak perlu melakukan apa pun'))
    expect(await textOf((await write('SIMPLE_PATENT', 'SFL')).letterId)).not.toContain(squeezed('tiga puluh enam'))
  })

  test('on which day protection ended', async () => {
    await sql`update application set expiration_date = '2026-11-13' where application_id = ${cases.DESIGN.applicationId}`.execute(
      portal.db,
    )
    const text = await textOf((await write('DESIGN', 'SBM')).letterId)
    expect(text).toContain(squeezed('berakhir pada tanggal 13 November 2026. Sesudah tanggal itu'))
  })

  test('the amount of the examination and of a renewal of each class, and how it is paid', async () => {
    const examination = await textOf((await write('PATENT', 'SPS')).letterId)
    expect(examination).toMatch(/Biayapermohonanpemeriksaansubstantif:Rp[\d.]+,menuruttarif/)
    expect(examination).toContain(squeezed('kode billing'))
    expect(await textOf((await write('MARK', 'SJT')).letterId)).toMatch(/Rp[\d.]+untuk2kelas\(Rp[\d.]+perkelas\)/)
  })

  test('which letter and which answer it follows, with number and dates', async () => {
    const asked = await act('DESIGN', 'ask_correction')
    const { rows } = await sql<{
      doc_number: string
    }>`select doc_number from letter where letter_id = ${asked.letterId}`.execute(portal.db)
    portal.setNow('2026-11-25T03:00:00Z')
    await act('DESIGN', 'withdraw', 'applicant')
    const { letterId } = await portal.db
      .selectFrom('letter')
      .select('letter_id as letterId')
      .where('application_id', '=', cases.DESIGN.applicationId)
      .where('letter_typ', '=', 'SPK')
      .executeTakeFirstOrThrow()
    expect(await textOf(letterId)).toContain(squeezed('diterima tanggal 25 November 2026'))
    portal.setNow(NOW)
    const lapsed = await textOf((await write('DESIGN', 'SDT')).letterId)
    expect(lapsed).toContain(squeezed(`Nomor ${rows[0]?.doc_number} tanggal 20 November 2026`))
  })
})

describe('who signs', () => {
  test('is named with NIP from the day of the appointment, and nobody while the post is vacant', async () => {
    const post = { post: 'mark', name: 'Nurul Hidayati, S.H.', nip: '197611232003122002' }
    await setSignatory(portal.db, { ...post, from: '2026-11-20' })
    const named = await textOf((await write('MARK', 'SKT')).letterId)
    expect(named).toContain(squeezed('Nurul Hidayati, S.H. NIP 19761123 200312 2 002'))
    expect(await textOf((await write('PATENT', 'SKT')).letterId)).not.toContain('NIP')
    await setSignatory(portal.db, { ...post, name: '', nip: '', from: '2026-11-20' })
    expect(await textOf((await write('MARK', 'SKT')).letterId)).not.toContain('NIP')
    await expect(setSignatory(portal.db, { ...post, nip: '12', from: '2026-11-20' })).rejects.toThrow('signatory')
  })

  test('signs the PDF electronically, which the letter states', async () => {
    const { letterId } = await write('MARK', 'SKT')
    expect((await bytesOf(letterId)).toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
    expect(await textOf(letterId)).toContain(squeezed('Ditandatangani secara elektronik dengan kunci instalasi'))
  })

  test('does not hold up a letter that cannot be signed: it is made without signature and says so', async () => {
    const { letterId } = await write('MARK', 'SKT')
    const broken = {
      ...services(),
      signer: {
        ...portal.services.signer,
        sign: () => {
          throw new Error('no key')
        },
      },
    }
    const bytes = await bytesOf(letterId, broken)
    expect(bytes.toString('latin1')).not.toContain('ETSI.CAdES')
    expect(squeezed((await pdfText(bytes)).join(' '))).toContain(squeezed('tanpa tanda tangan elektronik'))
    const code = await portal.db
      .selectFrom('letter')
      .select('verify_code')
      .where('letter_id', '=', letterId)
      .executeTakeFirstOrThrow()
    const answer = await portal.ask('verifyDocument', { query: { code: code.verify_code } })
    expect(answer.body).toMatchObject({ STATE: 'VALID', SIGNATURE: null })
  })
})

test.each([
  ['26(6)–28', '26 ayat (6)–28'],
  ['20(a)', '20 huruf a'],
  ['21(1)(a)', '21 ayat (1) huruf a'],
  ['25(2)c', '25 ayat (2) huruf c'],
  ['63A(4)', '63A ayat (4)'],
  ['63A', '63A'],
])('article %s is cited as %s', (article, words) => {
  expect(articleWords(article)).toBe(words)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { patentWith, type SamplePatent } from '../../testing/patents.ts'
import {
  answerWithClaims,
  pagesPdf as pdf,
  publishAnswered,
  readTexts,
  registerWithTexts,
} from '../../testing/patentTexts.ts'
import { playActions } from '../../testing/playedCases.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { indexWaitingCases } from '../registerSearch/indexRegister.ts'
import { replaceAnswerText } from './answerTexts.sql.ts'
import { replaceCaseText } from './caseTexts.sql.ts'
import { readWaitingTexts } from './readTexts.ts'

let portal: TestPortal
let owner: TestActor
let stranger: TestActor
let officer: TestActor
beforeAll(async () => {
  portal = await startTestPortal({ now: '2026-03-02T03:00:00Z' })
  owner = await portal.register()
  stranger = await portal.register()
  officer = await portal.office()
}, 60_000)
afterAll(() => portal.close())

/** A PDF that opens with a password only. */
const lockedPdf = () => {
  const none = `<${'00'.repeat(32)}>`
  const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O ${none} /U ${none} >> /ID [${none} ${none}] `
  return Buffer.from(pdf('Isi').toString('latin1').replace('trailer\n<< ', `trailer\n<< ${lock}`), 'latin1')
}

const fileWith = (files: Record<string, Buffer>, patent?: SamplePatent) =>
  registerWithTexts(portal, owner, files, patent)
const read = () => readTexts(portal)
const ask = async (q: string, as: TestActor = stranger) =>
  (await portal.ask('searchRegister', { as, query: { q, facets: 'Y' } })).body
const found = async (q: string, as?: TestActor) => (await ask(q, as)).data.map(({ PATENT_ID }) => PATENT_ID)
const hit = async (q: string, as?: TestActor) => (await ask(q, as)).data[0]?.TEXT_HIT

describe('the text of a filed patent', () => {
  let number: string
  beforeAll(async () => {
    number = await fileWith({
      DES: pdf('Uraian tentang kelapa', 'Pengeringan zamrudin memakai tungku besar', 'Penutup'),
      KLM: pdf('1. Alat berpemanas lembayung.', '2. Alat sesuai klaim 1, yang bulat.'),
      ABS: pdf('Ringkasan invensi cendawan'),
    })
    await read()
  }, 60_000)

  test('is found by its owner and officers before the publication, by nobody else, and costs them no other answer', async () => {
    expect(await found('deskripsi:zamrudin', owner)).toEqual([number])
    expect(await found('deskripsi:zamrudin', officer)).toEqual([number])
    for (const q of [
      'naskah:zamrudin',
      'klaim:lembayung',
      'abstrak:cendawan',
      'deskripsi:"pengeringan zamrudin"',
      'naskah:zamr*',
    ]) {
      const { UNDERSTOOD: _ours, ...secret } = await ask(q)
      const { UNDERSTOOD: _theirs, ...nowhere } = await ask(q.replace(/zamrudin|lembayung|cendawan|zamr/, 'takadada'))
      expect(secret, q).toEqual(nowhere)
    }
  })

  const abstractFor = async (as: TestActor) => {
    const asked = { as, params: { section: 'patent' as const }, query: { patentId: number } }
    const { status, body } = await portal.ask('getPatentDetailBySection', asked)
    return status === 200 && 'ABSTRACT' in body ? body.ABSTRACT : status
  }
  const publicPages = async () =>
    Promise.all(
      ['', '.json', '.xml'].map(async (end) => {
        const url = `/publik/paten/${number}${end}`
        const { payload } = await portal.app.inject({ method: 'GET', url, headers: { host: 'localhost' } })
        return payload.includes('Ringkasan invensi cendawan')
      }),
    )

  test('has its abstract on the page of its owner and of officers, and nowhere else before the publication', async () => {
    expect(await abstractFor(owner)).toBe('Ringkasan invensi cendawan')
    expect(await abstractFor(officer)).toBe('Ringkasan invensi cendawan')
    expect(await abstractFor(stranger)).toBe(404)
    expect(await publicPages()).toEqual([false, false, false])
  })

  test('tells part, claim and page with the words marked, and the document to who may open it', async () => {
    const claim = await hit('klaim:lembayung', owner)
    expect(claim).toMatchObject({ PART: 'claims', PAGE: 1, CLAIM_NBR: 1, DOC_ID: expect.any(String) })
    const page = await hit('deskripsi:zamrudin', owner)
    expect(page).toMatchObject({ PART: 'description', PAGE: 2, CLAIM_NBR: null })
    expect(page?.FOUND_AT.map(({ START, END }) => page.TEXT.slice(START, END))).toEqual(['zamrudin'])
  })

  test('is found by everybody after the publication, without the document, its abstract is public, and it is found by nobody once it is taken back', async () => {
    await playActions(portal, number, ['formality_passed', 'publish'])
    await read()
    expect(await found('deskripsi:zamrudin')).toEqual([number])
    expect(await abstractFor(stranger)).toBe('Ringkasan invensi cendawan')
    expect(await publicPages()).toEqual([true, true, true])
    expect(await hit('abstrak:cendawan')).toMatchObject({ PART: 'abstract', PAGE: 1, DOC_ID: null })
    await sql`update register_entry set is_public = false where application_number = ${number}`.execute(portal.db)
    expect(await found('deskripsi:zamrudin')).toEqual([])
    await sql`update register_entry set is_public = true where application_number = ${number}`.execute(portal.db)
  })

  test.each([
    ['another form of the word', 'deskripsi:mengeringkan'],
    ['a phrase over a word that every text has', 'deskripsi:"pengeringan yang zamrudin"'],
    ['words of several pages', 'deskripsi:kelapa deskripsi:tungku'],
    ['the beginning of a word as written', 'deskripsi:pengeri*'],
    ['either part', 'abstrak:takadada OR klaim:lembayung'],
    ['all but', 'naskah:tungku -klaim:takadada'],
    ['beside a class and a title', 'naskah:tungku ipc:A23N judul:pengering'],
    ['the English title', 'naskah:dryers'],
  ])('is found by %s', async (_says, q) => expect(await found(q)).toEqual([number]))

  test.each([
    ['a phrase in another order', 'deskripsi:"zamrudin pengeringan"'],
    ['a word of another part', 'abstrak:lembayung'],
    ['a word that is excluded', 'naskah:tungku -klaim:lembayung'],
    ['another class', 'naskah:tungku ipc:B60'],
  ])('is not found by %s', async (_says, q) => expect(await found(q)).toEqual([]))

  test('the most frequent word is named and not searched', async () => {
    expect((await ask('klaim:yang naskah:tungku')).IGNORED).toEqual([{ TEXT: 'klaim:yang', WHY: 'frequent' }])
  })

  test.each([
    ['ten thousand letters', 'naskah:' + 'x'.repeat(9_900)],
    ['operators', `naskah:& naskah:| naskah:! naskah:':*' naskah:\\' deskripsi:"' & 'a"`],
    ['control characters and overrides', 'naskah:\u0000\u202etungku\u2066'],
    ['many words', 'naskah:tungku '.repeat(600)],
  ])('%s are answered', async (_says, q) => {
    const { status } = await portal.ask('searchRegister', { as: stranger, query: { q } })
    expect(status).toBe(200)
  })
})

test.each([
  ['scanned', () => pdf(''), 'scan'],
  ['broken', () => Buffer.from('%PDF-1.4 broken'), 'unreadable'],
  ['encrypted', lockedPdf, 'unreadable'],
])('a %s document has no text, and the title is found all the same', async (_says, make, outcome) => {
  const title = `Mesin ${outcome}istik ${_says}`
  await fileWith(
    { DES: make() },
    patentWith((p) => void (p.TECHNICAL['TITLE'] = title)),
  )
  await read()
  expect(await found(`naskah:${outcome}istik naskah:${_says}`, owner)).toHaveLength(1)
  const { rows } = await sql`
    select t.outcome from text_file t join application a using (application_id) where a.title = ${title}`.execute(
    portal.db,
  )
  expect(rows).toEqual([{ outcome }])
})

test('numbers of lines are left out of a page, other numbers are not', async () => {
  const lines = ['Bejana nilakandi', '5 bahan baja', '10 tembaga 20 mm', '12 lapis']
  const draws = lines.map((line, at) => `1 0 0 1 50 ${500 - 20 * at} Tm (${line}) Tj`).join(' ')
  const bytes = pdf('X')
    .toString('latin1')
    .replace(/50 500 Td \(X\) Tj/, draws)
  const number = await fileWith({
    DES: Buffer.from(bytes.replace(/\/Length \d+/, `/Length ${draws.length + 20}`), 'latin1'),
  })
  await read()
  expect(await found('deskripsi:"bahan baja tembaga"', owner)).toEqual([number])
  expect((await hit('deskripsi:nilakandi', owner))?.TEXT).toBe('Bejana nilakandi bahan baja tembaga 20 mm 12 lapis')
})

test('a file in quarantine lets the patent wait, and is read when it is free', async () => {
  const number = await fileWith({ DES: pdf('Isi nakhoda') })
  const setState = (state: string) =>
    sql`update stored_file f set scan_state = ${state} from application a where a.application_id = f.application_id and a.application_number = ${number}`.execute(
      portal.db,
    )
  await setState('scanning')
  await read()
  expect(await found('deskripsi:nakhoda', owner)).toEqual([])
  await setState('clean')
  await sql`update text_waiting set waits_until = '-infinity'`.execute(portal.db)
  await read()
  expect(await found('deskripsi:nakhoda', owner)).toEqual([number])
  const { rows } = await sql`select from text_waiting`.execute(portal.db)
  expect(rows).toEqual([])
})

describe('two runs at once', () => {
  const runTwice = async () => {
    const warn = vi.spyOn(portal.app.log, 'warn')
    const run = () => readWaitingTexts({ ...portal.services, log: portal.app.log })
    const counts = await Promise.all([run(), run()])
    const warnings = warn.mock.calls.map(([fields]) => fields)
    warn.mockRestore()
    return { read: counts.reduce((sum, count) => sum + count), warnings }
  }

  test('read every waiting patent once, and find the text of all', async () => {
    const numbers = [await fileWith({ DES: pdf('Isi pertapa') }), await fileWith({ DES: pdf('Isi pertapa kedua') })]
    await indexWaitingCases(portal.db)
    expect(await runTwice()).toEqual({ read: 2, warnings: [] })
    expect((await found('deskripsi:pertapa', owner)).toSorted()).toEqual(numbers.toSorted())
  })

  test('may write the same text: the second waits for the first', async () => {
    const number = await fileWith({ DES: pdf('Isi lampion') })
    const { rows } = await sql<{ applicationId: number; fileId: string }>`
      select application_id as "applicationId", file_id as "fileId"
        from stored_file join application a using (application_id) where a.application_number = ${number} and specdoc_typ = 'DES'`.execute(
      portal.db,
    )
    const { applicationId, fileId } = rows[0] ?? { applicationId: 0, fileId: '' }
    const stems = new Map()
    const write = (body: string) => {
      const passage = { part: 'description', page: 1, claim: null, fileId, body } as const
      const answers = [{ ...passage, answeredOn: '2026-03-02' } as const]
      return Promise.all([
        replaceCaseText(portal.db, { applicationId, isPublic: false, sources: body, passages: [passage], stems }),
        replaceAnswerText(portal.db, { applicationId, sources: body, answers, all: [passage], stems }),
      ])
    }
    await Promise.all(['satu', 'dua', 'tiga'].map(write))
    for (const table of ['text_passage', 'answer_passage']) {
      const kept = await sql`select from ${sql.table(table)} where application_id = ${applicationId}`.execute(portal.db)
      expect(kept.rows, table).toHaveLength(1)
    }
  })
})

describe('claims that came with an answer', () => {
  let number: string
  beforeAll(async () => {
    number = await fileWith({ DES: pdf('Uraian tentang bandul'), KLM: pdf('1. Alat berbandul jingga.') })
    await read()
    await answerWithClaims(portal, { owner, officer }, number, pdf('', '1. Alat berbandul lazuardi.'))
    await read()
  }, 60_000)
  const anywhere = 'klaim:lazuardi deskripsi:bandul'

  test('are found with the text filed by the owner and officers, with claim, page and day of the answer', async () => {
    for (const as of [owner, officer]) {
      expect(await found(anywhere, as)).toEqual([number])
      expect(await hit('klaim:lazuardi', as)).toMatchObject({
        PART: 'claims',
        CLAIM_NBR: 1,
        PAGE: 2,
        ANSWERED_ON: '2026-03-02',
        DOC_ID: expect.any(String),
      })
    }
    // In the text filed, and in that of the answer, which has all that was filed.
    for (const as of [owner, officer]) expect(await found('deskripsi:bandul', as)).toEqual([number])
    const filed = await hit('klaim:jingga', owner)
    expect(filed).toMatchObject({ PART: 'claims', PAGE: 1 })
    expect(filed).not.toHaveProperty('ANSWERED_ON')
  })

  test('keep the case out of searches without their words, for those who may read them', async () => {
    for (const as of [owner, officer]) {
      for (const without of ['klaim:lazuardi', 'klaim:jingga', 'deskripsi:takada -naskah:lazuardi'])
        expect(await found(`deskripsi:bandul -${without}`, as), without).toEqual([])
      expect(await found('deskripsi:bandul -deskripsi:takada', as)).toEqual([number])
    }
  })

  test('are not found by strangers after the publication of the case, who find the claims filed', async () => {
    await publishAnswered(portal, number)
    await read()
    expect(await found('klaim:jingga')).toEqual([number])
    for (const q of ['klaim:lazuardi', 'naskah:lazuardi', anywhere]) expect(await found(q), q).toEqual([])
    expect(await hit('klaim:alat')).toMatchObject({ TEXT: expect.stringContaining('jingga'), DOC_ID: null })
    expect(await found(anywhere, owner)).toEqual([number])
    expect(await found('deskripsi:bandul -klaim:lazuardi')).toEqual([number])
    expect(await found('deskripsi:bandul -klaim:lazuardi', owner)).toEqual([])
  })

  test('cannot be cited as a passage, because reports print passages', async () => {
    const place = await hit('klaim:lazuardi', officer)
    const other = await fileWith({ DES: pdf('Uraian') })
    const PASSAGE = place && {
      PART: place.PART,
      PAGE: place.PAGE,
      CLAIM_NBR: 1,
      DOC_ID: place.DOC_ID,
      TEXT: place.TEXT,
    }
    const body = { PATENT_ID: other, KIND: 'patent', CITED: number, NOTE: '', PASSAGE }
    expect((await portal.ask('officeCite', { as: officer, body })).status).toBe(422)
  })
})

test('the text of a case that no longer belongs to the register goes when the register is made anew, that of others stays', async () => {
  const kept = await fileWith({ DES: pdf('Uraian tentang perahu') })
  const lost = await fileWith({ DES: pdf('Uraian tentang perahu'), KLM: pdf('1. Perahu hijau.') })
  await read()
  await answerWithClaims(portal, { owner, officer }, lost, pdf('', '1. Perahu biru.'))
  await read()
  const casesIn = async (table: string) => {
    const { rows } = await sql<{ number: string }>`
      select distinct a.application_number as number from ${sql.table(table)} join application a using (application_id)
       where a.application_number in (${kept}, ${lost}) order by 1`.execute(portal.db)
    return rows.map(({ number }) => number)
  }
  const tables = ['case_text', 'text_passage', 'answer_text', 'answer_passage']
  const both = [kept, lost].toSorted()
  expect(await Promise.all(tables.map(casesIn))).toEqual([both, both, [lost], [lost]])
  // Without its triggers, as a case that was changed by hand.
  await portal.db.connection().execute(async (one) => {
    await sql`set session_replication_role = replica`.execute(one)
    await sql`update application set reopened_at = now() where application_number = ${lost}`.execute(one)
    await sql`reset all`.execute(one)
  })
  await sql`select rebuild_register()`.execute(portal.db)
  expect(await Promise.all(tables.map(casesIn))).toEqual([[kept], [kept], [], []])
})

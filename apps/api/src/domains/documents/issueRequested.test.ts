import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

import type { Right } from '@saki/catalogue'
import { transact } from '@saki/db'
import { formatVerifyCode } from '@saki/domain/ids/verifyCode'
import { sql } from 'kysely'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { letterCases, type LetterCase } from '../../testing/letterCases.ts'
import { issueOrder, newOrder, type OrderedDocument } from '../../testing/orderDocument.ts'
import { jpeg } from '../../testing/pictures.ts'
import { pdfText } from '../../testing/pdfText.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'
import { packedTextPdf, textPdf } from '../../testing/textPdfs.ts'
import { encryptedPdf } from '../../testing/uploadFiles.ts'
import { ensureLetter } from './ensureLetter.ts'
import { writeLetter } from './issueLetter.ts'
import { findLetter } from './letter.sql.ts'
import { openSeals } from './numberSeal.ts'

const NOW = '2026-11-20T03:00:00Z'
let portal: TestPortal
let services: Parameters<typeof ensureLetter>[0]
let sari: TestActor
let budi: TestActor
let cases: Record<Right, LetterCase>

beforeAll(async () => {
  portal = await startTestPortal({ now: NOW })
  services = { ...portal.services, log: portal.app.log }
  sari = await portal.register()
  budi = await portal.register()
  cases = await letterCases(portal, sari)
  for (const right of ['DESIGN', 'MARK', 'PATENT', 'SIMPLE_PATENT'] as const) await register(cases[right])
})
afterAll(() => portal.close())

const squeezed = (text: string) => text.normalize('NFKC').replace(/[\s\u200B]/g, '')

function register({ applicationId }: LetterCase) {
  const wanted = {
    letterTyp: 'SER',
    applicationId,
    dueDate: null,
    ground: '',
    actionDate: '2026-11-02',
    now: new Date('2026-11-02T03:00:00Z'),
    notes: '',
    detail: {},
  }
  return transact(portal.db, (tx) => writeLetter(tx, services, wanted, { action: null, issuedBy: null }))
}

async function order(ordered: OrderedDocument) {
  const issued = await issueOrder(portal, await newOrder(portal, ordered))
  if (issued === 'NOT_PUBLIC') throw new Error(issued)
  const made = await ensureLetter(services, issued.letterId)
  const bytes = await buffer(await services.files.open(made.objectKey))
  return { ...issued, bytes, made, text: squeezed((await pdfText(bytes)).join(' ')) }
}

describe('extract from the register', () => {
  test.each(['DESIGN', 'MARK', 'PATENT', 'SIMPLE_PATENT'] as const)(
    'of a %s: every field, goods, owner, certificate',
    async (right) => {
      const { applicationId, patentId, title } = cases[right]
      const { letterId, docNumber, text } = await order({ letter: 'PTK', applicationId, requestedBy: sari.userId })
      const letter = await findLetter(portal.db, letterId)
      const { rows } = await sql<{ fact: string }>`
      select person_name as fact from application_party where application_id = ${applicationId}
      union all select registration_nbr from application where application_id = ${applicationId}
      union all select t from application_nice, unnest(terms) t where application_id = ${applicationId}
      union all select unnest(array[description, mark_name]) from application_mark where application_id = ${applicationId}
      union all select ipc_symbol from application_ipc where application_id = ${applicationId}`.execute(portal.db)
      expect(rows.length).toBeGreaterThan(1)
      const facts = [
        docNumber,
        patentId,
        title,
        'TRX-2026-000777',
        formatVerifyCode(letter?.verifyCode ?? ''),
        '2 November 2026',
        ...rows.map(({ fact }) => fact),
      ]
      for (const fact of facts) expect(text).toContain(squeezed(fact))
      expect(text).not.toContain('letters:')
    },
  )

  test('names licences with their terms, and owners that were renamed', async () => {
    const { applicationId } = cases.PATENT
    await sql`with r as (insert into request (submission_nbr, kind, owner_id, submitted_at) values ('TRX-2026-900001', 'LI', ${sari.userId}, now()) returning request_id)
      insert into licence (application_id, request_id, licensees, terms, recorded_on)
      select ${applicationId}, request_id, '[{"PERSON_NAME":"PT Kopi Nusantara","EMAIL":"rahasia@contoh.id"}]', '{"EXCLUSIVE":"Y","TERRITORY":"Jawa Tengah","VALID_FROM":"2026-11-01","VALID_TO":"2028-10-31"}', '2026-11-03' from r`.execute(
      portal.db,
    )
    await sql`insert into change_log (application_id, row_version, changed_at, source, section, request_ref, reason, changes)
      values (${applicationId}, 7, '2026-11-05T03:00:00Z', 'EDIT', 'OWNERS', 'TRX-2026-900002', 'x', ${JSON.stringify([
        { field: 'OWNERS.0.PERSON_NAME', oldValue: 'Sari Lama', newValue: 'Sari Wulandari' },
        { field: 'OWNERS.0.INDI_PERSON_ID_NBR', oldValue: '3402000000009999', newValue: '3402000000008888' },
      ])}::jsonb)`.execute(portal.db)
    const { text } = await order({ letter: 'PTK', applicationId, requestedBy: budi.userId, as: 'third' })
    for (const fact of [
      'PT Kopi Nusantara',
      'Eksklusif; Jawa Tengah; 1 November 2026 – 31 Oktober 2028',
      'Sari Lama → Sari Wulandari',
      'TRX-2026-900002',
    ])
      expect(text).toContain(squeezed(fact))
    expect(text).not.toMatch(/rahasia@contoh|34020000000/)
  })

  test('shows the pictures of a design and names one that cannot be read', async () => {
    const { applicationId } = cases.DESIGN
    const whole = await order({ letter: 'PTK', applicationId, requestedBy: sari.userId })
    const pictures = (bytes: Buffer) => bytes.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0
    expect(pictures(whole.bytes)).toBeGreaterThan(0)
    expect(whole.text).not.toContain('Gambarinitidakdapatdibaca')
    await sql`update stored_file set object_key = 'gone-' || file_id, rendition_key = null where application_id = ${applicationId} and view_typ = 3`.execute(
      portal.db,
    )
    const broken = await order({ letter: 'PTK', applicationId, requestedBy: sari.userId })
    expect(broken.text).toContain('Gambarinitidakdapatdibaca')
    expect(pictures(broken.bytes)).toBeGreaterThan(0)
  })
})

test('a written statement says the standing on the day and repeats what was asked', async () => {
  const { applicationId } = cases.MARK
  const { text } = await order({
    letter: 'SKT',
    applicationId,
    requestedBy: sari.userId,
    about: 'Apakah merek masih berlaku?\n#danger[x]',
  })
  for (const fact of ['Apakah merek masih berlaku?', '#danger[x]', 'Keadaan dalam daftar umum', '20 November 2026'])
    expect(text).toContain(squeezed(fact))
})

describe('a third person', () => {
  test('gets an extract without identity numbers, telephone, email or own reference, and copies of the file not at all', async () => {
    const { applicationId } = cases.MARK
    const { rows } = await sql<{ secret: string }>`
      select unnest(array[person ->> 'INDI_PERSON_ID_NBR', person ->> 'EMAIL', person ->> 'PHONE']) as secret from application_party where application_id = ${applicationId}
      union all select reference from application where application_id = ${applicationId}`.execute(portal.db)
    const secrets = rows.map(({ secret }) => secret).filter(Boolean)
    expect(secrets.length).toBeGreaterThan(1)
    const { letterId, text, made } = await order({
      letter: 'PTK',
      applicationId,
      requestedBy: budi.userId,
      as: 'third',
    })
    for (const secret of secrets) expect(text + made.fileName).not.toContain(squeezed(secret))
    expect(await findLetter(portal.db, letterId)).toMatchObject({ addresseeId: budi.userId })
    for (const letter of ['SLN', 'SBP'] as const)
      expect(
        await issueOrder(
          portal,
          await newOrder(portal, { letter, applicationId, requestedBy: budi.userId, as: 'third' }),
        ),
      ).toBe('NOT_PUBLIC')
  })

  test('alone reads the document, besides officers; the owner finds it nowhere', async () => {
    const { applicationId, patentId } = cases.MARK
    const wanted = await newOrder(portal, { letter: 'PTK', applicationId, requestedBy: budi.userId, as: 'third' })
    const issued = await issueOrder(portal, wanted)
    if (issued === 'NOT_PUBLIC') throw new Error(issued)
    const { letterId } = issued
    const listed = async (as: TestActor) =>
      (await portal.ask('getUserDocuments', { as, query: { size: 100 } })).body.data.map(({ DOC_ID }) => DOC_ID)
    expect(await listed(budi)).toContain(letterId)
    expect(await listed(sari)).not.toContain(letterId)
    const params = { id: letterId }
    expect((await portal.ask('getDocumentFacts', { as: budi, params })).body).toMatchObject({ PATENT_ID: patentId })
    expect((await portal.ask('getDocumentFacts', { as: sari, params })).status).toBe(404)
    expect((await portal.ask('getDocumentFacts', { as: await portal.register(), params })).status).toBe(404)
    const at = { procTyp: wanted.procTyp, procNbr: wanted.procNbr, actionNbr: 1 }
    expect((await portal.ask('getOfficeDoc', { as: budi, params: at })).status).toBe(200)
    expect((await portal.ask('getOfficeDoc', { as: sari, params: at })).status).toBe(404)
  })

  test('gets nothing of a case that is neither published nor registered', async () => {
    const { applicationId } = cases.SIMPLE_PATENT
    const before = sql`update application set registration_date = null, publication_date = null where application_id = ${applicationId}`
    await before.execute(portal.db)
    const wanted = { applicationId, requestedBy: budi.userId, as: 'third' as const }
    for (const letter of ['PTK', 'SKT', 'SLS'] as const)
      expect(await issueOrder(portal, await newOrder(portal, { letter, ...wanted }))).toBe('NOT_PUBLIC')
    await sql`update application set publication_date = '2026-11-20' where application_id = ${applicationId}`.execute(
      portal.db,
    )
    expect(await issueOrder(portal, await newOrder(portal, { letter: 'PTK', ...wanted }))).toMatchObject({
      docNumber: expect.stringContaining('PTK'),
    })
  })
})

test('one action issues one document, also when its transaction runs again', async () => {
  const wanted = await newOrder(portal, {
    letter: 'PTK',
    applicationId: cases.PATENT.applicationId,
    requestedBy: sari.userId,
  })
  const first = await issueOrder(portal, wanted)
  expect(await issueOrder(portal, wanted)).toEqual(first)
  const { rows } =
    await sql`select from letter where (proc_typ, proc_nbr) = (${wanted.procTyp}, ${wanted.procNbr})`.execute(portal.db)
  expect(rows).toHaveLength(1)
})

test('a document whose PDF was not made before the server died is made by the check of its code', async () => {
  const issued = await issueOrder(
    portal,
    await newOrder(portal, { letter: 'PTK', applicationId: cases.MARK.applicationId, requestedBy: sari.userId }),
  )
  if (issued === 'NOT_PUBLIC') throw new Error(issued)
  expect(
    (await sql`select from office_document where doc_id = ${issued.letterId}`.execute(portal.db)).rows,
  ).toHaveLength(0)
  const letter = await findLetter(portal.db, issued.letterId)
  const verified = await portal.ask('verifyDocument', { query: { code: letter?.verifyCode ?? '' } })
  expect(verified.body).toMatchObject({ STATE: 'VALID', DOC_NUMBER: issued.docNumber })
  const made = await ensureLetter(services, issued.letterId)
  const bytes = await buffer(await services.files.open(made.objectKey))
  expect(verified.body).toMatchObject({ SHA256: createHash('sha256').update(bytes).digest('hex') })
})

describe('copies', () => {
  /** Stores these bytes as the file of a case in a slot. */
  async function put(
    { applicationId }: LetterCase,
    slot: string,
    bytes: Buffer,
    more: { pages?: number; mime?: string; at?: string; name?: string } = {},
  ) {
    const key = await services.files.put(bytes)
    const sha256 = createHash('sha256').update(bytes).digest()
    const { pages = 1, mime = 'application/pdf', at, name = `${slot.toLowerCase()}.pdf` } = more
    await sql`insert into stored_file (file_id, owner_id, temp_id, application_id, specdoc_typ, file_name, mime, size_bytes, sha256, pages, object_key, uploaded_at)
      select ${randomUUID()}, owner_id, temp_id, application_id, ${slot}, ${name}, ${mime}, ${bytes.length}, ${sha256}, ${pages}, ${key}, coalesce(${at ?? null}::timestamptz, submitted_at)
        from application where application_id = ${applicationId}`.execute(portal.db)
    return { key, hash: sha256.toString('hex') }
  }
  const drawn = (bytes: Buffer) => [...bytes.toString('latin1').matchAll(/\((\w+)\) Tj/g)].map(([, words]) => words)
  const pagesOf = async (bytes: Buffer) =>
    (await getDocument({ data: new Uint8Array(bytes), verbosity: 0, stopAtErrors: true }).promise).numPages

  beforeAll(async () => {
    const { applicationId } = cases.PATENT
    await sql`delete from stored_file where application_id = ${applicationId}`.execute(portal.db)
    // Its certificate is of the time before certificates contained the specification.
    await sql`update letter set content = content - 'files' - 'certificateId' where application_id = ${applicationId}`.execute(
      portal.db,
    )
    await put(cases.PATENT, 'DES', textPdf('deskripsiSatu', 'deskripsiDua'), {
      pages: 2,
      name: 'Uraian panjang sekali ꦗꦮ.pdf',
    })
    await put(cases.PATENT, 'KLM', textPdf('klaimLama'))
    await put(cases.PATENT, 'KLM', packedTextPdf('klaimBaru'), { at: '2026-11-20T04:00:00Z', name: 'klaim-2.pdf' })
    await put(cases.PATENT, 'GBP', await jpeg(500, 300), { mime: 'image/jpeg', name: 'publikasi.jpg' })
    await put(cases.PATENT, 'SEQ', Buffer.from('<xml/>'), { mime: 'application/xml', name: 'urutan.xml' })
  })

  test('a certified copy contains the form, every file with its hash, and their pages after the index', async () => {
    const { applicationId, title } = cases.PATENT
    const { text, bytes, made } = await order({ letter: 'SLN', applicationId, requestedBy: sari.userId })
    expect(await pagesOf(bytes)).toBe(made.pages)
    expect(drawn(bytes)).toEqual(['deskripsiSatu', 'deskripsiDua', 'klaimLama', 'klaimBaru'])
    const { rows } = await sql<{ hash: string; name: string }>`
      select encode(sha256, 'hex') as hash, file_name as name from stored_file where application_id = ${applicationId}`.execute(
      portal.db,
    )
    expect(rows).toHaveLength(5)
    for (const { hash, name } of rows) {
      expect(text).toContain(hash)
      expect(text).toContain(squeezed(name))
    }
    expect(text).toContain(squeezed(title))
    expect(text).toContain('Hanyadisebut')
    const front = made.pages === null ? 0 : made.pages - 5
    expect(text).toContain(`hal.${front + 1}–${front + 2}`)
    expect(createHash('sha256').update(bytes).digest()).toEqual(made.sha256)
    expect(openSeals(bytes.toString('latin1'), portal.services.secrets)).toHaveProperty('LETTER')
  })

  test('a proof of priority has the files of the filing, not later ones', async () => {
    const { text } = await order({ letter: 'SBP', applicationId: cases.PATENT.applicationId, requestedBy: sari.userId })
    expect(text).toContain('klm.pdf')
    expect(text).not.toContain('klaim-2.pdf')
  })

  test('a copy of a patent certificate has the certificate and the newest parts of its specification', async () => {
    const { applicationId } = cases.PATENT
    const { text, bytes, made } = await order({ letter: 'SLS', applicationId, requestedBy: budi.userId, as: 'third' })
    expect(text).toContain('SERTIFIKATPATEN')
    expect(text).toContain('klaim-2.pdf')
    expect(text).not.toContain('klm.pdf')
    expect(text).not.toContain('publikasi.jpg')
    expect(await pagesOf(bytes)).toBe(made.pages)
  })

  test('the certificate of a patent is followed by the newest parts of its specification, and a copy has them once', async () => {
    const now = new Date('2026-11-21T03:00:00Z')
    const { applicationId } = cases.PATENT
    const wanted = {
      letterTyp: 'SER',
      applicationId,
      dueDate: null,
      ground: '',
      actionDate: '2026-11-21',
      now,
      notes: '',
      detail: {},
    }
    const { letterId } = await transact(portal.db, (tx) =>
      writeLetter(tx, services, wanted, { action: null, issuedBy: null }),
    )
    const made = await ensureLetter(services, letterId)
    const bytes = await buffer(await services.files.open(made.objectKey))
    expect(await pagesOf(bytes)).toBe(4)
    expect(squeezed((await pdfText(bytes))[0] ?? '')).toContain(squeezed('hal. 2–3'))
    expect(drawn(bytes)).toEqual(['deskripsiSatu', 'deskripsiDua', 'klaimBaru'])
    expect(made).toMatchObject({ pages: 4, signedWith: portal.services.signer.fingerprint })
    expect(createHash('sha256').update(bytes).digest()).toEqual(made.sha256)
    const copy = await order({ letter: 'SLS', applicationId, requestedBy: budi.userId, as: 'third' })
    expect(drawn(copy.bytes)).toEqual(['deskripsiSatu', 'deskripsiDua', 'klaimBaru'])
  })

  test('the certificate of a mark is copied without the files of its application', async () => {
    const { text } = await order({
      letter: 'SLS',
      applicationId: cases.MARK.applicationId,
      requestedBy: budi.userId,
      as: 'third',
    })
    expect(text).toContain('SERTIFIKATMEREK')
    expect(text).not.toContain('label-1')
  })

  test('names a file that is lost, damaged, encrypted, broken or infected, and contains the others', async () => {
    const of = cases.SIMPLE_PATENT
    await sql`delete from stored_file where application_id = ${of.applicationId}`.execute(portal.db)
    await put(of, 'DES', textPdf('utuh'))
    const lost = await put(of, 'KLM', textPdf('hilang'))
    await services.files.remove(lost.key)
    const damaged = await put(of, 'ABS', textPdf('rusak'))
    await sql`update stored_file set sha256 = sha256('lain') where object_key = ${damaged.key}`.execute(portal.db)
    await put(of, 'GBR', encryptedPdf())
    await put(
      of,
      'KUA',
      Buffer.from(
        textPdf('patah')
          .toString('latin1')
          .replace(/\/Length \d+/, '/Length 9999'),
        'latin1',
      ),
    )
    const infected = await put(of, 'PGH', textPdf('virus'))
    await sql`update stored_file set scan_state = 'infected' where object_key = ${infected.key}`.execute(portal.db)
    const { text, bytes, made } = await order({
      letter: 'SLN',
      applicationId: of.applicationId,
      requestedBy: sari.userId,
    })
    expect(drawn(bytes)).toEqual(['utuh'])
    expect(await pagesOf(bytes)).toBe(made.pages)
    for (const why of ['Tidak ditemukan dalam penyimpanan', 'Rusak dalam penyimpanan', 'Tertahan oleh pemindai virus'])
      expect(text).toContain(squeezed(why))
    expect(text.match(/Tidakdapatdigabungkan/g)).toHaveLength(2)
    expect(text).toContain(lost.hash)
    expect(await readdir(services.files.tempDir)).toEqual([])
  })
})

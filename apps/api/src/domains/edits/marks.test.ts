import { randomUUID } from 'node:crypto'

import { languages } from '@saki/texts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { notify } from '../../testing/filings.ts'
import { formFaults } from '../../testing/formFaults.ts'
import { registerMark, sampleMark, submitMark, type SampleMark } from '../../testing/marks.ts'
import { startTestPortal, type TestActor, type TestPortal } from '../../testing/portal.ts'

let portal: TestPortal
let sari: TestActor
const NOON = '2026-11-20T05:00:00Z'

beforeAll(async () => {
  portal = await startTestPortal({ now: NOON })
  sari = await portal.register()
})
afterAll(() => portal.close())
beforeEach(() => portal.setNow(NOON))

const with_ = (change: (mark: SampleMark) => void): SampleMark => {
  const mark = sampleMark()
  change(mark)
  return mark
}
const issuesAt = (issues: { PATH: string; LEVEL: string; MESSAGE: string }[], path: string) =>
  issues.filter(({ PATH }) => PATH === path).map(({ LEVEL, MESSAGE }) => [LEVEL, MESSAGE])

describe('a mark is filed (UU 20/2016 art. 4)', () => {
  test.each([
    ['goods and services', ['30', '43'], 'IPT2026000001'],
    ['services only', ['35', '43'], 'JID2026000001'],
    ['goods only', ['1', '34'], 'DID2026000001'],
  ])('%s: the classes decide the number', async (_what, classes, number) => {
    const mark = with_((m) => {
      m.NICE = classes.map((code) => ({ NICE_CLASS_CODE: code, TERMS: ['kopi'] }))
    })
    expect(await registerMark(portal, sari, mark)).toBe(number)
  })

  test('the fee is per class; micro and small businesses pay less, education pays the general fee', async () => {
    const costs = async (payer: string, classes: number) => {
      const mark = with_((m) => {
        m.FILING['PAYER_CATEGORY'] = payer
        m.NICE = m.NICE.slice(0, classes)
      })
      const { body } = await submitMark(portal, sari, mark)
      return [body.TOTAL_AMOUNT, body.FEES[0]?.QTY]
    }
    expect(await costs('UMUM', 2)).toEqual([3_600_000, 2])
    expect(await costs('UMK', 2)).toEqual([1_000_000, 2])
    expect(await costs('UMK', 1)).toEqual([500_000, 1])
    expect(await costs('PENDIDIKAN', 2)).toEqual([3_600_000, 2])
  })

  test('sign and goods are stored unchanged in Latin, Arabic, Javanese and Chinese script', async () => {
    const name = 'قهوة الغروب ☕ ꦏꦺꦴꦥꦶ 日没 e\u0301'
    const terms = ['kopi 咖啡', 'قهوة مطحونة', ' biji kopi, sangrai']
    const mark = with_((m) => {
      m.SIGN = {
        ...m.SIGN,
        SIGN_WCODE: 'WORD_FIGURE',
        MARK_NAME: name,
        TRANSLATION: 'kopi senja',
        COLOUR_CLAIMED: 'Y',
        COLOURS: ['merah tua'],
      }
      m.NICE = [{ NICE_CLASS_CODE: '30', TERMS: terms }]
    })
    const number = await registerMark(portal, sari, mark, 1)
    const kept = await sql<{
      markName: string
      title: string
      colours: string[]
      terms: string[]
      nice: number
      snapshot: SampleMark
    }>`
      select m.mark_name as "markName", a.title, m.colours, n.terms, n.nice_class_code as nice, a.snapshot
        from application a join application_mark m using (application_id) join application_nice n using (application_id)
       where a.application_number = ${number}`.execute(portal.db)
    expect(kept.rows).toEqual([
      expect.objectContaining({ markName: name, title: name, colours: ['merah tua'], terms, nice: 30 }),
    ])
    const { snapshot } = kept.rows[0] ?? {}
    expect(snapshot?.SIGN['MARK_NAME']).toBe(name)
    expect(snapshot?.NICE).toEqual(mark.NICE)
  })

  test('every mark filed has its row in application_mark', async () => {
    await submitMark(portal, sari, sampleMark('TANPA BARANG'))
    const rows = await sql<{ n: number }>`
      select count(*)::int as n from application a left join application_mark m using (application_id)
       where a.appl_typ = 'MARK' and m.application_id is null`.execute(portal.db)
    expect(rows.rows[0]?.n).toBe(0)
  })
})

test('marks of all kinds paid at once get numbers without gaps and duplicates in each series', async () => {
  const before = await numbers()
  const kinds = ['30', '43', 'both', '30', 'both', '43', '30', '43', 'both', '30', '43', '30']
  const filed = []
  for (const kind of kinds) {
    const mark = with_((m) => {
      if (kind !== 'both') m.NICE = [{ NICE_CLASS_CODE: kind, TERMS: ['kopi'] }]
    })
    filed.push((await submitMark(portal, sari, mark)).body)
  }
  await Promise.all(
    filed.map(({ BILLING_CODE, TOTAL_AMOUNT }) => notify(portal, { BILLING_CODE, AMOUNT: TOTAL_AMOUNT })),
  )
  const after = await numbers()
  const added = { D: 5, J: 4, I: 3 }
  for (const [letter, more] of Object.entries(added)) {
    const count = (before.get(letter)?.length ?? 0) + more
    expect([letter, after.get(letter)]).toEqual([letter, Array.from({ length: count }, (_, at) => at + 1)])
  }
})

/** Running numbers given so far, by the letter of their series. */
async function numbers(): Promise<Map<string, number[]>> {
  const { rows } = await sql<{ letter: string; numbers: number[] }>`
    select file_typ as letter, array_agg(file_nbr::int order by file_nbr) as numbers from application
     where application_number is not null group by file_typ`.execute(portal.db)
  return new Map(rows.map(({ letter, numbers: given }) => [letter, given]))
}

describe('an incomplete or faulty filing is refused with the field and the message of the form, in each language', () => {
  test('a picture mark without its label', async () => {
    const mark = with_((m) => {
      m.SIGN = { ...m.SIGN, SIGN_WCODE: 'FIGURE' }
    })
    const before = await filings()
    for (const language of languages) {
      const refused = await submitMark(portal, sari, mark, 0, language)
      expect([refused.status, refused.body.err]).toEqual([422, 'NOT_COMPLETE'])
      expect(refused.body.fields).toEqual(formFaults('mark-filing', mark, { files: [], now: new Date(NOON), language }))
      expect(refused.body.fields).toMatchObject([{ field: 'FILES.ETK' }])
    }
    expect(await filings()).toBe(before)
    expect((await submitMark(portal, sari, mark, 1)).body.SUBMISSION_NBR).toMatch(/^TRX-2026-/)
  })

  test.each([
    ['no type', (m: SampleMark) => delete m.SIGN['SIGN_WCODE'], 'SIGN.SIGN_WCODE', 'Pilih tipe merek'],
    ['no name', (m: SampleMark) => (m.SIGN['MARK_NAME'] = ' '), 'SIGN.MARK_NAME', 'Nama merek harus diisi'],
    [
      'a figure without a name',
      (m: SampleMark) => (m.SIGN = { SIGN_WCODE: 'FIGURE', MARK_NAME: '' }),
      'SIGN.MARK_NAME',
      'Nama merek harus diisi',
    ],
    ['no goods', (m: SampleMark) => (m.NICE = []), 'NICE', 'Pilih sedikitnya satu barang atau jasa'],
    [
      'an empty class',
      (m: SampleMark) => (m.NICE[1] = { NICE_CLASS_CODE: '43', TERMS: [] }),
      'NICE.1.TERMS',
      'Kelas ini belum berisi barang atau jasa',
    ],
    [
      'class 46',
      (m: SampleMark) => (m.NICE[1] = { NICE_CLASS_CODE: '46', TERMS: ['kopi'] }),
      'NICE.1.NICE_CLASS_CODE',
      'Kelas barang/jasa adalah angka 1 sampai 45',
    ],
    [
      'class 0',
      (m: SampleMark) => (m.NICE[1] = { NICE_CLASS_CODE: '0', TERMS: ['kopi'] }),
      'NICE.1.NICE_CLASS_CODE',
      'Kelas barang/jasa adalah angka 1 sampai 45',
    ],
    [
      'a class twice',
      (m: SampleMark) => (m.NICE[1] = { NICE_CLASS_CODE: '30', TERMS: ['roti'] }),
      'NICE.1.NICE_CLASS_CODE',
      'Kelas 30 sudah ada. Gabungkan istilahnya; biaya dihitung satu kali per kelas.',
    ],
    [
      'a blank term',
      (m: SampleMark) => (m.NICE[1] = { NICE_CLASS_CODE: '43', TERMS: ['  '] }),
      'NICE.1.TERMS',
      'Ada istilah yang kosong; hapus atau isi',
    ],
    [
      'more terms than one filing may list',
      (m: SampleMark) =>
        (m.NICE = Array.from({ length: 6 }, (_, at) => ({
          NICE_CLASS_CODE: String(at + 1),
          TERMS: Array.from({ length: 180 }, (_term, n) => `istilah ${n}`),
        }))),
      'NICE',
      'Ada 1080 istilah; paling banyak 1000 dalam satu permohonan',
    ],
    [
      'a sound mark without a recording',
      (m: SampleMark) => (m.SIGN['SIGN_WCODE'] = 'SOUND'),
      'FILES.SND',
      'Unggah rekaman suara; tanpa rekaman belum ada label merek',
    ],
    [
      'a priority date in the future',
      (m: SampleMark) => claim(m, '2026-11-21'),
      'PRIORITIES.0.PRIORITY_DATE',
      'Tanggal prioritas tidak boleh di masa depan',
    ],
    [
      'a foreigner without a consultant (art. 6)',
      (m: SampleMark) => (m.OWNERS = m.OWNERS.map((owner) => ({ ...owner, NATIONALITY_COUNTRY_CODE: 'SG' }))),
      'FILING.REPRESENTED',
      'Pemohon luar negeri wajib memakai Konsultan KI terdaftar',
    ],
  ])('%s', async (_what, change, path, message) => {
    const before = await filings()
    const mark = with_(change)
    for (const language of languages) {
      const { status, body } = await submitMark(portal, sari, mark, 0, language)
      expect([status, body.err]).toEqual([422, 'NOT_COMPLETE'])
      expect(body.fields).toEqual(formFaults('mark-filing', mark, { files: [], now: new Date(NOON), language }))
      if (language === 'id') expect(body.fields).toContainEqual({ field: path, message })
    }
    expect(await filings()).toBe(before)
  })

  test.each([
    ['a term of 513 characters', { NICE_CLASS_CODE: '30', TERMS: ['x'.repeat(513)] }],
    ['201 terms in a class', { NICE_CLASS_CODE: '30', TERMS: Array.from({ length: 201 }, (_, n) => `kopi ${n}`) }],
    ['a term with a direction override', { NICE_CLASS_CODE: '30', TERMS: ['kopi\u202Eurag'] }],
    ['a number for a class', { NICE_CLASS_CODE: 30, TERMS: ['kopi'] }],
    ['a field the form does not have', { NICE_CLASS_CODE: '30', TERMS: ['kopi'], STATUS: 'ACCEPTED' }],
  ])('%s is refused also in a draft', async (_what, row) => {
    expect((await submitMark(portal, sari, { ...sampleMark(), NICE: [row] } as SampleMark)).status).toBe(422)
  })
})

function claim(mark: SampleMark, date: string): void {
  mark.FILING['PRIORITY_CLAIMED'] = 'Y'
  mark.PRIORITIES = [{ COUNTRY_CODE: 'JP', PRIORITY_APPL_ID: '2026-000001', PRIORITY_DATE: date }]
}

async function filings(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from application`.execute(portal.db)
  return rows[0]?.n ?? 0
}

describe('warnings do not stop a filing', () => {
  const warned = async (change: (mark: SampleMark) => void, path: string, labels = 0) => {
    const { body } = await submitMark(portal, sari, with_(change), labels)
    expect(body.SUBMISSION_NBR).toMatch(/^TRX-2026-/)
    return issuesAt(body.WARNINGS, path)
  }

  test('priority six months and a day old gets a warning with the days late and the last day (art. 9, 10)', async () => {
    expect(await warned((m) => claim(m, '2026-05-19'), 'PRIORITIES.0.PRIORITY_DATE')).toEqual([
      [
        'WARN',
        expect.stringMatching(
          /^Tanggal prioritas lewat 1 hari; hak prioritas mungkin ditolak\. Hari terakhir: 19 Nov 2026$/,
        ),
      ],
    ])
    expect(await warned((m) => claim(m, '2026-05-20'), 'PRIORITIES.0.PRIORITY_DATE')).toEqual([])
  })

  test('a last day of priority on a Saturday is moved to the Monday after', async () => {
    await sql`update session set expires_at = '2027-12-31' where user_id = ${sari.userId}`.execute(portal.db)
    portal.setNow('2026-11-23T16:59:59Z')
    expect(await warned((m) => claim(m, '2026-05-21'), 'PRIORITIES.0.PRIORITY_DATE')).toEqual([])
    portal.setNow('2026-11-23T17:00:00Z')
    expect(await warned((m) => claim(m, '2026-05-21'), 'PRIORITIES.0.PRIORITY_DATE')).toEqual([
      ['WARN', 'Tanggal prioritas lewat 1 hari; hak prioritas mungkin ditolak. Hari terakhir: 23 Nov 2026'],
    ])
  })

  test('a priority number is free text of up to 60 characters', async () => {
    const numbered = (PRIORITY_APPL_ID: string) =>
      with_((m) => {
        claim(m, '2026-05-20')
        m.PRIORITIES = m.PRIORITIES.map((row) => ({ ...row, PRIORITY_APPL_ID }))
      })
    expect((await submitMark(portal, sari, numbered('?'.repeat(60)))).body.SUBMISSION_NBR).toMatch(/^TRX-2026-/)
    const tooLong = await submitMark(portal, sari, numbered('1'.repeat(61)))
    expect([tooLong.status, tooLong.body.fields?.[0]?.field]).toEqual([422, 'PRIORITIES.0.PRIORITY_APPL_ID'])
    const blank = await submitMark(portal, sari, numbered(' '))
    expect([blank.body.err, blank.body.fields?.[0]?.field]).toEqual(['NOT_COMPLETE', 'PRIORITIES.0.PRIORITY_APPL_ID'])
  })

  test.each([
    [
      'letters of another script',
      (m: SampleMark) => (m.SIGN['MARK_NAME'] = 'قهوة'),
      'SIGN.TRANSLATION',
      0,
      'Isi arti merek dalam bahasa Indonesia',
    ],
    [
      'no description',
      (m: SampleMark) => delete m.SIGN['MARK_DESCRIPTION'],
      'SIGN.MARK_DESCRIPTION',
      0,
      'Jelaskan unsur gambar dan kata',
    ],
    [
      'a coloured label said to be black and white',
      (m: SampleMark) => (m.SIGN = { ...m.SIGN, SIGN_WCODE: 'FIGURE', LABEL_LOOK: 'COLOUR', COLOUR_CLAIMED: 'N' }),
      'SIGN.COLOUR_CLAIMED',
      1,
      'Label berwarna tetapi warna tidak disebut',
    ],
    [
      'colours claimed, none named',
      (m: SampleMark) => (m.SIGN = { ...m.SIGN, SIGN_WCODE: 'WORD_FIGURE', COLOUR_CLAIMED: 'Y', COLOURS: [] }),
      'SIGN.COLOURS',
      1,
      'Label berwarna tetapi warna tidak disebut',
    ],
    [
      'a shape shown from one side',
      (m: SampleMark) => (m.SIGN = { ...m.SIGN, SIGN_WCODE: 'THREE_D' }),
      'FILES.ETK',
      1,
      'Baru satu sisi yang terlihat. Bentuk yang tidak tampak pada gambar tidak terlindungi.',
    ],
    [
      'kind “goods” with a class of services',
      (m: SampleMark) => (m.FILING['APPL_SUBTYP'] = 'GOODS'),
      'FILING.APPL_SUBTYP',
      0,
      'Ada kelas barang dan kelas jasa; nomor permohonan akan diawali IPT.',
    ],
  ])('%s', async (_what, change, path, labels, message) => {
    expect(await warned(change, path, labels)).toEqual([['WARN', message]])
  })

  test('a save separates errors (STOP) from documents that may follow (LATER) and advice (WARN)', async () => {
    const draft = with_((m) => {
      m.FILING['APPL_SUBTYP'] = 'COLLECTIVE'
      m.SIGN = { SIGN_WCODE: 'FIGURE', MARK_NAME: 'SENJA' }
    })
    const saved = await portal.ask('savePermohonan', {
      as: sari,
      key: randomUUID(),
      body: { FORM_TYP: 'mark-filing', ...draft },
    })
    expect(issuesAt(saved.body.ERRORS, 'FILES.ETK')).toEqual([['STOP', 'Unggah label merek']])
    expect(issuesAt(saved.body.WARNINGS, 'FILES.PKM')).toEqual([['LATER', expect.stringContaining('2 bulan')]])
    expect(issuesAt(saved.body.WARNINGS, 'SIGN.MARK_DESCRIPTION')).toEqual([['WARN', 'Jelaskan unsur gambar dan kata']])
    expect(saved.body.ERRORS.map(({ LEVEL }) => LEVEL)).toEqual(['STOP'])
  })

  test('an unticked statement stops; a missing power of attorney (FILES.KUA) may follow within 2 months (art. 11)', async () => {
    const unticked = await submitMark(
      portal,
      sari,
      with_((m) => (m.DECLARATIONS = ['TRUTH', 'DATA_USE'])),
    )
    expect(unticked.body.fields).toEqual([{ field: 'DECLARATIONS', message: 'Centang semua pernyataan' }])
    const { body } = await submitMark(
      portal,
      sari,
      with_((m) => {
        m.FILING['REPRESENTED'] = 'Y'
        m.REPRS = [{ AGENT_NOTES: '0903-2016', PERSON_NAME: 'Ratna Kusuma', ADDR_STREET: 'Jalan Sudirman 9' }]
      }),
    )
    expect(body.SUBMISSION_NBR).not.toBeNull()
    expect(issuesAt(body.WARNINGS, 'FILES.KUA')).toEqual([
      ['LATER', 'Boleh menyusul. Kantor akan menyurati Anda; sejak itu Anda punya 2 bulan (UU 20/2016 pasal 11).'],
    ])
  })

  test('a collective mark may be for goods and services; its rules may follow within 2 months (art. 46, 11)', async () => {
    const { body } = await submitMark(
      portal,
      sari,
      with_((m) => (m.FILING['APPL_SUBTYP'] = 'COLLECTIVE')),
    )
    expect(issuesAt(body.WARNINGS, 'FILING.APPL_SUBTYP')).toEqual([])
    expect(issuesAt(body.WARNINGS, 'FILES.PKM')).toEqual([
      ['LATER', 'Boleh menyusul. Kantor akan menyurati Anda; sejak itu Anda punya 2 bulan (UU 20/2016 pasal 11).'],
    ])
    expect(body.SUBMISSION_NBR).not.toBeNull()
  })

  test('terms that are in no current list of their class give one warning per class', async () => {
    await sql`
      insert into nice_class (nice_class_code, edition, heading_id, heading_en, heading_ar, about_id, about_en, about_ar)
      values (30, '13', '', '', '', '', '', '') on conflict do nothing`.execute(portal.db)
    await sql`insert into nice_term (nice_class_code, name_id, name_en, source, edition, valid_from, valid_to) values
      (30, 'kopi luwak uji', 'tested civet coffee', 'starter', '13', '2026-01-01', null),
      (30, 'kopi kuno uji', 'old tested coffee', 'starter', '12', '2023-01-01', '2025-12-31')`.execute(portal.db)
    const classes =
      (...rows: [string, ...string[]][]) =>
      (m: SampleMark) =>
        (m.NICE = rows.map(([code, ...terms]) => ({ NICE_CLASS_CODE: code, TERMS: terms })))
    const own = ['WARN', 'Istilah ini belum ada di daftar; pemeriksaan bisa lebih lama']
    expect(await warned(classes(['30', 'Kopi Luwak Uji', 'tested civet coffee']), 'NICE.0.TERMS')).toEqual([])
    expect(
      await warned(classes(['30', 'kopi luwak uji', 'seduhan uji saya', 'ramuan uji saya']), 'NICE.0.TERMS'),
    ).toEqual([own])
    expect(await warned(classes(['43', 'kopi luwak uji']), 'NICE.0.TERMS')).toEqual([own])
    expect(await warned(classes(['30', 'kopi kuno uji']), 'NICE.0.TERMS')).toEqual([own])
  })
})

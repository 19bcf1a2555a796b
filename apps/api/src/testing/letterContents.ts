import { sql } from 'kysely'

import type { LetterCase } from './letterCases.ts'
import type { TestPortal } from './portal.ts'

/**
 * Contents of letters that layouts must bear: nearly nothing, as much as the forms allow, and other scripts; and what a usual case has, for an
 * addressee with an account and for one by post.
 */
export const letterContents = ['short', 'long', 'scripts', 'usual', 'post'] as const
export type LetterContents = (typeof letterContents)[number]

interface Filled {
  applicants: string[]
  makers: string[]
  representative: string | null
  title: string
  street: string
  zip: string
  classes: number
}

const LONG_NAME = `Perkumpulan Pengrajin dan Pengusaha Perkakas Dapur Tradisional ${'Nusantara '.repeat(15)}`.slice(
  0,
  200,
)
const usual: Filled = {
  applicants: ['PT Kopi Senja Nusantara'],
  makers: ['Rahayu Wulandari', 'Bambang Sutrisno'],
  representative: null,
  title: 'KOPI SENJA',
  street: 'Jalan Malioboro 12',
  zip: '55213',
  classes: 2,
}
const filled: Record<LetterContents, Filled> = {
  usual,
  post: usual,
  short: {
    applicants: ['Ali'],
    makers: ['Ali'],
    representative: null,
    title: 'Ay',
    street: 'Bantul',
    zip: '',
    classes: 1,
  },
  long: {
    applicants: [LONG_NAME, 'PT Maju Bersama Sejahtera Abadi Internasional Tbk', 'Siti'],
    makers: Array.from({ length: 14 }, (_, at) => `Dr. Ir. Raden Mas Soerjo Koesoemo Adiningrat ${at + 1}, M.Sc.`),
    representative: `Kantor Konsultan ${'Hapsari & Rekan '.repeat(9)}`.trim(),
    title: `Alat pengering biji kopi dengan aliran udara berputar ${'dan pengatur suhu bertingkat '.repeat(14)}`.trim(),
    street: `Jalan Jenderal Besar Raden Soedirman Kaveling 52–53, Gedung Menara Utara Lantai 41, ${'Blok Timur '.repeat(8)}`,
    zip: '12190',
    classes: 45,
  },
  scripts: {
    applicants: ['أحمد بن عبد الله الهاشمي', 'ꦫꦢꦺꦤ꧀ꦲꦗꦼꦁꦏꦂꦠꦶꦤꦶ', '北京大学技术有限公司', 'ᬦᬶᬮᬸᬄᬧᬸᬢᬸ Putu'],
    makers: ['山田太郎', 'ꦱꦸꦭꦶꦱ꧀ꦠꦾꦺꦴꦮꦠꦶ', 'مريم'],
    representative: 'محمد السعيد',
    title: 'ꦏꦺꦴꦥꦶꦱꦼꦤ꧀ꦗ ꦲꦮꦶꦠ꧀ꦱꦥꦿꦸꦏ꧀ꦠ ꦧꦸꦫꦸꦁꦏꦸꦏꦸꦏ꧀ꦧꦺꦭꦸꦏ꧀ꦠꦸꦩꦺꦩ꧀ꦥꦺꦭꦏ꧀ꦗꦿꦺꦴꦤꦺꦁꦥꦿꦤ꧀ꦤꦗ',
    street: 'شارع الملك فهد 12',
    zip: '',
    classes: 2,
  },
}

/** Fills the parties, title, classes and priorities of a case with contents of a kind. */
export async function fillCase({ db }: TestPortal, { applicationId }: LetterCase, kind: LetterContents): Promise<void> {
  const { applicants, makers, representative, title, street, zip, classes } = filled[kind]
  const parties: [role: string, names: string[]][] = [
    ['applicant', applicants],
    ['maker', makers],
    ['representative', representative === null ? [] : [representative]],
  ]
  await sql`update app_user set status = ${kind === 'post' ? 'closed' : 'active'}
     where user_id = (select owner_id from application where application_id = ${applicationId})`.execute(db)
  await sql`delete from application_party where application_id = ${applicationId}`.execute(db)
  for (const [role, names] of parties)
    for (const [at, name] of names.entries())
      await sql`insert into application_party (application_id, party_role, seq_num, person, person_name)
        select application_id, case when ${role} <> 'maker' then ${role} when appl_typ = 'DESIGN' then 'designer' else 'inventor' end, ${at + 1},
               ${JSON.stringify({ ADDR_STREET: street, ZIPCODE: zip })}::jsonb, ${name}
          from application where application_id = ${applicationId} and (${role} <> 'maker' or appl_typ <> 'MARK')`.execute(
        db,
      )
  await sql`update application set title = ${title} where application_id = ${applicationId}`.execute(db)
  await sql`update application_mark set mark_name = ${title} where application_id = ${applicationId}`.execute(db)
  await sql`delete from application_nice where application_id = ${applicationId}`.execute(db)
  await sql`insert into application_nice (application_id, nice_class_code, terms)
    select application_id, n, array(select 'barang atau jasa nomor ' || i || ' dari kelas ' || n || ' yang dibuat khusus untuk keperluan rumah tangga' from generate_series(1, 6) i)
      from application, generate_series(1, ${classes}::int) n where application_id = ${applicationId} and appl_typ = 'MARK'`.execute(
    db,
  )
  if (kind !== 'long') return
  await sql`insert into application_priority (application_id, seq_num, country_code, priority_appl_id, priority_date)
    select ${applicationId}, 20 + n, 'JP', '2026-00000' || n, date '2026-02-01' + n from generate_series(1, 6) n
    on conflict do nothing`.execute(db)
}

/** Points of a letter with contents of a kind. */
export function pointsFor(kind: LetterContents): { TITLE: string; TEXT: string; GROUND?: string }[] {
  if (kind === 'short') return [{ TITLE: 'Uraian', TEXT: '' }]
  if (kind === 'usual' || kind === 'post')
    return [
      {
        TITLE: 'Klaim 1 tidak jelas',
        TEXT: 'Istilah “aliran berputar” tidak dijelaskan dalam uraian halaman 3. Jelaskan dengan merujuk gambar 2.',
        GROUND: 'UU 13/2016 art. 25(3)',
      },
      { TITLE: 'Gambar 2 terpotong', TEXT: 'Kirim gambar lengkap dengan nomor bagiannya.' },
    ]
  if (kind === 'scripts')
    return [
      { TITLE: 'ꦏꦺꦴꦥꦶꦱꦼꦤ꧀ꦗ', TEXT: 'ꦲꦮꦶꦠ꧀ꦱꦥꦿꦸꦏ꧀ꦠ ꦧꦸꦫꦸꦁꦏꦸꦏꦸꦏ꧀ꦧꦺꦭꦸꦏ꧀ꦠꦸꦩꦺꦩ꧀ꦥꦺꦭꦏ꧀ꦗꦿꦺꦴꦤꦺꦁꦥꦿꦤ꧀ꦤꦗ ꦠꦸꦮꦶꦤ꧀ꦏꦁꦏꦥꦶꦁꦏꦭꦶꦃ ꦲꦔꦼꦤꦶꦥꦸꦤ꧀ꦤꦥ\nBaris kedua.' },
      { TITLE: 'العلامة', TEXT: 'العلامة KOPI SENJA تشبه علامة مسجلة رقم IDM000123456.' },
      { TITLE: '北京', TEXT: '商标与在先注册商标近似。' },
    ]
  return Array.from({ length: 60 }, (_, at) => ({
    TITLE: `Klaim ${at + 1} tidak jelas mengenai lingkup pelindungan yang diminta`,
    TEXT: 'Istilah yang dipakai tidak dijelaskan dalam uraian, sehingga lingkup pelindungan yang diminta tidak pasti. '.repeat(
      1 + (at % 3),
    ),
    GROUND: 'UU 13/2016 art. 25(3)',
  }))
}

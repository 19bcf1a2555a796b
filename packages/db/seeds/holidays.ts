import type { Insertable } from 'kysely'

import type { Database } from '../src/schema.ts'

type Names = readonly [id: string, en: string, ar: string]

const names = {
  newYear: ['Tahun Baru Masehi', 'New Year’s Day', 'رأس السنة الميلادية'],
  israMiraj: ['Isra Mikraj Nabi Muhammad SAW', 'Ascension of the Prophet Muhammad', 'الإسراء والمعراج'],
  lunarNewYear: ['Tahun Baru Imlek', 'Chinese New Year', 'رأس السنة الصينية'],
  nyepi: ['Hari Suci Nyepi (Tahun Baru Saka)', 'Nyepi, Saka New Year', 'يوم الصمت نييبي (رأس السنة الساكية)'],
  idulFitri: ['Idul Fitri', 'Eid al-Fitr', 'عيد الفطر'],
  goodFriday: ['Wafat Yesus Kristus', 'Good Friday', 'الجمعة العظيمة'],
  easter: ['Kebangkitan Yesus Kristus (Paskah)', 'Easter Sunday', 'أحد القيامة'],
  labour: ['Hari Buruh Internasional', 'International Labour Day', 'عيد العمال العالمي'],
  ascension: ['Kenaikan Yesus Kristus', 'Ascension of Jesus Christ', 'عيد الصعود'],
  waisak: ['Hari Raya Waisak', 'Vesak', 'عيد فيساك'],
  pancasila: ['Hari Lahir Pancasila', 'Pancasila Day', 'يوم البانتشاسيلا'],
  idulAdha: ['Idul Adha', 'Eid al-Adha', 'عيد الأضحى'],
  muharam: ['Tahun Baru Islam (1 Muharam)', 'Islamic New Year', 'رأس السنة الهجرية'],
  independence: ['Proklamasi Kemerdekaan', 'Independence Day', 'عيد الاستقلال'],
  maulid: ['Maulid Nabi Muhammad SAW', 'Birthday of the Prophet Muhammad', 'المولد النبوي الشريف'],
  christmas: ['Kelahiran Yesus Kristus (Natal)', 'Christmas Day', 'عيد الميلاد'],
  election: ['Pemungutan Suara Pemilihan Umum', 'General election', 'الانتخابات العامة'],
  localElection: ['Pemungutan Suara Pilkada Serentak', 'Regional elections', 'الانتخابات المحلية'],
} as const satisfies Record<string, Names>
type Occasion = keyof typeof names

interface Year {
  year: number
  source: string
  provisional?: true
  /** Month-day, several apart by blanks. */
  national: readonly (readonly [Occasion, string])[]
  collective: readonly (readonly [Occasion, string])[]
}

const years: readonly Year[] = [
  {
    year: 2024,
    source: 'SKB 3 Menteri 855/2023, 3/2023, 4/2023; Keppres 10/2024 dan 33/2024 (pemungutan suara)',
    national: [
      ['newYear', '01-01'],
      ['israMiraj', '02-08'],
      ['lunarNewYear', '02-10'],
      ['election', '02-14'],
      ['nyepi', '03-11'],
      ['goodFriday', '03-29'],
      ['easter', '03-31'],
      ['idulFitri', '04-10 04-11'],
      ['labour', '05-01'],
      ['ascension', '05-09'],
      ['waisak', '05-23'],
      ['pancasila', '06-01'],
      ['idulAdha', '06-17'],
      ['muharam', '07-07'],
      ['independence', '08-17'],
      ['maulid', '09-16'],
      ['localElection', '11-27'],
      ['christmas', '12-25'],
    ],
    collective: [
      ['lunarNewYear', '02-09'],
      ['nyepi', '03-12'],
      ['idulFitri', '04-08 04-09 04-12 04-15'],
      ['ascension', '05-10'],
      ['waisak', '05-24'],
      ['idulAdha', '06-18'],
      ['christmas', '12-26'],
    ],
  },
  {
    year: 2025,
    source: 'SKB 3 Menteri 1017/2024, 2/2024, 2/2024, diubah 933/2025 (18 Agustus)',
    national: [
      ['newYear', '01-01'],
      ['israMiraj', '01-27'],
      ['lunarNewYear', '01-29'],
      ['nyepi', '03-29'],
      ['idulFitri', '03-31 04-01'],
      ['goodFriday', '04-18'],
      ['easter', '04-20'],
      ['labour', '05-01'],
      ['waisak', '05-12'],
      ['ascension', '05-29'],
      ['pancasila', '06-01'],
      ['idulAdha', '06-06'],
      ['muharam', '06-27'],
      ['independence', '08-17'],
      ['maulid', '09-05'],
      ['christmas', '12-25'],
    ],
    collective: [
      ['lunarNewYear', '01-28'],
      ['nyepi', '03-28'],
      ['idulFitri', '04-02 04-03 04-04 04-07'],
      ['waisak', '05-13'],
      ['ascension', '05-30'],
      ['idulAdha', '06-09'],
      ['independence', '08-18'],
      ['christmas', '12-26'],
    ],
  },
  {
    year: 2026,
    source: 'SKB 3 Menteri 1497/2025, 2/2025, 5/2025',
    national: [
      ['newYear', '01-01'],
      ['israMiraj', '01-16'],
      ['lunarNewYear', '02-17'],
      ['nyepi', '03-19'],
      ['idulFitri', '03-21 03-22'],
      ['goodFriday', '04-03'],
      ['easter', '04-05'],
      ['labour', '05-01'],
      ['ascension', '05-14'],
      ['idulAdha', '05-27'],
      ['waisak', '05-31'],
      ['pancasila', '06-01'],
      ['muharam', '06-16'],
      ['independence', '08-17'],
      ['maulid', '08-25'],
      ['christmas', '12-25'],
    ],
    collective: [
      ['lunarNewYear', '02-16'],
      ['nyepi', '03-18'],
      ['idulFitri', '03-20 03-23 03-24'],
      ['ascension', '05-15'],
      ['idulAdha', '05-28'],
      ['christmas', '12-24'],
    ],
  },
  {
    year: 2027,
    source: 'Perkiraan kalender; belum ditetapkan',
    provisional: true,
    national: [
      ['newYear', '01-01'],
      ['israMiraj', '01-05'],
      ['lunarNewYear', '02-06'],
      ['nyepi', '03-08'],
      ['idulFitri', '03-10 03-11'],
      ['goodFriday', '03-26'],
      ['easter', '03-28'],
      ['labour', '05-01'],
      ['ascension', '05-06'],
      ['idulAdha', '05-17'],
      ['waisak', '05-20'],
      ['pancasila', '06-01'],
      ['muharam', '06-06'],
      ['maulid', '08-15'],
      ['independence', '08-17'],
      ['christmas', '12-25'],
    ],
    // No decree of collective leave for 2027 was found; the years stay provisional until the office imports it.
    collective: [],
  },
  {
    // By the astronomical calendars: Easter 16 April, 1 Syawal 1449 on 26 February, 10 Zulhijah on 5 May, 1 Muharam 1450 on 25 May.
    year: 2028,
    source: 'Perkiraan kalender; belum ditetapkan',
    provisional: true,
    national: [
      ['newYear', '01-01'],
      ['lunarNewYear', '01-26'],
      ['idulFitri', '02-26 02-27'],
      ['nyepi', '03-26'],
      ['goodFriday', '04-14'],
      ['easter', '04-16'],
      ['labour', '05-01'],
      ['idulAdha', '05-05'],
      ['waisak', '05-09'],
      ['ascension', '05-25'],
      ['pancasila', '06-01'],
      ['maulid', '08-03'],
      ['independence', '08-17'],
      ['israMiraj', '12-14'],
      ['christmas', '12-25'],
    ],
    collective: [],
  },
]

/** Last looked through; the rows say they were changed then. */
const CHANGED_AT = new Date('2026-11-01T00:00:00+07:00')

/**
 * National holidays and collective leave (cuti bersama) as the joint decrees of three ministers name them, from memory and to be
 * compared with the decrees; 2027 and 2028 by the calendars alone. Only the office's own import changes them later.
 */
export const holidays: readonly Insertable<Database['holiday']>[] = years.flatMap((year) => [
  ...year.national.flatMap((row) => rowsOf(year, 'NATIONAL', ...row)),
  ...year.collective.flatMap((row) => rowsOf(year, 'COLLECTIVE', ...row)),
])

function rowsOf(of: Year, kind: 'NATIONAL' | 'COLLECTIVE', occasion: Occasion, days: string) {
  const [id, en, ar] = names[occasion]
  const leave = kind === 'COLLECTIVE'
  return days.split(' ').map((day) => ({
    day: `${of.year}-${day}`,
    kind,
    name_id: leave ? `Cuti bersama ${id}` : id,
    name_en: leave ? `Collective leave: ${en}` : en,
    name_ar: leave ? `إجازة جماعية: ${ar}` : ar,
    provisional: of.provisional ?? false,
    source: of.source,
    changed_at: CHANGED_AT,
  }))
}

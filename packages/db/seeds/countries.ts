import { createRequire } from 'node:module'

import type { Insertable } from 'kysely'

import type { CountryTable } from '../src/schema.ts'

type Names = { countries: Record<string, string | string[]> }

const load = createRequire(import.meta.url)
const namesIn = (language: 'id' | 'en' | 'ar') => (load(`i18n-iso-countries/langs/${language}.json`) as Names).countries

/** Offices an earlier application may have been filed with (WIPO ST.3), besides those of countries. */
const offices: Omit<Insertable<CountryTable>, 'kind'>[] = [
  {
    country_code: 'EP',
    name_id: 'Kantor Paten Eropa (EPO)',
    name_en: 'European Patent Office (EPO)',
    name_ar: 'المكتب الأوروبي للبراءات',
  },
  {
    country_code: 'EM',
    name_id: 'Kantor Kekayaan Intelektual Uni Eropa (EUIPO)',
    name_en: 'European Union Intellectual Property Office (EUIPO)',
    name_ar: 'مكتب الاتحاد الأوروبي للملكية الفكرية',
  },
  {
    country_code: 'WO',
    name_id: 'Biro Internasional WIPO',
    name_en: 'International Bureau of WIPO',
    name_ar: 'المكتب الدولي للويبو',
  },
  {
    country_code: 'BX',
    name_id: 'Kantor Kekayaan Intelektual Benelux (BOIP)',
    name_en: 'Benelux Office for Intellectual Property (BOIP)',
    name_ar: 'مكتب بنلوكس للملكية الفكرية',
  },
  {
    country_code: 'OA',
    name_id: 'Organisasi Kekayaan Intelektual Afrika (OAPI)',
    name_en: 'African Intellectual Property Organization (OAPI)',
    name_ar: 'المنظمة الأفريقية للملكية الفكرية',
  },
  {
    country_code: 'AP',
    name_id: 'Organisasi Kekayaan Intelektual Regional Afrika (ARIPO)',
    name_en: 'African Regional Intellectual Property Organization (ARIPO)',
    name_ar: 'المنظمة الإقليمية الأفريقية للملكية الفكرية',
  },
  {
    country_code: 'EA',
    name_id: 'Organisasi Paten Eurasia (EAPO)',
    name_en: 'Eurasian Patent Organization (EAPO)',
    name_ar: 'المنظمة الأوروبية الآسيوية للبراءات',
  },
  {
    country_code: 'GC',
    name_id: 'Kantor Paten Dewan Kerja Sama Teluk (GCC)',
    name_en: 'Patent Office of the Gulf Cooperation Council (GCC)',
    name_ar: 'مكتب براءات الاختراع لمجلس التعاون لدول الخليج العربية',
  },
]

/** Who is a national of no country (1954 Convention art. 1; code of ICAO 9303). */
const stateless: Insertable<CountryTable> = {
  country_code: 'XXA',
  name_id: 'Tanpa kewarganegaraan',
  name_en: 'Stateless',
  name_ar: 'عديم الجنسية',
  kind: 'stateless',
}

/** Indonesian names the package leaves in English, runs together or misspells. */
const CORRECTED: Record<string, string> = {
  AX: 'Kepulauan Åland',
  BQ: 'Bonaire, Sint Eustatius dan Saba',
  BV: 'Pulau Bouvet',
  CF: 'Republik Afrika Tengah',
  FK: 'Kepulauan Falkland (Malvinas)',
  GT: 'Guatemala',
  IM: 'Pulau Man',
  MF: 'Saint Martin (Prancis)',
  NF: 'Pulau Norfolk',
  SE: 'Swedia',
  SX: 'Sint Maarten (Belanda)',
  TF: 'Antartika Prancis',
  UM: 'Kepulauan Terluar Kecil Amerika Serikat',
  VC: 'Saint Vincent dan Grenadine',
  VG: 'Kepulauan Virgin Britania Raya',
  VI: 'Kepulauan Virgin Amerika Serikat',
  VN: 'Vietnam',
  WF: 'Wallis dan Futuna',
  FR: 'Prancis',
  GF: 'Guyana Prancis',
  PF: 'Polinesia Prancis',
}

/** ISO 3166 countries and the offices, in three languages. Reads three files of the package: call it once. */
export function countries(): Insertable<CountryTable>[] {
  const [id, en, ar] = [namesIn('id'), namesIn('en'), namesIn('ar')]
  const first = (name: string | string[] | undefined) => (Array.isArray(name) ? name[0] : name)
  const nations = Object.keys(en).map((country_code) => {
    const name_en = first(en[country_code]) ?? country_code
    const name_id = CORRECTED[country_code] ?? first(id[country_code]) ?? name_en
    return { country_code, name_id, name_en, name_ar: first(ar[country_code]) ?? name_en, kind: 'country' as const }
  })
  return [...nations, stateless, ...offices.map((office) => ({ ...office, kind: 'office' as const }))]
}

import type { FormalityState, RegisterField, RegisterStage } from './registerQuery.ts'

/** A field that may be written before a colon: its names, of which the first is the one that help shows, and a value for an example. */
interface WrittenAs {
  names: readonly string[]
  example: string
}

const fields = {
  title: { names: ['judul', 'merek', 'title', 'mark', 'العنوان'], example: 'senja' },
  owner: { names: ['pemilik', 'pemohon', 'owner', 'applicant', 'المالك'], example: '"serat nusantara"' },
  inventor: { names: ['inventor', 'pendesain', 'designer', 'المخترع'], example: 'rahma' },
  agent: { names: ['konsultan', 'kuasa', 'agent', 'الوكيل'], example: 'hartono' },
  fullText: { names: ['naskah', 'isi', 'text', 'النص'], example: 'fermentasi' },
  abstract: { names: ['abstrak', 'abstract', 'الملخص'], example: 'pengering' },
  claims: { names: ['klaim', 'claim', 'claims', 'المطالب'], example: '"biji kopi"' },
  description: { names: ['deskripsi', 'uraian', 'description', 'الوصف'], example: 'kolektor*' },
  country: { names: ['negara', 'country', 'البلد'], example: 'ID' },
  nice: { names: ['kelas', 'class', 'الفئة'], example: '24,25' },
  locarno: { names: ['locarno', 'lokarno'], example: '09-01' },
  ipc: { names: ['ipc'], example: 'A23F' },
  vienna: { names: ['wina', 'vienna', 'فيينا'], example: '26.1' },
  priorityCountry: { names: ['prioritas', 'priority', 'الأولوية'], example: 'JP' },
  stage: { names: ['status', 'الحالة'], example: 'berlaku' },
  anyNumber: { names: ['nomor', 'number', 'no', 'الرقم'], example: '022871' },
  filed: { names: ['tahun', 'diajukan', 'year', 'filed', 'السنة'], example: '2017..2020' },
  published: { names: ['diumumkan', 'published'], example: '2026-03' },
  registered: { names: ['terdaftar', 'registered'], example: '2024' },
  expires: { names: ['berakhir', 'expires'], example: '2027-01..2027-06' },
  inForce: { names: ['berlakupada', 'inforce', 'ساريفي'], example: '2026-03-31' },
  annuityPaid: { names: ['lunaspada', 'annuitypaid'], example: '2026-03-31' },
  annuityDue: { names: ['menunggakpada', 'annuitydue'], example: '2026-03-31' },
  annuityYear: { names: ['biayatahunan', 'annuity'], example: '6' },
  formality: { names: ['formalitas', 'formality'], example: 'lengkap' },
} as const satisfies Partial<Record<RegisterField, WrittenAs>>

/** A field that may be written in a search. */
export type WrittenField = keyof typeof fields
/** Every field that may be written, in the order of the help. */
export const writtenFields = Object.keys(fields) as WrittenField[]

/** The name of a field that help and examples show. */
export const fieldName = (field: WrittenField): string => fields[field].names[0]

/** Other names by which the field may be written. */
export const otherFieldNames = (field: WrittenField): readonly string[] => fields[field].names.slice(1)

/** A search by the field as it is typed. */
export const fieldExample = (field: WrittenField): string => `${fieldName(field)}:${fields[field].example}`

/** Examples of what is written without a field; texts explain them by their key. */
export const plainExamples = [
  { key: 'words', example: 'tenun nusa' },
  { key: 'phrase', example: '"tenun nusa"' },
  { key: 'prefix', example: 'tenun*' },
  { key: 'or', example: 'tenun OR rajut' },
  { key: 'not', example: 'kopi -teh' },
  { key: 'number', example: 'D.ID.2017.022871' },
] as const

const byName = new Map<string, RegisterField>(
  writtenFields.flatMap((field) => fields[field].names.map((name) => [name, field] as const)),
)

/** The field with this name; undefined for an unknown one. */
export const fieldNamed = (name: string): RegisterField | undefined => byName.get(name.toLowerCase())

/** An example of the field that a part of a search names, such as kelas:24,25 for kelas:99; '' when it names none. */
export function exampleOf(part: string): string {
  const field = fieldNamed(/^-?(\p{L}+):/u.exec(part)?.[1] ?? '')
  const written = writtenFields.find((one) => one === field)
  return written ? fieldExample(written) : ''
}

const stages: Readonly<Record<RegisterStage, readonly string[]>> = {
  running: ['proses', 'running', 'pending', 'diproses'],
  registered: ['terdaftar', 'registered', 'diberi', 'berlaku', 'granted'],
  lapsed: ['berakhir', 'lapsed', 'kedaluwarsa', 'expired', 'dihapus'],
  refused: ['ditolak', 'refused', 'ditarik', 'withdrawn'],
}
const stageByName = new Map(
  Object.entries(stages).flatMap(([stage, known]) => known.map((name) => [name, stage] as const)),
)

/** The stage written as one of its words; undefined for another word. */
export const stageNamed = (word: string): string | undefined => stageByName.get(word.toLowerCase())

const formalities: ReadonlyMap<string, FormalityState> = new Map([
  ['lengkap', 'complete'],
  ['complete', 'complete'],
  ['belum', 'open'],
  ['open', 'open'],
])

/** Whether the formality check was passed, written as one of its words; undefined for another word. */
export const formalityNamed = (word: string): FormalityState | undefined => formalities.get(word.toLowerCase())

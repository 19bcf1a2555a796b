import type { FormalityState, RegisterField, RegisterStage } from './registerQuery.ts'

/** Names before a colon, by which each field may be written; the first is the one that help shows. */
const names: Readonly<Partial<Record<RegisterField, readonly string[]>>> = {
  title: ['judul', 'merek', 'title', 'mark', 'العنوان'],
  owner: ['pemilik', 'pemohon', 'owner', 'applicant', 'المالك'],
  inventor: ['inventor', 'pendesain', 'designer', 'المخترع'],
  agent: ['konsultan', 'kuasa', 'agent', 'الوكيل'],
  fullText: ['naskah', 'isi', 'text', 'النص'],
  abstract: ['abstrak', 'abstract', 'الملخص'],
  claims: ['klaim', 'claim', 'claims', 'المطالب'],
  description: ['deskripsi', 'uraian', 'description', 'الوصف'],
  country: ['negara', 'country', 'البلد'],
  nice: ['kelas', 'class', 'الفئة'],
  locarno: ['locarno', 'lokarno'],
  ipc: ['ipc'],
  vienna: ['wina', 'vienna', 'فيينا'],
  priorityCountry: ['prioritas', 'priority', 'الأولوية'],
  stage: ['status', 'الحالة'],
  anyNumber: ['nomor', 'number', 'no', 'الرقم'],
  filed: ['tahun', 'diajukan', 'year', 'filed', 'السنة'],
  published: ['diumumkan', 'published'],
  registered: ['terdaftar', 'registered'],
  expires: ['berakhir', 'expires'],
  inForce: ['berlakupada', 'inforce', 'ساريفي'],
  annuityPaid: ['lunaspada', 'annuitypaid'],
  annuityDue: ['menunggakpada', 'annuitydue'],
  annuityYear: ['biayatahunan', 'annuity'],
  formality: ['formalitas', 'formality'],
}

/** Fields that may be written before a colon, in the order of the help. */
export const writtenFields = Object.keys(names) as RegisterField[]

/** The name of a field that help and examples show. */
export const fieldName = (field: RegisterField): string => names[field]?.[0] ?? field

const byName = new Map(
  Object.entries(names).flatMap(([field, known]) => known.map((name) => [name, field as RegisterField] as const)),
)

/** The field with this name; undefined for an unknown one. */
export const fieldNamed = (name: string): RegisterField | undefined => byName.get(name.toLowerCase())

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

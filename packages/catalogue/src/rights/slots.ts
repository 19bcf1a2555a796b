/** Kind of file a form asks for, with the limits that the server enforces: a row of `specdoc_type`. */
export interface SlotDefinition {
  code: string
  name: { id: string; en: string }
  mimes: readonly string[]
  maxFiles: number
  maxBytes: number
  /** Pixels per side of a picture. */
  pixels?: { min: number; max: number }
}

type Limits = Omit<SlotDefinition, 'code' | 'name'>

export const MB = 1_048_576
const PDF = 'application/pdf'
const PICTURES = ['image/jpeg', 'image/png']

export const pdfLimits = { mimes: [PDF], maxFiles: 1, maxBytes: 20 * MB } satisfies Limits
export const scanLimits = { mimes: [PDF, ...PICTURES], maxFiles: 5, maxBytes: 20 * MB } satisfies Limits
export const pictureLimits = {
  mimes: PICTURES,
  maxFiles: 1,
  maxBytes: 5 * MB,
  pixels: { min: 300, max: 20_000 },
} satisfies Limits

/** A slot by its code, its Indonesian and its English name. */
export function slot(code: string, id: string, en: string, limits: Limits): SlotDefinition {
  return { code, name: { id, en }, ...limits }
}

/** Slots of every right. */
export const sharedSlots: readonly SlotDefinition[] = [
  slot('KEP', 'Surat pernyataan kepemilikan', 'Statement of ownership', scanLimits),
  slot('KUA', 'Surat kuasa', 'Power of attorney', scanLimits),
  slot('PGH', 'Surat pengalihan hak', 'Deed of assignment', scanLimits),
  slot('UMK', 'Surat keterangan UMK', 'Certificate of micro or small enterprise', scanLimits),
  slot('AKT', 'Akta pendirian', 'Deed of establishment', scanLimits),
  slot('PRI', 'Dokumen prioritas', 'Priority document', { ...scanLimits, maxFiles: 20 }),
  slot('SPU', 'Surat pernyataan UMK', 'Statement of micro or small enterprise', scanLimits),
  slot('JWB', 'Lampiran jawaban surat', 'Attachment to the answer to a letter', { ...scanLimits, maxFiles: 60 }),
  slot('BKT', 'Bukti', 'Evidence', { ...scanLimits, maxFiles: 20 }),
  slot('KTP', 'Kartu identitas', 'Identity card', scanLimits),
  slot('SRT', 'Surat pengantar', 'Cover letter', scanLimits),
  slot('SRF', 'Sertifikat', 'Certificate', scanLimits),
]

/** Slot of the scan of a paper that the office received. */
export const PAPER_SLOT = 'PPR'

/** Slots that officers fill; no form has them. */
export const officeSlots: readonly SlotDefinition[] = [
  slot(PAPER_SLOT, 'Surat yang diterima di atas kertas', 'Paper received by the office', pdfLimits),
]

import { isLegalDate } from '@saki/domain/dates/legalDate'
import { BadLine, rights } from '@saki/catalogue'
import { z } from 'zod'

const day = z.string().refine(isLegalDate, 'is not a day of the calendar (YYYY-MM-DD)')
const text = (max: number) => z.string().trim().max(max).default('')
const named = z.string().trim().min(1).max(500)

const person = z.strictObject({
  PERSON_NAME: named,
  PERSON_WCODE: z.enum(['I', 'C']).default('I'),
  INDI_PERSON_ID_NBR: text(50),
  NATIONALITY_COUNTRY_CODE: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('ID'),
  ADDR_STREET: text(500),
  STATE_CODE: text(10),
  CITY_CODE: text(10),
  DISTRICT_CODE: text(10),
  VILLAGE_CODE: text(10),
  ZIPCODE: text(10),
  EMAIL: text(254),
  TELEPHONE: text(30),
})
const representative = person.extend({ REPRESENTATIVE_TYP: text(10), AGENT_NOTES: text(50) })

/** A case of `import cases`: a granted or registered case, with the wire's field names. */
export const caseLine = z.strictObject({
  PATENT_ID: z.string(),
  APPL_TYP: z.enum(rights.map(({ id }) => id)),
  APPL_SUBTYP: text(20),
  LAW_CODE: z.string().optional(),
  TITLE: named,
  ENGLISH_TITLE: text(500),
  REFERENCE: text(100),
  FILING_DATE: day,
  PRIORITY_DATE: day.optional(),
  PRIORITIES: z
    .array(z.strictObject({ COUNTRY_CODE: z.string(), PRIORITY_APPL_ID: named, PRIORITY_DATE: day }))
    .default([]),
  PCT: z
    .strictObject({ PCT_APPL_ID: named, PCT_APPL_DATE: day, PCT_PUBL_ID: text(50), PCT_PUBL_DATE: day.optional() })
    .optional(),
  PUBLICATION_DATE: day.optional(),
  REGISTRATION_NBR: z
    .string()
    .trim()
    .regex(/^[A-Z0-9][A-Z0-9 ./-]{2,29}$/, 'is not a registration number'),
  REGISTRATION_DATE: day,
  EXPIRATION_DATE: day.optional(),
  OWNERS: z.array(person).min(1),
  OWNER_EMAIL: z.string().optional(),
  REPRS: z.array(representative).default([]),
  INVENTORS: z.array(person).default([]),
  NICE: z
    .array(
      z.strictObject({ NICE_CLASS_CODE: z.string().regex(/^([1-9]|[1-3]\d|4[0-5])$/), TERMS: z.array(named).min(1) }),
    )
    .default([]),
  LOCARNO: z
    .array(z.strictObject({ LOCARNO_CLASS_CODE: z.string().regex(/^\d{2}-\d{2}$/), PRODUCT_TITLE: text(500) }))
    .default([]),
  IPC: z.array(z.strictObject({ IPC_SYMBOL: named })).default([]),
  // Without a default: the hash of a line that was imported before these fields must stay as it was.
  VIENNA: z.array(z.strictObject({ VIENNA_CODE: z.string().regex(/^\d{1,2}\.\d{1,2}(\.\d{1,2})?$/) })).optional(),
  DESIGN_DESCRIPTION: z.string().trim().max(4000).optional(),
  SIGN: z
    .strictObject({
      SIGN_WCODE: z.enum(['WORD', 'WORD_FIGURE', 'FIGURE', 'THREE_D', 'SOUND', 'HOLOGRAM']),
      MARK_NAME: text(500),
      TRANSLATION: text(500),
      TRANSLITERATION: text(500),
      MARK_DESCRIPTION: text(4000),
      DISCLAIMER: text(1000),
      COLOUR_CLAIMED: z.enum(['Y', 'N']).default('N'),
      COLOURS: z.array(named).default([]),
    })
    .optional(),
  QTY_CLAIMS: z.int().min(0).max(10_000).default(0),
  PAID_YEARS: z.int().min(0).max(20).optional(),
  RENEWED_TO: day.optional(),
})
export type ImportLine = z.infer<typeof caseLine>

/** Fields of a line of JSON. Throws BadLine. */
export function parseLine(textOfLine: string): unknown {
  try {
    return JSON.parse(textOfLine)
  } catch (error) {
    throw new BadLine(`not JSON: ${(error as Error).message}`)
  }
}

/** Checks the fields of a case. Throws BadLine with every fault of its form. */
export function readCase(fields: unknown): ImportLine {
  const read = caseLine.safeParse(fields)
  if (read.success) return read.data
  throw new BadLine(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim()).join('; '))
}

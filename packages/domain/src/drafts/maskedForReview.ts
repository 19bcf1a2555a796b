import { isRow, type DraftData, type FormRow } from '../forms/form.ts'
import { peopleSections } from '../people/contacts.ts'
import { maskNik } from '../people/nik.ts'

const NIK_DIGITS = 16

/** The draft as shown to holders of its review link: identity numbers masked, references to address book entries removed. */
export function maskForReview(data: DraftData): DraftData {
  return Object.fromEntries(
    Object.entries(data).map(([section, value]) => [
      section,
      (peopleSections as readonly string[]).includes(section) && Array.isArray(value)
        ? value.map((row: unknown) => (isRow(row) ? maskRow(row) : {}))
        : value,
    ]),
  )
}

function maskRow(row: FormRow): FormRow {
  const shown = Object.entries(row).filter(([name]) => name !== 'CONTACT_ID')
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      name === 'INDI_PERSON_ID_NBR' && typeof value === 'string' ? maskNumber(value) : value,
    ]),
  )
}

/** Masks all of a number that is not a NIK (passport, company). */
function maskNumber(text: string): string {
  const digits = text.replace(/[\s.-]/g, '')
  return digits.length === NIK_DIGITS ? maskNik(digits) : '*'.repeat(text.length)
}

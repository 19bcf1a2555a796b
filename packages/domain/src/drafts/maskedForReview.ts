import { isRow, type DraftData, type FormRow } from '../forms/form.ts'
import { peopleSections } from '../people/contacts.ts'
import { maskNik } from '../people/nik.ts'

const NIK_DIGITS = 16

/** A draft as it is shown to whoever has its review link: identity numbers masked, no names of entries in somebody's address book. */
export function maskedForReview(data: DraftData): DraftData {
  return Object.fromEntries(
    Object.entries(data).map(([section, value]) => [
      section,
      (peopleSections as readonly string[]).includes(section) && Array.isArray(value)
        ? value.map((row: unknown) => (isRow(row) ? maskedRow(row) : {}))
        : value,
    ]),
  )
}

function maskedRow(row: FormRow): FormRow {
  const shown = Object.entries(row).filter(([name]) => name !== 'CONTACT_ID')
  return Object.fromEntries(
    shown.map(([name, value]) => [
      name,
      name === 'INDI_PERSON_ID_NBR' && typeof value === 'string' ? masked(value) : value,
    ]),
  )
}

/** Numbers of passports and companies have no part that is safe to show. */
function masked(text: string): string {
  const digits = text.replace(/[\s.-]/g, '')
  return digits.length === NIK_DIGITS ? maskNik(digits) : '*'.repeat(text.length)
}

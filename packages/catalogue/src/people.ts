import { yearOf } from '@saki/domain/dates/legalDate'
import {
  fieldText,
  type FieldDefinition,
  type FieldDefinitions,
  type Finding,
  type Level,
  type FormContext,
  type Predicate,
} from '@saki/domain/forms/form'
import { parseConsultantNumber } from '@saki/domain/ids/consultantNumber'
import { isEmail, isPostcode, parsePhone } from '@saki/domain/people/contact'
import { nikFindings } from '@saki/domain/people/nik'
import type { TextKey } from '@saki/texts'

type Check = (value: string, context: FormContext) => Finding<TextKey> | undefined

/**
 * Role of a person in a filing, which decides the required data (UU 31/2000 art. 11: all data of applicants, name and nationality of
 * designers; UU 13/2016 art. 25: the same for inventors).
 */
export type PersonRole = 'applicant' | 'designer' | 'inventor' | 'representative'

const isIndonesian: Predicate = ({ row }) => fieldText(row, 'NATIONALITY_COUNTRY_CODE') === 'ID'

const checkIdNumber: Check = (value, { row }) => {
  if (fieldText(row, 'PERSON_WCODE') !== 'I' || fieldText(row, 'NATIONALITY_COUNTRY_CODE') !== 'ID') return undefined
  // A correction carries a number that was not read as it is shown: masked.
  if (value.startsWith('*')) return undefined
  const [first] = nikFindings(value)
  return (
    first && {
      level: 'WARN',
      code: first === 'length' ? 'filing:person.idNumber.length' : 'filing:person.idNumber.odd',
    }
  )
}

const checkPostcode: Check = (value, { row }) =>
  isPostcode(value, fieldText(row, 'NATIONALITY_COUNTRY_CODE'))
    ? undefined
    : { level: 'WARN', code: 'filing:person.zipcode.odd' }

const checkEmail: Check = (value) => (isEmail(value) ? undefined : { level: 'STOP', code: 'filing:person.email.wrong' })
const checkPhone: Check = (value) =>
  parsePhone(value) ? undefined : { level: 'WARN', code: 'filing:person.telephone.odd' }

/** The code of a region begins with the code of its parent (codes of the Ministry of Home Affairs, Kepmendagri 300.2.2-2138/2025). */
function within(parent: string): Check {
  return (value, { row }) =>
    value.startsWith(fieldText(row, parent)) ? undefined : { level: 'STOP', code: 'filing:person.region.mismatch' }
}

function regionFields(level: Level | undefined): FieldDefinitions<TextKey> {
  const region = { as: 'region', when: isIndonesian } as const
  const lower: Level | undefined = level && 'WARN'
  return {
    STATE_CODE: {
      ...region,
      tier: 'state',
      label: 'filing:person.state.label',
      required: level,
      missing: 'filing:person.state.missing',
    },
    CITY_CODE: {
      ...region,
      tier: 'city',
      label: 'filing:person.city.label',
      hint: 'filing:person.city.hint',
      required: level,
      missing: 'filing:person.city.missing',
      check: within('STATE_CODE'),
    },
    DISTRICT_CODE: {
      ...region,
      tier: 'district',
      label: 'filing:person.district.label',
      hint: 'filing:person.district.hint',
      required: lower,
      missing: 'filing:person.district.missing',
      check: within('CITY_CODE'),
    },
    VILLAGE_CODE: {
      ...region,
      tier: 'village',
      label: 'filing:person.village.label',
      hint: 'filing:person.village.hint',
      required: lower,
      missing: 'filing:person.village.missing',
      check: within('DISTRICT_CODE'),
    },
  }
}

const nameMissing = {
  applicant: 'filing:person.name.missing',
  designer: 'filing:designer.name.missing',
  inventor: 'patents:inventor.name.missing',
  representative: 'filing:representative.name.missing',
} as const

const kind: FieldDefinition<TextKey> = {
  as: 'choice',
  label: 'filing:person.wcode.label',
  missing: 'filing:person.wcode.missing',
  options: [
    { value: 'I', text: 'filing:person.wcode.I' },
    { value: 'C', text: 'filing:person.wcode.C' },
  ],
}

/** Fields of one person in a role. */
export function personFields(role: PersonRole): FieldDefinitions<TextKey> {
  const whole: Level | undefined = role === 'applicant' ? 'STOP' : undefined
  return {
    PERSON_WCODE: {
      ...kind,
      label: role === 'applicant' ? 'filing:person.wcode.label' : 'filing:person.wcode.other',
      required: whole,
    },
    PERSON_NAME: {
      as: 'text',
      input: 'name',
      max: 254,
      label: 'filing:person.name.label',
      hint: 'filing:person.name.hint',
      required: 'STOP',
      missing: nameMissing[role],
    },
    INDI_PERSON_ID_NBR: {
      as: 'text',
      max: 30,
      label: 'filing:person.idNumber.label',
      hint: 'filing:person.idNumber.hint',
      check: checkIdNumber,
    },
    NATIONALITY_COUNTRY_CODE: {
      as: 'country',
      label: 'filing:person.country.label',
      required: role === 'representative' ? undefined : 'STOP',
      missing: 'filing:person.country.missing',
    },
    ADDR_STREET: {
      as: 'longText',
      max: 2000,
      label: 'filing:person.street.label',
      required: role === 'designer' || role === 'inventor' ? undefined : 'STOP',
      missing: 'filing:person.street.missing',
    },
    ...regionFields(whole),
    ZIPCODE: { as: 'text', max: 15, label: 'filing:person.zipcode.label', check: checkPostcode },
    EMAIL: {
      as: 'text',
      input: 'email',
      max: 200,
      label: 'filing:person.email.label',
      required: whole,
      missing: 'filing:person.email.wrong',
      check: checkEmail,
    },
    TELEPHONE: {
      as: 'text',
      input: 'tel',
      max: 60,
      label: 'filing:person.telephone.label',
      required: whole && 'WARN',
      missing: 'filing:person.telephone.missing',
      check: checkPhone,
    },
    /** Address book entry the row was copied from. */
    CONTACT_ID: { as: 'kept', max: 40, label: 'people:title' },
  }
}

/** Fields of a consultant: a person with a number of the register (PP 100/2021). */
export function representativeFields(): FieldDefinitions<TextKey> {
  return {
    AGENT_NOTES: {
      as: 'text',
      input: 'consultant',
      max: 9,
      label: 'filing:representative.notes.label',
      hint: 'filing:representative.notes.hint',
      required: 'STOP',
      missing: 'filing:representative.notes.missing',
      check: (value, { today }) =>
        parseConsultantNumber(value, yearOf(today))
          ? undefined
          : { level: 'STOP', code: 'filing:representative.notes.wrong' },
    },
    REPRESENTATIVE_TYP: { as: 'text', max: 4, label: 'filing:representative.type.label' },
    ...personFields('representative'),
  }
}

import { titledName, type FoundAgent } from '../../forms/agents/registered.ts'

/** Fields of the consultant form in the order of the dialog, each with its maximum length in characters. */
export const limits = {
  NOTES: 254,
  REPRESENTATIVETYPE: 4,
  PERSONNAME: 254,
  ADDRESSSTREET: 2000,
  STATECODE: 2,
  CITYCODE: 4,
  DISTRICTCODE: 6,
  VILLAGECODE: 10,
  ZIPCODE: 15,
  EMAIL: 200,
  TELEPHONE: 60,
} as const

export type AgentField = keyof typeof limits
export type AgentAnswers = Record<AgentField, string>

/** Fields that are filled from the register and then locked. */
export const lockedFields = ['PERSONNAME', 'ADDRESSSTREET', 'ZIPCODE'] as const satisfies AgentField[]

/** Values of the fields before a consultant is found. The user types NOTES (the number) and REPRESENTATIVETYPE. */
export const emptyAnswers: AgentAnswers = {
  NOTES: '',
  REPRESENTATIVETYPE: '',
  PERSONNAME: '',
  ADDRESSSTREET: '',
  STATECODE: '',
  CITYCODE: '',
  DISTRICTCODE: '',
  VILLAGECODE: '',
  ZIPCODE: '',
  EMAIL: '',
  TELEPHONE: '',
}

/** Values of the fields as the register gives them. */
export function agentAnswers(agent: FoundAgent): Omit<AgentAnswers, 'NOTES' | 'REPRESENTATIVETYPE'> {
  return {
    PERSONNAME: titledName(agent),
    ADDRESSSTREET: agent.ADDR_STREET,
    STATECODE: agent.STATE_CODE,
    CITYCODE: agent.CITY_CODE,
    DISTRICTCODE: '',
    VILLAGECODE: '',
    ZIPCODE: agent.ZIPCODE,
    EMAIL: agent.OFFICE_EMAIL,
    TELEPHONE: agent.OFFICE_TELP,
  }
}

const required = {
  NOTES: 'agents:number.missing',
  PERSONNAME: 'agents:name.missing',
  ADDRESSSTREET: 'agents:address.missing',
  EMAIL: 'agents:email.missing',
  TELEPHONE: 'agents:phone.missing',
} as const

/** LEGALNATURE of every request: a consultant is a natural person (PP 100/2021). */
export const LEGAL_NATURE = 'Perorangan'

/** Whether a field must be filled in. */
export function isRequired(field: AgentField): boolean {
  return field in required
}

/** Required fields that are empty, each with the text key of its error. */
export function missingIn(answers: AgentAnswers) {
  return Object.entries(required).flatMap(([field, message]) =>
    answers[field as AgentField].trim() === '' ? [{ field: field as AgentField, message }] : [],
  )
}

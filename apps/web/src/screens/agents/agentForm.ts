import { titledName, type FoundAgent } from '../../forms/agents/registered.ts'

/** Fields of the consultant form, in the order of the window, with the longest the office keeps. */
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

/** What the register fills in and locks. */
export const lockedFields = ['PERSONNAME', 'ADDRESSSTREET', 'ZIPCODE'] as const satisfies AgentField[]

/** What the fields hold while there is no consultant; the number and the kind of representative are the reader's. */
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

/** The fields as the register fills them. */
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

/** Fields that must not be empty and are, with the words for each. */
export function missingIn(answers: AgentAnswers) {
  return Object.entries(required).flatMap(([field, message]) =>
    answers[field as AgentField].trim() === '' ? [{ field: field as AgentField, message }] : [],
  )
}

import { conditionOn } from './fieldValue.ts'
import { registerFields, type RegisterClause, type RegisterField } from './registerQuery.ts'

/** Parameters of the small fields beside a search: registration number, application number or its end, year of the application. A star at the end of the first two means a beginning. */
export const numberParameters = {
  regnbr: 'registration',
  filenbr: 'anyNumber',
  fileser: 'year',
} as const satisfies Record<string, RegisterField>
export type NumberParameter = keyof typeof numberParameters
export const numberParameterNames = Object.keys(numberParameters) as NumberParameter[]

/** The clause of a number as typed; undefined for what cannot be one. */
export function numberClause(parameter: NumberParameter, typed: string): RegisterClause | undefined {
  const field = numberParameters[parameter]
  const isPrefix = registerFields[field] === 'number' && typed.endsWith('*')
  const condition = conditionOn(field, { text: typed.replace(/\*+$/, ''), isPhrase: false, isPrefix })
  return condition && { any: [condition], isExcluded: false }
}

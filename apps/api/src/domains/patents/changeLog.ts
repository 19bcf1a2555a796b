import { formOf } from '@saki/catalogue'
import { correctablesOf, type Correctable } from '@saki/catalogue/correctable'
import type { patentsCalls } from '@saki/contracts/patents'
import type { Change } from '@saki/domain/corrections/changes'
import type { FieldDefinition } from '@saki/domain/forms/form'
import type { Language, TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import { reachOf } from '../../access.ts'
import type { HandlerInput } from '../../implement.ts'
import { masked } from '../../masked.ts'
import { caseOf } from './caseDetail.ts'
import { countLogged, listLogged, type LogFilter, type LoggedChange } from './changeLog.sql.ts'

type Call = (typeof patentsCalls)['getChangeLog']
const ID_NUMBER = 'INDI_PERSON_ID_NBR'

/** Changes of the data after filing. Identity numbers are masked to their last four characters; officers read them with officeReadNumber. */
export async function getChangeLog({ query, session, db, language }: HandlerInput<Call>) {
  const isOfficer = session.role === 'office'
  const { page, size, PATENT_ID, DATE_FROM, DATE_TO, DATA_CODE, USER } = query
  const record = PATENT_ID === undefined ? undefined : await caseOf(db, session, PATENT_ID)
  const filter: LogFilter = {
    reach: isOfficer ? undefined : reachOf(session, undefined),
    ...(record && { applicationId: record.applicationId }),
    ...(DATE_FROM && { from: DATE_FROM }),
    ...(DATE_TO && { to: DATE_TO }),
    ...(DATA_CODE && { section: DATA_CODE }),
    ...(USER && isOfficer && { user: USER }),
  }
  const rows = await listLogged(db, filter, { limit: size, offset: (page - 1) * size })
  const data = rows.map((row) => ({
    LOG_CHANGE_NBR: row.nbr,
    PATENT_ID: row.applicationNumber,
    TITLE: row.title,
    CHANGE_DATE: row.changedAt.toISOString(),
    CHANGE_USER_NAME: isOfficer && row.userName !== null ? row.userName : say(language, 'office:log.office'),
    SOURCE: row.source,
    CHANGE_USERDOC_REF: row.requestRef || null,
    REASON: row.reason,
    LEGAL_REASON: row.legalReason,
    DATA_CODE: row.section,
    CHANGES: row.changes.map((change) => wireChange(row, change, language)),
  }))
  return { data, total: await countLogged(db, filter), page, size }
}

/** A path like `OWNERS.0.ADDR_STREET` gets the field's label with the row's number; values of choices get their texts. */
export function wireChange(
  row: Pick<LoggedChange, 'formTyp' | 'formVersion' | 'applTyp' | 'section'>,
  { field: path, oldValue, newValue }: Change,
  language: Language,
) {
  const form = formOf(row.formTyp, row.formVersion)
  const part = form && correctablesOf(form, row.applTyp).find(({ section }) => section === row.section)
  const [, second = '', third] = path.split('.')
  const name = part?.isList ? third : second
  const field = name === undefined ? undefined : part?.fields[name]
  const hides = name === ID_NUMBER
  const shown = (value: string) => (hides ? masked(value) : valueIn(language, field, value))
  return {
    FIELD: path,
    LABEL: labelOf(language, path, part, second, field),
    OLD_VALUE: name !== undefined ? shown(oldValue) : withMaskedNumbers(part, oldValue),
    NEW_VALUE: name !== undefined ? shown(newValue) : withMaskedNumbers(part, newValue),
  }
}

/** An added or removed row of a person with its identity numbers masked. */
function withMaskedNumbers(part: Correctable | undefined, value: string): string {
  return part && Object.hasOwn(part.fields, ID_NUMBER) ? value.replaceAll(/\d{8,}/g, masked) : value
}

/** Fields that effects of requests write and no form has. */
const requestFields: Readonly<Record<string, TextKey>> = {
  'ANNUITIES.PAID_YEARS': 'office:log.paidYears',
  'VIENNA.VIENNA_CODE': 'office:log.vienna',
  'REGISTER.CERTIFICATE': 'office:log.certificate',
  'RELATED.PATENT_ID': 'office:log.related',
  'PICTURES.TEXT': 'office:log.pictures',
  'LICENCES.PERSON_NAME': 'office:log.licensee',
}

function labelOf(
  language: Language,
  path: string,
  part: Correctable | undefined,
  second: string,
  field: FieldDefinition<TextKey> | undefined,
): string {
  const ofRequest = requestFields[path]
  if (ofRequest) return say(language, ofRequest)
  if (!part) return second
  const section = say(language, `office:edit.section.${part.section}`)
  const own = field ? say(language, field.label) : ''
  if (!part.isList) return own || second
  const row = say(language, 'office:log.row', { section, n: Number(second) + 1 })
  return own ? `${row}: ${own}` : row
}

function valueIn(language: Language, field: FieldDefinition<TextKey> | undefined, value: string): string {
  if (field?.as === 'yesNo') return value === '' ? '' : say(language, value === 'Y' ? 'core:yes' : 'core:no')
  if (field?.as !== 'choice' && field?.as !== 'choices') return value
  const words = new Map(field.options.map((option) => [option.value, option.text]))
  return value
    .split('; ')
    .map((one) => {
      const key = words.get(one)
      return key ? say(language, key) : one
    })
    .join('; ')
}

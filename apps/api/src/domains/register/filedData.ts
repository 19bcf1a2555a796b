import { formOf, findRight } from '@saki/catalogue'
import { correctablesOf, type Correctable, type CorrectableName } from '@saki/catalogue/correctable'
import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { sectionOf, type DraftData, type Form, type FormRow } from '@saki/domain/forms/form'
import type { Db } from '@saki/db'
import type { TextKey } from '@saki/texts'

import { NotFound } from '../../errors.ts'
import { findFiled, type CorrectableCase, type Role } from './filedCase.sql.ts'

export interface FiledSnapshot {
  record: CorrectableCase
  form: Form<TextKey>
  correctables: Correctable[]
  /** Current data in the shape of the form. */
  data: DraftData
}

/** Party role of a section of people; undefined for other sections. */
export function roleOf(x: CorrectableName, applTyp: string): Role | undefined {
  if (x === 'owner') return 'applicant'
  if (x === 'repr') return 'representative'
  if (x === 'inventor') return findRight(applTyp)?.maker?.role ?? 'inventor'
  return undefined
}

/** A filed and numbered application. Throws NotFound without a number, because an unpaid filing can be reopened as a draft. */
export async function filedCase(db: Db, text: string, locks = false): Promise<FiledSnapshot> {
  const ref = parseCaseRef(text)
  const record = ref && (await findFiled(db, ref, locks))
  if (!record) throw new NotFound('case', text)
  const form = formOf(record.formTyp, record.formVersion)
  if (!form) throw new Error(`no form ${record.formTyp} version ${record.formVersion}`)
  return { record, form, correctables: correctablesOf(form, record.applTyp), data: dataOf(record) }
}

function dataOf(record: CorrectableCase): DraftData {
  const whole: DraftData = { ...record.snapshot, ...record.corrected }
  const people = (role: Role | undefined) => record.parties.filter((party) => party.role === role).map((p) => p.person)
  const maker = roleOf('inventor', record.applTyp)
  const technical = sectionOf(whole, 'TECHNICAL')
  return {
    ...whole,
    TECHNICAL: {
      ...technical,
      ...('TITLE' in technical && { TITLE: record.title }),
      // Inventors and designers are listed by name, so that a change of applicant does not change them.
      ...(people(maker).length > 0 && {
        [findRight(record.applTyp)?.maker?.isApplicant ?? 'INVENTOR_IS_APPLICANT']: 'N',
      }),
    },
    FILING: {
      ...sectionOf(whole, 'FILING'),
      REFERENCE: record.reference,
      REPRESENTED: people('representative').length > 0 ? 'Y' : 'N',
      PRIORITY_CLAIMED: record.priorities.length > 0 ? 'Y' : 'N',
    },
    OWNERS: people('applicant'),
    INVENTORS: people(maker),
    REPRS: people('representative'),
    PRIORITIES: record.priorities,
    LOCARNO: record.locarno,
    IPC: record.ipc,
  }
}

/** Current rows of a section; an object section is one row, limited to the fields an officer can change. */
export function rowsNow({ record, data }: FiledSnapshot, { x, section, isList, fields }: Correctable): FormRow[] {
  if (x === 'register')
    return [
      {
        REGISTRATION_NBR: record.registrationNbr ?? '',
        REGISTRATION_DATE: record.registrationDate ?? '',
        EXPIRATION_DATE: record.expirationDate ?? '',
      },
    ]
  if (x === 'filing') return [{ REFERENCE: record.reference, FILING_DATE: record.filingDate }]
  if (isList) return (data[section] as FormRow[] | undefined) ?? []
  const row = sectionOf(data, section)
  return [Object.fromEntries(Object.keys(fields).map((name) => [name, row[name] ?? '']))]
}

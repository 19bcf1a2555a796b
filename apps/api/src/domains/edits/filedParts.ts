import { findRight } from '@saki/catalogue'
import { rowsOf, sectionOf, fieldText, type DraftData, type Form, type FormRow } from '@saki/domain/forms/form'

import type { DraftFile } from './drafts.sql.ts'
import type { NewFiling, NewParty } from './filing.sql.ts'

/** The frozen content of a filing: the answers by section, form and version, and every file with its SHA-256, in order. */
export function snapshotOf(form: Form, data: DraftData, files: readonly DraftFile[], now: Date) {
  return {
    ...data,
    FORM: { ID: form.id, VERSION: form.version },
    SUBMITTED_AT: now.toISOString(),
    FILES: files.map((file, at) => ({
      FILE_ID: file.fileId,
      ORDER: at + 1,
      SPECDOC_TYP: file.slot,
      VIEW_TYPE_ID: file.view ?? null,
      SEQ_NUM: file.seqNum,
      FILE_NAME: file.name,
      DESCRIPTION: file.description,
      MIME: file.mime,
      SIZE: file.size,
      PAGES: file.pages ?? null,
      WIDTH: file.width ?? null,
      HEIGHT: file.height ?? null,
      SHA256: file.sha256,
    })),
  }
}

/**
 * Applicants, designers or inventors, and representatives. Sections that other answers made superfluous are ignored, even when filled.
 * A mark has no maker.
 */
export function partiesOf(applTyp: string, data: DraftData): NewParty[] {
  const owners = rowsOf(data, 'OWNERS')
  const maker = findRight(applTyp)?.maker
  const isOwn = maker && fieldText(sectionOf(data, 'TECHNICAL'), maker.isApplicant) === 'Y'
  const representatives = fieldText(sectionOf(data, 'FILING'), 'REPRESENTED') === 'Y' ? rowsOf(data, 'REPRS') : []
  return [
    ...party('applicant', owners),
    ...(maker ? party(maker.role, isOwn ? owners : rowsOf(data, 'INVENTORS')) : []),
    ...party('representative', representatives),
  ]
}

function party(role: NewParty['party_role'], rows: FormRow[]): NewParty[] {
  return rows.map((person, at) => ({
    party_role: role,
    seq_num: at + 1,
    person,
    person_name: fieldText(person, 'PERSON_NAME'),
  }))
}

/** The claimed priorities, numbered from 1; empty when no priority is claimed. */
export function prioritiesOf(data: DraftData): NewFiling['priorities'] {
  if (fieldText(sectionOf(data, 'FILING'), 'PRIORITY_CLAIMED') !== 'Y') return []
  return rowsOf(data, 'PRIORITIES').map((row, at) => ({
    seq_num: at + 1,
    country_code: fieldText(row, 'COUNTRY_CODE'),
    priority_appl_id: fieldText(row, 'PRIORITY_APPL_ID'),
    priority_date: fieldText(row, 'PRIORITY_DATE'),
  }))
}

import { rowsOf, sectionOf, textOf, type Draft, type Form, type Row } from '@saki/domain/forms/form'

import type { DraftFile } from './drafts.sql.ts'
import type { NewFiling, NewParty } from './filing.sql.ts'

/** What was filed, as it was filed: the sections of the answers, the form they answer, and every file by its hash in its order. */
export function snapshotOf(form: Form, data: Draft, files: readonly DraftFile[], now: Date) {
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

/** Whose work it is, and the answer that says it is the applicants' own. */
const makers: Record<string, { role: NewParty['party_role']; isApplicant: string }> = {
  DESIGN: { role: 'designer', isApplicant: 'DESIGNER_IS_APPLICANT' },
  PATENT: { role: 'inventor', isApplicant: 'INVENTOR_IS_APPLICANT' },
  SIMPLE_PATENT: { role: 'inventor', isApplicant: 'INVENTOR_IS_APPLICANT' },
}

/**
 * Applicants, designers or inventors, and representatives. Sections the answers made superfluous do not count, whatever was once typed
 * there. A mark has nobody who made it.
 */
export function partiesOf(applTyp: string, data: Draft): NewParty[] {
  const owners = rowsOf(data, 'OWNERS')
  const maker = makers[applTyp]
  const isOwn = maker && textOf(sectionOf(data, 'TECHNICAL'), maker.isApplicant) === 'Y'
  const representatives = textOf(sectionOf(data, 'FILING'), 'REPRESENTED') === 'Y' ? rowsOf(data, 'REPRS') : []
  return [
    ...party('applicant', owners),
    ...(maker ? party(maker.role, isOwn ? owners : rowsOf(data, 'INVENTORS')) : []),
    ...party('representative', representatives),
  ]
}

function party(role: NewParty['party_role'], rows: Row[]): NewParty[] {
  return rows.map((person, at) => ({
    party_role: role,
    seq_num: at + 1,
    person,
    person_name: textOf(person, 'PERSON_NAME'),
  }))
}

export function prioritiesOf(data: Draft): NewFiling['priorities'] {
  if (textOf(sectionOf(data, 'FILING'), 'PRIORITY_CLAIMED') !== 'Y') return []
  return rowsOf(data, 'PRIORITIES').map((row, at) => ({
    seq_num: at + 1,
    country_code: textOf(row, 'COUNTRY_CODE'),
    priority_appl_id: textOf(row, 'PRIORITY_APPL_ID'),
    priority_date: textOf(row, 'PRIORITY_DATE'),
  }))
}

/** Each class once, with all products named under it. */
export function classesOf(data: Draft): NewFiling['locarno'] {
  const products = new Map<string, string[]>()
  for (const row of rowsOf(data, 'LOCARNO')) {
    const code = textOf(row, 'LOCARNO_CLASS_CODE')
    if (code === '') continue
    const product = textOf(row, 'PRODUCT_TITLE')
    products.set(code, [...(products.get(code) ?? []), ...(product === '' ? [] : [product])])
  }
  return [...products].map(([code, names]) => ({
    locarno_class_code: code,
    product_title: [...new Set(names)].join('; '),
  }))
}

import { formOf } from '@saki/catalogue'
import { formalityOf } from '@saki/catalogue/formality/formalityOf'
import type { Db } from '@saki/db'
import { checklist, type CheckedPoint, type FormalityList } from '@saki/domain/formality/checklist'
import type { DraftData, Form, FormFile } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'

import { listFilesOfApplication } from '../documents/documents.sql.ts'
import type { AnswerableCase } from './case.sql.ts'

/** A filed application as the rules of its form look at it. */
export interface FiledApplication {
  form: Form<TextKey>
  list: FormalityList<TextKey>
  data: DraftData
  files: FormFile[]
}

/**
 * What was filed, with the files sent in answers since. Judged by the form and version it was filed with, as of its filing date: a date
 * that was in time then is in time for ever.
 */
export async function filedAs(db: Db, filed: AnswerableCase): Promise<FiledApplication> {
  const form = formOf(filed.formTyp, filed.formVersion)
  const list = formalityOf(filed.formTyp)
  if (!form || !list) throw new Error(`no form ${filed.formTyp} version ${filed.formVersion}`)
  const { FORM: _form, FILES: _files, SUBMITTED_AT: _at, ...data } = filed.snapshot
  const files = (await listFilesOfApplication(db, filed.applicationId))
    .filter(({ scan_state }) => scan_state !== 'infected')
    .map((file) => ({
      slot: file.specdoc_typ,
      view: file.view_typ,
      width: file.width,
      height: file.height,
      pages: file.pages,
    }))
  return { form, list, data, files }
}

export async function checkFiled(
  db: Db,
  filed: AnswerableCase,
): Promise<{ list: FormalityList<TextKey>; points: CheckedPoint<TextKey>[] }> {
  const { form, list, data, files } = await filedAs(db, filed)
  return { list, points: checklist(form, list, data, files, filed.filingDate) }
}

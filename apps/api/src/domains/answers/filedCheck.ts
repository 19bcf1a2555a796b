import { formOf } from '@saki/catalogue'
import { formalityOf } from '@saki/catalogue/formality/formalityOf'
import type { Db } from '@saki/db'
import { checklist, type CheckedPoint, type FormalityList } from '@saki/domain/formality/checklist'
import type { DraftData, Form, FormFile } from '@saki/domain/forms/form'
import type { Workflow } from '@saki/domain/workflow/definition'
import type { TextKey } from '@saki/texts'

import { listFilesOfApplication } from '../documents/documents.sql.ts'
import type { AnswerableCase } from './case.sql.ts'
import type { Filed } from './filedValue.ts'
import type { FormalityRevision } from './formality.sql.ts'

/** A filed application in the form that the rules check. */
export interface FiledApplication {
  form: Form<TextKey>
  list: FormalityList<TextKey>
  data: DraftData
  files: FormFile[]
}

/** The filed data and files, files of later answers included, infected ones excluded. The form version of the filing applies. */
export async function filedAs(db: Db, filed: AnswerableCase): Promise<FiledApplication> {
  const form = formOf(filed.formTyp, filed.formVersion)
  const list = formalityOf(filed.formTyp)
  if (!form || !list) throw new Error(`no form ${filed.formTyp} version ${filed.formVersion}`)
  const { FORM: _form, FILES: _files, SUBMITTED_AT: _at, ...data } = filed.snapshot
  const files = (await listFilesOfApplication(db, filed.applicationId))
    .filter(({ scanState }) => scanState !== 'infected')
    .map((file) => ({
      slot: file.specdocTyp,
      view: file.viewTyp,
      width: file.width,
      height: file.height,
      pages: file.pages,
    }))
  return { form, list, data, files }
}

/** Runs the formality checklist on a filed application, as of its filing date. */
export async function checkFiled(db: Db, filed: AnswerableCase): Promise<Filed & { points: CheckedPoint<TextKey>[] }> {
  const { form, list, data, files } = await filedAs(db, filed)
  return { form, list, data, day: filed.filingDate, points: checklist(form, list, data, files, filed.filingDate) }
}

/** Letter type of the deficiency letter. Formalities are checked in states from which the office can send it. */
const DEFICIENCY = 'SKF'

/** Whether the office checks formalities in a state, i.e. can send a deficiency letter from it. */
export function isCheckedAt(flow: Workflow, state: string): boolean {
  return Object.values(flow.actions).some(
    ({ by, letter, from }) => by === 'office' && letter === DEFICIENCY && from.includes(state),
  )
}

/** The open revision (`saved`), or the number of a new one; `before`: the last closed revision. */
export function currentRevision(revisions: readonly FormalityRevision[]): {
  number: number
  saved: FormalityRevision | undefined
  before: FormalityRevision | undefined
} {
  const last = revisions.at(-1)
  const saved = last && !last.isClosed ? last : undefined
  return {
    number: saved?.revision ?? (last?.revision ?? 0) + 1,
    saved,
    before: revisions.findLast(({ isClosed }) => isClosed),
  }
}

import { applications, type ApplTyp } from '@saki/catalogue'

/** What the office makes of a form once it is filed. */
export interface FilingKind {
  applTyp: ApplTyp
  fileTyp: string
  fileSeq: string
  lawCode: string
  /** The workflow a new filing begins under. */
  flowId: string
  flowVersion: number
}

const kinds = new Map(
  Object.entries(applications).map(([applTyp, { form, workflow, fileTyp, fileSeq, lawCode }]): [string, FilingKind] => [
    form.id,
    { applTyp: applTyp as ApplTyp, fileTyp, fileSeq, lawCode, flowId: workflow.id, flowVersion: workflow.version },
  ]),
)

export function findFilingKind(formTyp: string): FilingKind | undefined {
  return kinds.get(formTyp)
}

/** Throws for a form nobody can file: such a filing must not exist. */
export function filingKindOf(formTyp: string): FilingKind {
  const kind = kinds.get(formTyp)
  if (!kind) throw new Error(`no filing kind for form ${formTyp}`)
  return kind
}

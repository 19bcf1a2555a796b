/** What the office makes of a form once it is filed. */
export interface FilingKind {
  fileTyp: string
  fileSeq: string
  applTyp: string
  lawCode: string
  /** The workflow a new filing begins under. */
  flowId: string
  flowVersion: number
}

const kinds: Record<string, FilingKind> = {
  // UU 31/2000: industrial designs
  designs: { fileTyp: 'A', fileSeq: '00', applTyp: 'DESIGN', lawCode: 'UU31/2000', flowId: 'design-registration', flowVersion: 1 },
}

export function findFilingKind(formTyp: string): FilingKind | undefined {
  return Object.hasOwn(kinds, formTyp) ? kinds[formTyp] : undefined
}

/** Throws for a form nobody can file: such a filing must not exist. */
export function filingKindOf(formTyp: string): FilingKind {
  const kind = findFilingKind(formTyp)
  if (!kind) throw new Error(`no filing kind for form ${formTyp}`)
  return kind
}

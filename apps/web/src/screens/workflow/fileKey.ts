import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { parsePatentId } from '@saki/domain/ids/patentId'

/** The parts of an application number as the calls take them: 1 letter, 2 signs, 4 digits, the running number without its zeros. */
export interface FileKey {
  fileNbr: string
  fileSeq: string
  fileTyp: string
  fileSer: string
}

export type CaseAddress =
  | { kind: 'numbered'; patentId: string; file: FileKey }
  | { kind: 'unpaid'; submissionNbr: string }
  | undefined

/** Reads the number in the address of the page, however it is spaced; undefined when it is none. */
export function caseAddress(text: string): CaseAddress {
  const ref = parseCaseRef(text)
  if (ref?.kind === 'submission') return { kind: 'unpaid', submissionNbr: ref.submissionNbr }
  const parts = ref && parsePatentId(ref.patentId)
  if (!ref || !parts) return undefined
  const { fileTyp, fileSeq, fileSer, fileNbr } = parts
  return {
    kind: 'numbered',
    patentId: ref.patentId,
    file: { fileTyp, fileSeq, fileSer: String(fileSer), fileNbr: String(fileNbr) },
  }
}

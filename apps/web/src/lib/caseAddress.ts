import { parseCaseRef } from '@saki/domain/ids/caseRef'
import { parseApplicationNumber } from '@saki/domain/ids/applicationNumber'

/** Parts of an application number, as parameters of calls: 1 letter, 2 characters, 4 digits, the running number without leading zeros. */
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

/** Reads the number in the page's address, with any spacing; undefined if it is none. */
export function caseAddress(text: string): CaseAddress {
  const ref = parseCaseRef(text)
  if (ref?.kind === 'submission') return { kind: 'unpaid', submissionNbr: ref.submissionNbr }
  const parts = ref && parseApplicationNumber(ref.applicationNumber)
  if (!ref || !parts) return undefined
  const { fileTyp, fileSeq, fileSer, fileNbr } = parts
  return {
    kind: 'numbered',
    patentId: ref.applicationNumber,
    file: { fileTyp, fileSeq, fileSer: String(fileSer), fileNbr: String(fileNbr) },
  }
}

import type { Page } from '@saki/contracts/pages'

import type { FileKey } from './caseAddress.ts'
import type { EarlyCall } from './earlyCall.ts'

/** What is known from the address of a case. */
interface CaseNumbers {
  /** Application or submission number. */
  number: string | undefined
  application: string | undefined
  submission: string | undefined
  file: FileKey | undefined
  /** The part of the address. */
  fileno: string
}

/** What a page of a case asks: the case with its classes and whose turn it is. */
export const wholeCase = (number: string) => ({ query: { patentId: number, classes: 'Y', status: 'Y' } }) as const

/** The newest open bill of the reader in a case, of a request or of annuities. */
export const newestBill = (number: string) => ({ query: { group: 'UNPAID', patentId: number, size: 1 } }) as const

const ofCase = ({ number, application }: CaseNumbers): readonly EarlyCall[] => [
  ...(number ? [{ name: 'getPatentDetail', ...wholeCase(number) } as const] : []),
  ...(application ? [{ name: 'requestList', ...newestBill(application) } as const] : []),
]

/** First calls of the pages of a case. */
export const caseCalls: Partial<Record<Page, (at: CaseNumbers) => readonly EarlyCall[]>> = {
  '/table-list/patents/$patentId': ofCase,
  '/list-tm/trademarks/$fileno': (at) => [{ name: 'getTrademarkDetail', query: { fileno: at.fileno } }, ...ofCase(at)],
  '/table-list/patents/workflow/$patentId': ({ file: params, application, submission }) => [
    ...(params
      ? (['getTitleWorkflowCust', 'getStatusWorkflow', 'getListWorkflowCust'] as const).map((name) => ({
          name,
          params,
        }))
      : []),
    ...(application ? [{ name: 'getListDokumen', params: { id: application } } as const] : []),
    ...(submission ? [{ name: 'getPatentDetail', ...wholeCase(submission) } as const] : []),
  ],
}

/** The values of a served page, which boot.js fills in from the address; it leaves out calls whose value the address does not have. */
export const placeholders: CaseNumbers = {
  number: '{number}',
  application: '{application}',
  submission: '{submission}',
  file: { fileNbr: '{fileNbr}', fileSeq: '{fileSeq}', fileTyp: '{fileTyp}', fileSer: '{fileSer}' },
  fileno: '{fileno}',
}

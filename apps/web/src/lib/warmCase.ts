import type { CallName } from '@saki/contracts'
import type { Page } from '@saki/contracts/pages'

import { ask } from './ask.ts'
import { caseAddress } from './caseAddress.ts'
import { caseCalls } from './caseCalls.ts'
import { queryClient, queryKeyOf } from './queries.ts'
import { savesData } from './whenCalm.ts'

/** Puts the first replies of a case's page into the cache before it is opened. Not on connections whose user saves data. */
export function warmCase(page: Page, params: Readonly<Record<string, string>>): void {
  const callsOf = caseCalls[page]
  if (!callsOf || savesData()) return
  const fileno = Object.values(params).join('')
  for (const { name, ...input } of callsOf(caseNumbers(fileno)))
    void queryClient.prefetchQuery({
      queryKey: queryKeyOf<CallName>(name, input as never),
      queryFn: ({ signal }) => ask<CallName>(name, { ...(input as object), signal }),
    })
}

/** What the address of a case tells; `fileno`: its number as written there. */
export function caseNumbers(fileno: string) {
  const address = caseAddress(fileno)
  if (address?.kind !== 'numbered') {
    const submission = address?.submissionNbr
    return { number: submission, application: undefined, submission, file: undefined, fileno }
  }
  const { patentId, file } = address
  return { number: patentId, application: patentId, submission: undefined, file, fileno }
}

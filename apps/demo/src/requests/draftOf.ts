import { requestDraft } from '@saki/api/domains/afterFiling/requestDraft'
import type { saveOrSubmit } from '@saki/api/domains/afterFiling/saveOrSubmit'

import { callAs } from '../callAs.ts'
import type { DemoContext } from '../demoContext.ts'

/** Answers of a request by section. */
export type DemoAnswers = Parameters<typeof saveOrSubmit>[0]['body']['DATA']
/** The draft of a request as its requester sees it. */
export type DemoDraft = Awaited<ReturnType<typeof requestDraft>>

export function draftOf(context: DemoContext, email: string, at: Date, tempId: string): Promise<DemoDraft> {
  return callAs(requestDraft, context, { email, at, query: { TEMP_ID: tempId } })
}

import type { RequestKind } from '@saki/domain/requests/requestKind'
import type { TextKey } from '@saki/texts'

import type { Right } from '../rights/registry.ts'
import type { RequestCode } from './codes.ts'
import type { RequestRules } from './rules.ts'
import type { RequestFlowId } from './request.workflow.ts'

/** Where a request goes after submission; the sentence about what happens next follows from it. */
const nextOf = {
  'request-paid': 'requests:next.verified',
  'request-free': 'requests:next.verified',
  'request-timed': 'requests:next.timed',
  'request-instant': 'requests:next.received',
  'request-opposition': 'requests:next.opposition',
  'request-appeal': 'requests:next.appeal',
} as const satisfies Record<RequestFlowId, TextKey>

export type CatalogueRequest = Omit<RequestKind<TextKey>, 'id' | 'workflow' | 'rules' | 'instead'> & {
  id: RequestCode
  workflow: RequestFlowId
  rules: RequestRules
  instead?: Partial<Record<Right, TextKey>>
}

type DeclaredRequest = Omit<CatalogueRequest, 'text' | 'means' | 'next' | 'letters' | 'cases'> &
  Partial<Pick<CatalogueRequest, 'next' | 'letters' | 'cases'>>

/** Declares a kind of request. Name and explanation are `requests:<id>` and `requests:<id>.means`; `cases` follows from form and workflow. */
export function defineRequest(kind: DeclaredRequest): CatalogueRequest {
  const { id, workflow } = kind
  return {
    text: `requests:${id}`,
    means: `requests:${id}.means`,
    next: nextOf[workflow],
    letters: {},
    cases: isOfOneCase(kind) ? 'one' : 'many',
    ...kind,
  }
}

/** Sections whose rows are parts of one case. */
const PARTS_OF_CASE = ['CLASSES', 'PARTS', 'GOODS']
/** Each such request has a last day or a decision of its own case. */
const FLOWS_OF_CASE: readonly RequestFlowId[] = ['request-timed', 'request-opposition', 'request-appeal']

function isOfOneCase({ form, workflow, madeAs }: DeclaredRequest): boolean {
  const sections = form.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('section' in block ? block.section : [])),
  )
  return (
    madeAs !== undefined ||
    FLOWS_OF_CASE.includes(workflow) ||
    sections.some((section) => PARTS_OF_CASE.includes(section))
  )
}

import type { CatalogueRequest } from './defineRequest.ts'
import { requestKinds } from './registry.ts'

/**
 * The kind of request that an act of the public in a case is, when it was filed through the portal, and whose file it opens when it came on paper:
 * oppositions, views and appeals of third persons. Undefined for other acts.
 */
export function paperFileKind(applTyp: string, action: string): CatalogueRequest | undefined {
  return requestKinds.find(
    ({ workflow, who, rules }) =>
      DISPUTES.includes(workflow) && who.includes('third') && actionsOf(rules, applTyp).includes(action),
  )
}

const DISPUTES: readonly CatalogueRequest['workflow'][] = ['request-opposition', 'request-appeal']

function actionsOf(rules: CatalogueRequest['rules'], applTyp: string): readonly string[] {
  return rules[applTyp as keyof typeof rules]?.actions ?? []
}

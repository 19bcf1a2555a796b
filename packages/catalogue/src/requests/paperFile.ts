import type { CatalogueRequest } from './defineRequest.ts'
import { requestKinds } from './registry.ts'

/**
 * The kind of request that an act of the public in a case is, when it was filed through the portal, and whose file it opens when it came on paper:
 * oppositions and views. Undefined for other acts, also for appeals of third persons, which the Appeal Commission decides in the case.
 */
export function paperFileKind(applTyp: string, action: string): CatalogueRequest | undefined {
  return requestKinds.find(
    ({ workflow, who, rules }) =>
      workflow === 'request-opposition' && who.includes('third') && actionsOf(rules, applTyp).includes(action),
  )
}

function actionsOf(rules: CatalogueRequest['rules'], applTyp: string): readonly string[] {
  return rules[applTyp as keyof typeof rules]?.actions ?? []
}

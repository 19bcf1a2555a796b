import type { DraftData, FieldIssue } from '@saki/domain/forms/form'
import { citeArticles, namesLaw } from '@saki/domain/law/ground'
import { partsOfCase } from '@saki/domain/requests/caseParts'
import { findSplitFault } from '@saki/domain/requests/splitFaults'
import type { TextKey } from '@saki/texts'

import { answerOf } from '../answers.ts'
import type { CatalogueRequest } from './defineRequest.ts'
import { OFFICE_RULE } from './requestDocuments.ts'

/** The fault of the parts that a request splits off or keeps, with the article of the right; by the parts in section CASE. */
export function splitIssues(kind: CatalogueRequest, data: DraftData): FieldIssue<TextKey>[] {
  const present = partsOfCase(data).map(({ CODE }) => CODE)
  const found = findSplitFault(kind, data, present)
  // A form without a tick says that itself.
  if (!found || found.fault === 'none') return []
  const ground = splitGround(kind, answerOf(data, 'CASE', 'APPL_TYP'))
  return [
    { path: found.path, step: 'request', level: 'STOP', code: `requests:parts.${found.fault}`, values: { ground } },
  ]
}

/** The article by which a right may be split, for people. */
export function splitGround({ rules }: CatalogueRequest, right: string): string {
  const ground = Object.entries(rules).find(([id]) => id === right)?.[1]?.ground ?? ''
  return namesLaw(ground) ? citeArticles(ground) : OFFICE_RULE
}

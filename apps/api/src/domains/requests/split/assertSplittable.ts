import { findRequest } from '@saki/catalogue/requests/registry'
import { splitGround } from '@saki/catalogue/requests/splitIssues'
import { findSplitFault } from '@saki/domain/requests/splitFaults'

import { ConflictError, Invalid } from '../../../errors.ts'
import type { RequestableCase } from '../cases.sql.ts'
import type { EffectAsked } from '../effects/effect.ts'

/** Workflows of requests on which the fate of the whole file depends. */
const DECIDING = new Set(['request-timed', 'request-opposition', 'request-appeal'])

/**
 * Whether something undecided concerns the whole file: an answer with the office, a suspension, an opposition, an appeal or a request for
 * time. It would have to be decided for both files, so the file is split afterwards.
 */
export function isDisputed({
  pending,
  isHeld,
  frozenSince,
}: Pick<RequestableCase, 'pending' | 'isHeld' | 'frozenSince'>): boolean {
  return isHeld || frozenSince !== null || pending.some((code) => DECIDING.has(findRequest(code)?.workflow ?? ''))
}

/**
 * Throws Invalid with the path of the answer when a file would be left without a class or design, or the case no longer has the part, and
 * ACTION_NOT_ALLOWED while something undecided concerns the whole file.
 */
export function assertSplittable({ kind, request, one }: EffectAsked): void {
  const present = one.parts.map(({ CODE }) => CODE)
  const found = findSplitFault(kind, request.data, present)
  if (found)
    throw new Invalid([
      {
        field: found.path,
        message: `requests:parts.${found.fault}`,
        values: { ground: splitGround(kind, one.applTyp) },
      },
    ])
  assertUndisputed(one)
}

/** Throws ACTION_NOT_ALLOWED while something undecided concerns the whole file. */
export function assertUndisputed(one: RequestableCase): void {
  if (isDisputed(one))
    throw new ConflictError('ACTION_NOT_ALLOWED', `${one.applicationNumber} waits for a decision and makes no new file`)
}

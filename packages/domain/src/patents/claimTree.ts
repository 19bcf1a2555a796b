import { isIndependent, type Claim } from '../preflight/claims.ts'

/** A claim in its place among the claims it depends on. */
export interface ClaimNode {
  number: number
  page: number
  text: string
  /** Numbers of the claims it refers to, as written. */
  refs: number[]
  isIndependent: boolean
  /** The earliest claim before it that it refers to; null for an independent claim, and when it refers to none before it. */
  parent: number | null
  /** Number of claims above it. */
  depth: number
}

/**
 * Claims in the order of their numbers, each below the earliest claim it refers to ("sesuai klaim 1 atau 2" is below claim 1). A claim that
 * refers to "any preceding claim" without a number is below the first one. Of a number that is repeated the first claim counts
 * (UU 13/2016 art. 25: claims are numbered).
 */
export function claimTree(claims: readonly Claim[]): ClaimNode[] {
  const nodes = new Map<number, ClaimNode>()
  for (const claim of claims.toSorted((a, b) => a.number - b.number)) {
    if (nodes.has(claim.number)) continue
    const parent = parentOf(claim, nodes)
    nodes.set(claim.number, {
      number: claim.number,
      page: claim.page,
      text: claim.text,
      refs: claim.refs,
      isIndependent: isIndependent(claim),
      parent: parent?.number ?? null,
      depth: parent ? parent.depth + 1 : 0,
    })
  }
  return [...nodes.values()]
}

function parentOf({ refs, refersToEarlier }: Claim, before: ReadonlyMap<number, ClaimNode>): ClaimNode | undefined {
  const named = refs.map((number) => before.get(number)).find((node) => node !== undefined)
  if (named) return named
  return refersToEarlier ? before.values().next().value : undefined
}

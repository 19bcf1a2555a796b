import type { FeeUnit, RequestRule } from './requestKind.ts'

/** What the fee of one request depends on: the action it leads to, and quantities. */
export interface MadeRequest {
  action: string | undefined
  counts: Partial<Readonly<Record<Exclude<FeeUnit, 'request'>, number>>>
}

export interface CountedFee {
  /** Tariff code. */
  code: string
  qty: number
}

/** Tariff codes of a request with their quantities; empty when it is free of charge. */
export function requestCharges({ fees = [] }: RequestRule, { action, counts }: MadeRequest): CountedFee[] {
  return fees
    .filter((fee) => fee.action === undefined || fee.action === action)
    .map(({ code, per }) => ({ code, qty: per === 'request' ? 1 : (counts[per] ?? 0) }))
}

import type { PastAction } from '../workflow/nextState.ts'
import type { FeeUnit, RequestFee, RequestRule } from './requestKind.ts'

/** What the fee of one request depends on: the action it leads to, what the case has done, and quantities. */
export interface MadeRequest {
  action: string | undefined
  history: readonly Pick<PastAction, 'action'>[]
  counts: Partial<Readonly<Record<Exclude<FeeUnit, 'request'>, number>>>
}

export interface CountedFee {
  /** Tariff code. */
  code: string
  qty: number
}

/** Tariff codes of a request with their quantities; empty when it is free of charge. */
export function requestCharges({ fees = [] }: RequestRule, made: MadeRequest): CountedFee[] {
  return fees
    .filter((fee) => isCharged(fee, made))
    .map(({ code, per }) => ({ code, qty: per === 'request' ? 1 : (made.counts[per] ?? 0) }))
}

/** Whether a fee applies to the action the request leads to, after what the case has done. */
export function isCharged(fee: RequestFee, { action, history }: Pick<MadeRequest, 'action' | 'history'>): boolean {
  if (fee.action !== undefined && fee.action !== action) return false
  return fee.unless === undefined || history.every((past) => past.action !== fee.unless)
}

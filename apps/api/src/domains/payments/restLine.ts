import type { KeptLine } from './fees.ts'

/** The only line of a bill for the amount, in rupiah, that a partial payment left open. */
export function restLine(rest: number): KeptLine {
  return {
    code: 'REST',
    label: 'fees:rest',
    why: 'fees:why.rest',
    qty: 1,
    unit: '',
    unitAmount: rest,
    amount: rest,
    legalRef: 'Permenkum 41/2025',
  }
}

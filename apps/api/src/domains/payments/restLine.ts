import type { KeptLine } from './fees.ts'

/** The one line of a bill for what a payment fell short. */
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

import type { AskError } from '../../lib/askError.ts'

export type ActivationStep = 'password' | 'new' | 'reject' | 'active' | 'rejected' | 'expired'

/** The mailed link as the steps of the activation use it. */
export interface ActivationLink {
  userId: number
  token: string
  onStep: (step: ActivationStep) => void
}

/** The link does not work any more, or was cut short on its way. */
export function isDeadLink({ err, status, fields }: AskError): boolean {
  return err === 'TOKEN_INVALID' || status === 404 || fields.some(({ field }) => field === 'TOKEN')
}

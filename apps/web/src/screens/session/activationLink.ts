import type { AskError } from '../../lib/askError.ts'

export type ActivationStep = 'password' | 'new' | 'reject' | 'active' | 'rejected' | 'expired'

/** Parameters of the mailed activation link. */
export interface ActivationLink {
  userId: number
  token: string
  onStep: (step: ActivationStep) => void
}

/** Whether the link is invalid, expired, or incomplete. */
export function isDeadLink({ err, status, fields }: AskError): boolean {
  return err === 'TOKEN_INVALID' || status === 404 || fields.some(({ field }) => field === 'TOKEN')
}

import { passwordFaults } from '@saki/domain/passwords/passwordFaults'

import { Invalid, type FieldFault } from '../../errors.ts'

interface TwicePassword {
  LOGIN_PASSWORD: string
  LOGIN_PASSWORD_CONFIRM: string
}

/** Faults of a new password and its repetition, also when it resembles `email`. */
export function newPasswordFaults({ LOGIN_PASSWORD, LOGIN_PASSWORD_CONFIRM }: TwicePassword, email = ''): FieldFault[] {
  const faults: FieldFault[] = passwordFaults(LOGIN_PASSWORD, email).map((message) => ({
    field: 'LOGIN_PASSWORD',
    message,
  }))
  if (LOGIN_PASSWORD !== LOGIN_PASSWORD_CONFIRM)
    faults.push({ field: 'LOGIN_PASSWORD_CONFIRM', message: 'session:password.different' })
  return faults
}

/** Throws Invalid with all faults of a new password. */
export function assertNewPassword(given: TwicePassword, email = ''): void {
  const faults = newPasswordFaults(given, email)
  if (faults.length > 0) throw new Invalid(faults)
}

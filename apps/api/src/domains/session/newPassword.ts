import { passwordFaults } from '@saki/domain/passwords/passwordFaults'

import { Invalid, type FieldFault } from '../../errors.ts'

interface TwicePassword {
  LOGIN_PASSWORD: string
  LOGIN_PASSWORD_CONFIRM: string
}

/** What is wrong with a password somebody wants to set. */
export function newPasswordFaults({ LOGIN_PASSWORD, LOGIN_PASSWORD_CONFIRM }: TwicePassword, email = ''): FieldFault[] {
  const faults: FieldFault[] = passwordFaults(LOGIN_PASSWORD, email).map((message) => ({
    field: 'LOGIN_PASSWORD',
    message,
  }))
  if (LOGIN_PASSWORD !== LOGIN_PASSWORD_CONFIRM)
    faults.push({ field: 'LOGIN_PASSWORD_CONFIRM', message: 'session:password.different' })
  return faults
}

/** Throws Invalid with all of these faults at once. */
export function assertNewPassword(given: TwicePassword, email = ''): void {
  const faults = newPasswordFaults(given, email)
  if (faults.length > 0) throw new Invalid(faults)
}

import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/session.ts'

export const words: SameKeys<typeof id> = {
  'email.wrong': 'Enter a correct email address, for example nama@contoh.id',
  'name.required': 'The name is required',
  'nik.wrong': 'The ID number must have 16 digits',
  'nik.inUse': 'This ID number cannot be used. Check it or contact the office.',
  'birthDate.wrong': 'The date of birth is not correct',
  'region.required': 'Choose a region',
  'statement.required': 'You must agree to the declaration',
  'consultant.wrong': 'Write the consultant number like 0903-2016',
  'location.wrong': 'The chosen regions do not match. Choose again from the province.',
  'userType.wrong': 'This applicant type does not exist',
  'identity.notYours': 'The account data do not match the account you are logged in to',
  'password.different': 'The passwords do not match',
  'password.short': 'The password needs at least 15 characters',
  'password.long': 'The password may have at most 256 characters',
  'password.common': 'This password is too easy to guess. Choose another.',
  'password.likeEmail': 'The password must not be the email address',
  'phone.wrong': 'The phone number is not correct. Example: 0812 3456 7890',
  'zip.wrong': 'A postal code has 5 digits',
  'text.wrong': 'Some characters cannot be saved. Remove them.',
  'password.old': 'The old password is wrong',
  'code.wrong': 'The code is wrong.',
  'activation.wrongPassword': 'This is not the password of your last registration',
}

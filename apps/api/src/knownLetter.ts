import { rightLetters } from '@saki/catalogue'

import { AppError } from './errors.ts'

/**
 * The letter of a right named by a request. Throws for a letter of no right: BAD_REQUEST for a parameter, INVALID for a field of the body.
 * Undefined stays undefined.
 */
export function knownLetter<L extends string | undefined>(letter: L, field: 'right' | 'RIGHT' | 'RIGHTS'): L {
  if (letter !== undefined && !(rightLetters as readonly string[]).includes(letter))
    throw new AppError(field === 'right' ? 'BAD_REQUEST' : 'INVALID', '', {
      fields: [{ field, message: 'errors:field.wrong' }],
    })
  return letter
}

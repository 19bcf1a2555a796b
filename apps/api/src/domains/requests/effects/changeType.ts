import { makeFileOfType } from '../split/makeFileOfType.ts'
import type { CarryOut } from './effect.ts'

/** Makes the case go on as a file of the other right. Throws as `makeFileOfType`. */
export const changeType: CarryOut = async (tx, services, asked) => {
  await makeFileOfType(tx, services, asked)
  return []
}

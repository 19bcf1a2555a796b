import { paperPartiesCalls } from '@saki/contracts/paperParties'

import { implement } from '../../implement.ts'
import { officeFindAccount } from './findAccount.ts'
import { officeKnownPersons } from './knownPersons.ts'

/** Third persons who file on paper. */
export const paperPartiesRoutes = implement(paperPartiesCalls, { officeKnownPersons, officeFindAccount })

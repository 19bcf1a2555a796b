import { disputesCalls } from '@saki/contracts/disputes'

import { implement } from '../../implement.ts'
import { dispute, disputesAgainst } from './disputes.ts'
import { opposableCases, registerEntries } from './registerSearch.ts'

/** Oppositions: what can be opposed, on which rights, and both sides' papers. */
export const disputesRoutes = implement(disputesCalls, { opposableCases, registerEntries, disputesAgainst, dispute })

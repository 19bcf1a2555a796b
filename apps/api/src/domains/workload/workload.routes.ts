import { workloadCalls } from '@saki/contracts/workload'

import { implement } from '../../implement.ts'
import { officeWorkload } from './officeWorkload.ts'

/** The work of the office as a whole. */
export const workloadRoutes = implement(workloadCalls, { officeWorkload })

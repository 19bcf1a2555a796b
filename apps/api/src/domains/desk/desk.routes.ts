import { deskCalls } from '@saki/contracts/desk'

import { implement } from '../../implement.ts'
import { officeCase } from './officeCase.ts'

export const deskRoutes = implement(deskCalls, { officeCase })

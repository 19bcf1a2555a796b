import { outgoingCalls } from '@saki/contracts/outgoing'

import { implement } from '../../implement.ts'
import { calendarHandlers } from './calendar.ts'
import { mailCalls } from './mailboxes.ts'
import { officeCalls } from './officeCalls.ts'

export const outgoingRoutes = implement(outgoingCalls, { ...mailCalls, ...calendarHandlers, ...officeCalls })

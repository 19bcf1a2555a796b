import { defineCalls } from './call.ts'

export const notificationsCalls = defineCalls({})

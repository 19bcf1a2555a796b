import { defineCalls } from './call.ts'

export const inboxCalls = defineCalls({})

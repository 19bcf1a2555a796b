import { defineCalls } from './call.ts'

export const sessionCalls = defineCalls({})

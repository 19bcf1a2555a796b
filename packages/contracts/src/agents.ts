import { defineCalls } from './call.ts'

export const agentsCalls = defineCalls({})

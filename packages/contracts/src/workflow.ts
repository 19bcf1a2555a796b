import { defineCalls } from './call.ts'

export const workflowCalls = defineCalls({})

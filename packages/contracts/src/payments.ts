import { defineCalls } from './call.ts'

export const paymentsCalls = defineCalls({})

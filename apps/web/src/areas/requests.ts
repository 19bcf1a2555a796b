import '../ui/icons/allIcons.ts'

export { AnswerScreen } from '../screens/answer/AnswerScreen.tsx'
export { FreeRequestsScreen, OppositionsScreen, PaidRequestsScreen } from './composedRequests.tsx'
export { AppealScreen } from '../screens/newRequest/AppealScreen.tsx'

import '../ui/icons/allIcons.ts'

export { OfficeQueueScreen } from '../screens/desk/OfficeQueueScreen.tsx'
export { OfficeCaseScreen } from '../screens/desk/OfficeCaseScreen.tsx'
export { AppealBoardScreen } from '../screens/desk/appeals/AppealBoardScreen.tsx'
export { WorkloadScreen } from '../screens/desk/workload/WorkloadScreen.tsx'

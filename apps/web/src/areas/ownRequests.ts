import '../ui/icons/allIcons.ts'

export { RequestListScreen } from '../screens/ownRequests/RequestListScreen.tsx'
export { SubmittedAppealScreen, SubmittedRequestScreen } from '../screens/ownRequests/SubmittedScreen.tsx'
export { AfterFilingScreen } from '../screens/ownRequests/AfterFilingScreen.tsx'
export { FreeFilesScreen } from '../screens/ownRequests/FreeFilesScreen.tsx'
export { UploadOriginalScreen, UploadScreen } from '../screens/ownRequests/UploadScreen.tsx'
export { TimelineScreen } from '../screens/ownRequests/TimelineScreen.tsx'

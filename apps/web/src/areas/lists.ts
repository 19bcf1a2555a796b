import '../ui/icons/allIcons.ts'

export { LandingScreen } from '../screens/landing/LandingScreen.tsx'
export { ApplicationListScreen } from '../screens/applications/ApplicationListScreen.tsx'
export { InboxScreen } from '../screens/inbox/InboxScreen.tsx'

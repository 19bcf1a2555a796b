import '../ui/icons/allIcons.ts'

export { FilingScreen } from '../screens/filing/FilingScreen.tsx'
export { DraftListScreen } from '../screens/drafts/DraftListScreen.tsx'

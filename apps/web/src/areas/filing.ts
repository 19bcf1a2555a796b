import '../ui/icons/allIcons.ts'
import { openDraftOf } from '../screens/filing/openEarly.ts'

export { FilingScreen } from '../screens/filing/FilingScreen.tsx'
export { DraftListScreen } from '../screens/drafts/DraftListScreen.tsx'

/** The draft of the address is opened before its page is drawn, so that it is drawn once. */
export const ready: Promise<void> = openDraftOf(location)

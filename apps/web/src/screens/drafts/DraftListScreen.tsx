import { LaterScreen } from '../later/LaterScreen.tsx'

export function DraftListScreen() {
  return <LaterScreen name="drafts" />
}

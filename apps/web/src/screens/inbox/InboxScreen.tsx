import { LaterScreen } from '../later/LaterScreen.tsx'

export function InboxScreen() {
  return <LaterScreen name="inbox" />
}

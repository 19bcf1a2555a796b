import { LaterScreen } from '../later/LaterScreen.tsx'

export function LandingScreen() {
  return <LaterScreen name="paidDocuments" />
}

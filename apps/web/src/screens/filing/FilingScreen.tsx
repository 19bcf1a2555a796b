import { LaterScreen } from '../later/LaterScreen.tsx'

export function FilingScreen() {
  return <LaterScreen name="filing" />
}

import { LaterScreen } from '../later/LaterScreen.tsx'

export function ApplicationListScreen() {
  return <LaterScreen name="applications" />
}

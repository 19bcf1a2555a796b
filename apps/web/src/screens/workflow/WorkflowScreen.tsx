import { LaterScreen } from '../later/LaterScreen.tsx'

export function WorkflowScreen() {
  return <LaterScreen name="workflow" />
}

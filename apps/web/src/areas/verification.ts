import '../ui/icons/allIcons.ts'

export { VerificationScreen } from '../screens/verification/VerificationScreen.tsx'

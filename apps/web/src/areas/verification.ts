export { VerificationScreen } from '../screens/verification/VerificationScreen.tsx'

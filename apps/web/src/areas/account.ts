import '../ui/icons/allIcons.ts'

export { ActivationScreen } from '../screens/session/ActivationScreen.tsx'
export { LoginCodeScreen } from '../screens/session/LoginCodeScreen.tsx'
export { ReactivateScreen } from '../screens/session/ReactivateScreen.tsx'
export { ForgottenScreen } from '../screens/session/ForgottenScreen.tsx'
export { RegistrationScreen } from '../screens/session/registration/RegistrationScreen.tsx'
export { ChangePasswordScreen } from '../screens/session/ChangePasswordScreen.tsx'
export { ReportScreen } from '../screens/reports/ReportScreen.tsx'

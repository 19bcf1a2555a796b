export { LoginScreen } from '../screens/session/LoginScreen.tsx'

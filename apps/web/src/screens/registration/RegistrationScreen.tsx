export function RegistrationScreen() {
  return null
}

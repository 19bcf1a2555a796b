import { LaterScreen } from '../later/LaterScreen.tsx'

export function PaymentScreen() {
  return <LaterScreen name="payment" />
}

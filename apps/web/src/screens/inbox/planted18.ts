import { InboxScreen } from '../payments/PaymentScreen.tsx'
export const planted = InboxScreen

import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/inbox.ts'

export const words: SameKeys<typeof id> = {
  'subject.paymentReceived': 'تم استلام الدفع، رقم الطلب {{number}}',
}

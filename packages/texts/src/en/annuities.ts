import type { words as id } from '../id/annuities.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'Annuities',
  lead: 'Pay the annuities of one or many patents with one billing code. You may also pay for somebody else’s patent.',
  line: 'Annuity for year {{year}}, {{number}}',
  'why.full': 'Year {{year}} of {{years}}: {{base}} + {{claims}} claims × {{perClaim}}',
  'why.reduced': 'Year {{year}} of {{years}}: a tenth of {{base}} + {{claims}} claims × {{perClaim}}',
  'why.late':
    'Year {{year}} of {{years}}: {{base}} + {{claims}} claims × {{perClaim}}, plus 100% because it is overdue',
  'why.lateReduced':
    'Year {{year}} of {{years}}: a tenth of {{base}} + {{claims}} claims × {{perClaim}}, plus 100% because it is overdue',
  'bill.title_one': 'Annuities of {{count}} patent',
  'bill.title_other': 'Annuities of {{count}} patents',
  'fault.UNKNOWN': 'There is no granted patent with this number. Check the application number.',
  'fault.ENDED': 'This patent is no longer in force, so there are no annuities.',
  'fault.REVIEW': 'The grace period is over and an officer is reviewing the case. Contact the office before you pay.',
  'fault.ALL_PAID': 'All annuities of this patent are paid.',
  'fault.YEAR':
    'This last year cannot be paid: it is paid, less than the first payment covers, or after the end of protection.',
  'fault.TARIFF': 'There is no tariff for this year yet. Contact the office.',
  'fault.REPEATED': 'This number is named twice.',
  'fault.MANY': 'One billing code pays at most {{most}} years. Divide them into several payments.',
  'refused.closed': 'The annuities of this patent cannot be paid now.',
  'refused.year': 'This last year cannot be paid.',
  'refused.tariff': 'There is no tariff for this year yet. Contact the office.',
}

import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/officeNav.ts'

export const words: SameKeys<typeof id> = {
  brand: 'Office desk',
  queue: 'Work queue',
  mine: 'My tasks',
  terms: 'Deadlines',
  payments: 'Payments',
  letters: 'Outgoing letters',
  announcements: 'Announcements',
  reports: 'Problem reports',
  gazette: 'Gazette',
  more: 'More',
  tables: 'Master data',
  staff: 'Staff',
  tariffs: 'Tariffs',
  holidays: 'Days off',
  periods: 'Periods',
  consultants: 'Consultants',
  palette: 'Number, applicant, letter',
  requests: 'Requests after filing',
  late: 'Overdue',
  workload: 'Workload',
  proposals: 'Proposals',
  'proposals.wait_one': '{{count}} proposal waits for your decision',
  'proposals.wait_other': '{{count}} proposals wait for your decision',
}

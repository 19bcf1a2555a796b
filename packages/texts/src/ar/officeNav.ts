import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/officeNav.ts'

export const words: SameKeys<typeof id> = {
  brand: 'مكتب الموظفين',
  queue: 'قائمة العمل',
  mine: 'مهامي',
  terms: 'المواعيد',
  payments: 'المدفوعات',
  letters: 'الرسائل الصادرة',
  announcements: 'الإعلانات',
  reports: 'بلاغات المشكلات',
  gazette: 'الجريدة الرسمية',
  more: 'المزيد',
  tables: 'البيانات الأساسية',
  staff: 'الموظفون',
  tariffs: 'التعرفات',
  holidays: 'أيام العطل',
  periods: 'المدد',
  consultants: 'المستشارون',
  palette: 'رقم أو مقدم طلب أو رسالة',
  requests: 'طلبات ما بعد الإيداع',
  late: 'المتأخرة',
  workload: 'عبء العمل',
  proposals: 'الاقتراحات',
}

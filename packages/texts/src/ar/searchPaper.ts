import type { words as id } from '../id/searchPaper.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'تقرير البحث',
  file: 'تقرير البحث {{number}}',
  footer: 'تقرير البحث · {{number}}',
  number: 'رقم الطلب',
  name: 'العنوان أو العلامة',
  applicant: 'مقدم الطلب',
  filed: 'تاريخ التقديم',
  made: 'أُعدّ في',
  owner: 'المالك',
  status: 'الحالة',
  registration: 'رقم التسجيل',
  published: 'تاريخ النشر',
  likeness: 'تشابه الأسماء',
  'likeness.value': '{{score}} من 100: الكتابة {{spelling}}، الصوت {{sound}}، المعنى {{meaning}}',
  goods: 'السلع والخدمات',
  kinds: 'ما جرى البحث عنه',
  'level.same': 'بعضها متطابق',
  'level.like': 'بعضها يشترك في كلمة',
  'level.class': 'الفئة نفسها',
  'level.related': 'فئة ذات صلة',
  page: 'الصفحة {{page}}',
  claim: 'المطلب {{claim}}',
  own: 'صورة الطلب',
  cited: 'الصورة المستشهد بها',
  none: 'لا شيء مستشهد به من السجل.',
  about:
    'الاستشهادات أدناه من السجل العام. التشابه محسوب آليًا ولا يحسم شيئًا، والتقييم في الخطاب الذي يُرفق به هذا التقرير.',
}

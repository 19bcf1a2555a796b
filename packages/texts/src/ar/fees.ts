import type { words as id } from '../id/fees.ts'
import type { SameKeys } from '../words.ts'

export const words: SameKeys<typeof id> = {
  title: 'الرسوم',
  markClass: 'طلب علامة تجارية، لكل فئة',
  patent: 'طلب براءة اختراع',
  simplePatent: 'طلب براءة بسيطة',
  extraPages: 'صفحات الوصف الزائدة',
  extraClaims: 'عناصر الحماية الزائدة',
  earlyPublication: 'النشر المعجّل',
  examination: 'الفحص الموضوعي',
  simpleExamination: 'الفحص الموضوعي لبراءة بسيطة',
  'why.classes.general': '{{qty}} × {{unitAmount}} لكل فئة، التعرفة العامة',
  'why.classes.smallBusiness': '{{qty}} × {{unitAmount}} لكل فئة، تعرفة المنشآت متناهية الصغر والصغيرة',
  'why.classes.education': '{{qty}} × {{unitAmount}} لكل فئة؛ في العلامات تدفع جهات التعليم والبحث التعرفة العامة',
  'why.extraPages': '{{qty}} صفحة فوق 30 × {{unitAmount}}',
  'why.extraClaims': '{{qty}} عنصر حماية فوق 10 × {{unitAmount}}',
  'why.earlyPublication': 'طلبت النشر المعجّل',
  'why.examination': 'طلبت الفحص الموضوعي مع الطلب',
  'why.simpleExamination': 'يجب دفعه مع طلب البراءة البسيطة',
  'cart.lacks': '«{{title}}» غير مكتمل: {{fault}}',
  'cart.twice': 'ذُكرت مسودة مرتين',
  'cart.onePayer': 'الرمز الواحد لطلبات دافع واحد',
}

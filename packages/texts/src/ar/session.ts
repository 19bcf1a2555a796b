import type { SameKeys } from '../words.ts'
import type { words as id } from '../id/session.ts'

export const words: SameKeys<typeof id> = {
  'email.wrong': 'أدخل بريدًا إلكترونيًا صحيحًا، مثل nama@contoh.id',
  'name.required': 'الاسم مطلوب',
  'nik.wrong': 'يجب أن يتكون رقم الهوية من 16 رقمًا',
  'nik.inUse': 'لا يمكن استخدام رقم الهوية هذا. تحقّق منه أو اتصل بالمكتب.',
  'birthDate.wrong': 'تاريخ الميلاد غير صحيح',
  'region.required': 'اختر المنطقة',
  'statement.required': 'يجب أن توافق على الإقرار',
  'consultant.wrong': 'يُكتب رقم المستشار هكذا \u20660903-2016\u2069',
  'location.wrong': 'المناطق المختارة غير متوافقة. اختر مجددًا بدءًا من المقاطعة.',
  'userType.wrong': 'نوع مقدم الطلب غير معروف',
  'identity.notYours': 'بيانات الحساب لا تطابق الحساب المسجَّل دخوله',
  'password.different': 'كلمتا المرور غير متطابقتين',
  'password.short': 'لا تقل كلمة المرور عن 15 حرفًا',
  'password.long': 'لا تزيد كلمة المرور على 256 حرفًا',
  'password.common': 'كلمة المرور هذه سهلة التخمين. اختر غيرها.',
  'password.likeEmail': 'يجب ألا تكون كلمة المرور هي عنوان البريد',
  'phone.wrong': 'رقم الهاتف غير صحيح؛ اكتبه هكذا ⁦0812 3456 7890⁩',
  'zip.wrong': 'يتكون الرمز البريدي من 5 أرقام',
  'text.wrong': 'توجد رموز لا يمكن حفظها. احذفها.',
  'password.old': 'كلمة المرور القديمة غير صحيحة',
  'code.wrong': 'الرمز غير صحيح.',
  'activation.wrongPassword': 'ليست هذه كلمة مرور آخر تسجيل بهذا البريد',
}

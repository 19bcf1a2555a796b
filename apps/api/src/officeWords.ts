import type { Language } from '@saki/texts'

type Rewording = readonly [pattern: RegExp, words: string]

/** An Arabic word alone, with no letter or vowel sign beside it. */
const word = (text: string) => new RegExp(`(?<![\\p{L}\\p{M}])${text}(?![\\p{L}\\p{M}])`, 'gu')

/** The longest first: verbs that agree with the person. */
const rewordings: Partial<Record<Language, readonly Rewording[]>> = {
  id: [
    [/(^|[.!?] )Anda\b/g, '$1Pemohon'],
    [/\bAnda\b/g, 'pemohon'],
  ],
  en: [
    [/\bYou do not\b/g, 'The applicant does not'],
    [/\byou do not\b/g, 'the applicant does not'],
    [/\byou ask\b/g, 'the applicant asks'],
    [/\byou have\b/g, 'the applicant has'],
    [/\byou are\b/g, 'the applicant is'],
    [/\byou were\b/g, 'the applicant was'],
    [/\bYour\b/g, 'The applicant’s'],
    [/\byour\b/g, 'the applicant’s'],
    [/\bYou\b/g, 'The applicant'],
    [/\byou\b/g, 'the applicant'],
  ],
  ar: [
    // What to do in one's turn is a command to the applicant.
    [word('دورك: ادفع'), 'دور مقدم الطلب: عليه أن يدفع'],
    [word('دورك: أكمله'), 'دور مقدم الطلب: عليه أن يكمله'],
    [word('دورك: أكمل'), 'دور مقدم الطلب: عليه أن يكمل'],
    [word('دورك: أرسل'), 'دور مقدم الطلب: عليه أن يرسل'],
    [word('دورك: قدّم ردك'), 'دور مقدم الطلب: عليه أن يقدّم رده'],
    [word('دورك: أجب'), 'دور مقدم الطلب: عليه أن يجيب'],
    [word('دورك: جدّد'), 'دور مقدم الطلب: عليه أن يجدّد'],
    [word('دورك: اطلب'), 'دور مقدم الطلب: عليه أن يطلب'],
    [word('دورك: رد أو عدّل'), 'دور مقدم الطلب: عليه أن يرد أو يعدّل'],
    [word('ادفع الرسوم'), 'يدفع مقدم الطلب الرسوم'],
    [word('أصدر رمزًا جديدًا متى شئت'), 'يمكن إصدار رمز جديد في أي وقت'],
    [word('إن كنت قد دفعت فأرسل الإثبات'), 'إن كان مقدم الطلب قد دفع فعليه أن يرسل الإثبات'],
    [word('سحبت هذا الطلب'), 'سحب مقدم الطلب هذا الطلب'],
    [word('تُبلَّغ باكتمال الطلب أو تصلك رسالة'), 'يُبلَّغ مقدم الطلب باكتمال الطلب أو تصله رسالة'],
    [word('وبُلّغت برده'), 'وبُلّغ المعترض برده'],
    [word('راسلك الفاحص'), 'راسل الفاحص مقدم الطلب'],
    [word('إذا طلبت'), 'إذا طلب مقدم الطلب'],
    [word('احتفظ بها'), 'يحتفظ بها مقدم الطلب'],
    [word('يمكنك'), 'يمكن لمقدم الطلب'],
    [word('لك الاعتراض'), 'لمقدم الطلب الاعتراض'],
    [word('لك رفع'), 'لمقدم الطلب رفع'],
    [word('لا يلزمك'), 'لا يلزم مقدم الطلب'],
    [word('مطلوب منك'), 'مطلوب من مقدم الطلب'],
    [word('مراسلتك'), 'مراسلة مقدم الطلب'],
    [word('تصلك'), 'تصل مقدم الطلب'],
    [word('يكتب إليك'), 'يكتب إلى مقدم الطلب'],
    [word('الوصول إليك'), 'الوصول إلى مقدم الطلب'],
    [word('إليك'), 'إليه'],
    [word('تسري عليك'), 'تسري على مقدم الطلب'],
    [word('بطلبك'), 'بطلب مقدم الطلب'],
    [word('على طلبك'), 'على طلب مقدم الطلب'],
    [word('في طعنك'), 'في طعن مقدم الطلب'],
    [word('نظرك'), 'نظر مقدم الطلب'],
    [word('اعتراضك'), 'اعتراض مقدمه'],
    [word('وبريدك الإلكتروني'), 'وبريد مقدم الطلب الإلكتروني'],
    [word('ردك'), 'رد مقدم الطلب'],
    [word('دورك'), 'دور مقدم الطلب'],
  ],
}

/** A text that addresses the applicant, as it is said to an officer about the applicant. */
export function toldToOfficer(language: Language, text: string): string {
  return (rewordings[language] ?? []).reduce((said, [pattern, words]) => said.replace(pattern, words), text)
}

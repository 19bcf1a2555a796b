import type { Language } from '@saki/texts'

type Rewording = readonly [pattern: RegExp, words: string]

/** The longest first: verbs that agree with the person. Arabic texts keep their form of address. */
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
}

/** A text that addresses the applicant, as it is said to an officer about the applicant. */
export function toldToOfficer(language: Language, text: string): string {
  return (rewordings[language] ?? []).reduce((said, [pattern, words]) => said.replace(pattern, words), text)
}

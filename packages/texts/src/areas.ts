/** Which areas of words exist; each is one file per language, loaded apart by the browser. */
export const areas = [
  'core',
  'errors',
  'session',
  'account',
  'profile',
  'shell',
  'filing',
  'forms',
  'drafts',
  'studio',
  'payments',
  'receipt',
  'result',
  'files',
  'applications',
  'workflow',
  'inbox',
  'landing',
  'later',
  'mail',
] as const
export type Area = (typeof areas)[number]

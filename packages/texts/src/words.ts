/** The words of one area: flat keys, {{name}} placeholders, plural forms by the suffixes of i18next (_one, _other, …). */
export type Words = Record<string, string>

/** Same keys in another language. Plural suffixes a language needs beyond the Indonesian ones may be added. */
export type SameKeys<W extends Words> = { [K in keyof W]: string } & Words

export const languages = ['id', 'en', 'ar'] as const
export type Language = (typeof languages)[number]

import { newestForm } from '@saki/catalogue'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DraftData, FormFile } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import type { Language, TextKey } from '@saki/texts'
import { legalDateText } from '@saki/texts/dates'
import { say } from '@saki/texts/say'

/** What the browser shows for a form before it is sent: field and text of each issue that stops the filing at `now`, from the form's own rules. */
export function formFaults(
  formType: string,
  data: object,
  { files, now, language }: { files: readonly FormFile[]; now: Date; language: Language },
): { field: string; message: string }[] {
  const form = newestForm(formType)
  if (!form) throw new Error(`no form ${formType}`)
  return missing(form, data as DraftData, files, legalDateOf(now))
    .filter(({ level }) => level === 'STOP')
    .map(({ path, code, values = {} }) => ({ field: path, message: say(language, code as TextKey, shown(values)) }))

  function shown(values: Record<string, string | number>): Record<string, string | number> {
    const texts = Object.entries(values).map(([name, value]) => [
      name,
      /^\d{4}-\d\d-\d\d$/.test(String(value)) ? legalDateText(String(value), language) : value,
    ])
    return Object.fromEntries(texts) as Record<string, string | number>
  }
}

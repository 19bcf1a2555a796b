import { applTypOf, rightOf } from '@saki/catalogue'
import type { LegalDate } from '@saki/domain/dates/legalDate'
import { isRow, type DraftData, type Form, type FormFile } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { say } from '@saki/texts/say'

import type { Services } from '../../services.ts'
import { answerSheet, type SheetSection } from './answerSheet.ts'
import type { Slot, StoredFile } from './documents.sql.ts'
import { momentParts } from './momentParts.ts'
import { findCodeNames } from './paperNames.sql.ts'
import { paperFileName, paperText } from './paperText.ts'

/** Sections the server adds to the snapshot of a filing; not printed. */
const added = new Set(['FORM', 'FILES', 'SUBMITTED_AT'])
const LANGUAGE = 'id'
const words = (key: TextKey, values?: Record<string, string | number>) => say(LANGUAGE, key, values)

export interface SheetInput {
  form: Form<TextKey>
  data: DraftData
  files: StoredFile[]
  slots: Slot[]
  /** Day for which the form's conditions are evaluated. */
  day: LegalDate
  now: Date
  withIdNumbers: boolean
  /** Number in the footer and in the file name. */
  number: string
  facts: [label: TextKey, value: string][]
  /** Prints the draft watermark on every page. */
  isDraft?: boolean
}

/** Renders all answers of a filing or draft as one PDF. Logs characters that no font has; the PDF shows their code. */
export async function renderSheet(
  { db, documents, log }: Pick<Services, 'db' | 'documents' | 'log'>,
  input: SheetInput,
) {
  const made = await documents.make('sheet', sheetData(input, await answeredSections(db, input)))
  if (made.unshown.length > 0) log.warn({ number: input.number, unshown: made.unshown }, 'characters no font has')
  return made
}

/** The answers of a filing or draft in the order of its form. */
export async function answeredSections(
  db: Services['db'],
  input: Pick<SheetInput, 'form' | 'data' | 'files' | 'day' | 'withIdNumbers'>,
): Promise<SheetSection[]> {
  const data = Object.fromEntries(Object.entries(input.data).filter(([section]) => !added.has(section)))
  const names = await findCodeNames(db, textsIn(data))
  return answerSheet({ ...input, data, files: input.files.map(formFileOf), today: input.day, names })
}

function sheetData(input: SheetInput, sections: SheetSection[]) {
  const { form, data, files, slots, isDraft = false, now } = input
  const kind = applTypOf(form.id, data)
  if (!kind) throw new Error(`${form.id} is not filed as an application`)
  return {
    lang: LANGUAGE,
    title: words(isDraft ? 'papers:sheet.draftTitle' : 'papers:sheet.title'),
    subtitle: words(rightOf(kind).documents.sheet),
    number: input.number,
    mark: isDraft ? words('papers:sheet.mark') : '',
    office: [words('receipt:ministry'), words('receipt:directorate')],
    made: momentParts(now),
    footer: `${words(isDraft ? 'papers:sheet.draftTitle' : 'papers:sheet.title')} · ${input.number}`,
    words: {
      page: words('receipt:page', { page: '{{page}}', pages: '{{pages}}' }),
      none: words('receipt:none'),
      ...Object.fromEntries(
        (['files', 'fileNo', 'fileSlot', 'fileName', 'filePages', 'fileHash'] as const).map((key) => [
          key,
          words(`receipt:${key}`),
        ]),
      ),
    },
    facts: input.facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => ({ label: words(label), value: paperText(value) })),
    sections,
    files: files.map((file) => ({
      slot: slots.find((slot) => slot.specdocTyp === file.specdocTyp)?.nameId ?? file.specdocTyp,
      name: paperFileName(file.fileName),
      pages: file.pages === null ? '–' : String(file.pages),
      sha256: file.sha256.toString('hex'),
    })),
    statements: isDraft
      ? [words('papers:sheet.aboutDraft')]
      : [words('papers:sheet.aboutForm'), words('receipt:aboutHashes')],
    unshownNote: words('receipt:aboutUnshown'),
  }
}

function formFileOf(file: StoredFile): FormFile {
  return { slot: file.specdocTyp, view: file.viewTyp, pages: file.pages, width: file.width, height: file.height }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRow(value) ? Object.values(value).flatMap(textsIn) : []
}

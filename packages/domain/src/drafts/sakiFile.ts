import { checkShape } from '../forms/checkShape.ts'
import { isRow, type DraftData, type Form } from '../forms/form.ts'
import { peopleSections } from '../people/contacts.ts'
import { withoutDeclarations } from './sharedAnswers.ts'

/**
 * The file of a draft (docs/saki-json.md): its answers and the names and fingerprints of its files, not the files themselves.
 * VERSION rises when an older reader would misread a newer file.
 */
export const SAKI_FORMAT = 'saki21-draft'
export const SAKI_VERSION = 1
/** As much as one save may carry. */
export const SAKI_BYTES_MAX = 1_000_000
const FILES_MAX = 1_000

export interface SakiFileEntry {
  SPECDOC_TYP: string
  VIEW_TYPE_ID: number | null
  FILE_NAME: string
  SIZE: number
  SHA256: string
}

/** What is put into a file: `exportedAt` an instant, `title` for whoever opens it in an editor. */
export interface SakiContents {
  form: Pick<Form, 'id' | 'version'>
  data: DraftData
  files: readonly SakiFileEntry[]
  title: string
  exportedAt: string
}

export type SakiRead =
  | { ok: true; formId: string; data: DraftData; files: SakiFileEntry[] }
  /** shape: `fields` the form does not know or that are too long; newer: written by a later portal. */
  | { ok: false; why: 'tooLarge' | 'notJson' | 'notSaki' | 'newer' | 'unknownForm' | 'shape'; fields?: string[] }

/** The draft as text. Declarations stay behind, and so do the names of entries in an address book, which mean nothing elsewhere. */
export function writeSakiFile({ form, data, files, title, exportedAt }: SakiContents): string {
  const entries = files.map(({ SPECDOC_TYP, VIEW_TYPE_ID, FILE_NAME, SIZE, SHA256 }) => ({
    SPECDOC_TYP,
    VIEW_TYPE_ID,
    FILE_NAME,
    SIZE,
    SHA256,
  }))
  const contents = {
    FORMAT: SAKI_FORMAT,
    VERSION: SAKI_VERSION,
    EXPORTED_AT: exportedAt,
    TITLE: title,
    FORM: { ID: form.id, VERSION: form.version },
    ANSWERS: ownAnswers(data),
    FILES: entries,
  }
  return `${JSON.stringify(contents, null, 2)}\n`
}

/** Reads a file somebody brings. Nothing of it is taken that the form would not take from a stranger's save. */
export function readSakiFile(text: string, newestForm: (id: string) => Form | undefined): SakiRead {
  if (text.length > SAKI_BYTES_MAX) return { ok: false, why: 'tooLarge' }
  const parsed = parse(text)
  if (parsed === undefined) return { ok: false, why: 'notJson' }
  if (!isRow(parsed) || own(parsed, 'FORMAT') !== SAKI_FORMAT) return { ok: false, why: 'notSaki' }
  const [version, about, answers] = [own(parsed, 'VERSION'), own(parsed, 'FORM'), own(parsed, 'ANSWERS')]
  if (typeof version !== 'number' || !isRow(about) || !isRow(answers)) return { ok: false, why: 'notSaki' }
  if (version > SAKI_VERSION) return { ok: false, why: 'newer' }
  const form = newestForm(String(own(about, 'ID')))
  if (!form) return { ok: false, why: 'unknownForm' }
  if (Number(own(about, 'VERSION')) > form.version) return { ok: false, why: 'newer' }
  const faults = checkShape(form, answers)
  if (faults.length > 0) return { ok: false, why: 'shape', fields: [...new Set(faults.map(({ path }) => path))] }
  return { ok: true, formId: form.id, data: ownAnswers(answers), files: filesOf(own(parsed, 'FILES')) }
}

function ownAnswers(data: DraftData): DraftData {
  const kept = withoutDeclarations(data)
  return Object.fromEntries(
    Object.entries(kept).map(([section, value]) => [
      section,
      (peopleSections as readonly string[]).includes(section) && Array.isArray(value)
        ? value.map((row: unknown) => (isRow(row) ? withoutContact(row) : row))
        : value,
    ]),
  )
}

function withoutContact(row: DraftData): DraftData {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'CONTACT_ID'))
}

/** A bare list to look files up by; an entry of another shape is no reason to refuse the answers. */
function filesOf(value: unknown): SakiFileEntry[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, FILES_MAX).flatMap((entry: unknown): SakiFileEntry[] => {
    if (!isRow(entry)) return []
    const [name, size, hash, view] = ['FILE_NAME', 'SIZE', 'SHA256', 'VIEW_TYPE_ID'].map((key) => own(entry, key))
    if (typeof name !== 'string' || typeof size !== 'number' || !/^[0-9a-f]{64}$/.test(String(hash))) return []
    const slot = String(own(entry, 'SPECDOC_TYP')).slice(0, 10)
    return [
      {
        SPECDOC_TYP: slot,
        VIEW_TYPE_ID: typeof view === 'number' ? view : null,
        FILE_NAME: name.slice(0, 255),
        SIZE: size,
        SHA256: String(hash),
      },
    ]
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown
  } catch {
    return undefined
  }
}

const own = (object: DraftData, key: string): unknown => (Object.hasOwn(object, key) ? object[key] : undefined)

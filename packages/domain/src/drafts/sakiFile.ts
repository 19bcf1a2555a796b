import { checkShape } from '../forms/checkShape.ts'
import { isRow, type DraftData, type Form } from '../forms/form.ts'
import { peopleSections } from '../people/contacts.ts'
import { withoutDeclarations } from './sharedAnswers.ts'

/**
 * Export file of a draft (docs/saki-json.md): its answers, and the names and SHA-256 hashes of its files without their contents. Raise
 * SAKI_VERSION when an older reader would misread a newer file.
 */
export const SAKI_FORMAT = 'saki21-draft'
export const SAKI_VERSION = 1
/** Characters of the JSON text; the same limit as one save. */
export const SAKI_BYTES_MAX = 1_000_000
const FILES_MAX = 1_000

export interface SakiFileEntry {
  SPECDOC_TYP: string
  VIEW_TYPE_ID: number | null
  FILE_NAME: string
  SIZE: number
  SHA256: string
}

/** Contents of the export. `exportedAt` is an ISO instant; `title` is shown to a person who opens the file in an editor. */
export interface SakiContents {
  form: Pick<Form, 'id' | 'version'>
  data: DraftData
  files: readonly SakiFileEntry[]
  title: string
  exportedAt: string
}

export type SakiRead =
  | { ok: true; formId: string; data: DraftData; files: SakiFileEntry[] }
  /** `shape`: `fields` are unknown to the form or invalid; `newer`: written by a later version. */
  | { ok: false; why: 'tooLarge' | 'notJson' | 'notSaki' | 'newer' | 'unknownForm' | 'shape'; fields?: string[] }

/** Serialises a draft. Leaves out declarations and references to address book entries, which are invalid elsewhere. */
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

/** Parses an export file. It is validated like a save from an untrusted client. */
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
  const withoutDeclared = withoutDeclarations(data)
  return Object.fromEntries(
    Object.entries(withoutDeclared).map(([section, value]) => [
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

/** Reads the list of files; invalid entries are skipped, because the answers are usable without them. */
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

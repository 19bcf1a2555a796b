import { fieldText, rowsOf, type DraftData, type FormRow } from '../forms/form.ts'

/** Sections of an opposition's answers. */
export const OBJECTIONS = 'OBJECTIONS'
export const EARLIER_RIGHTS = 'EARLIER_RIGHTS'
export const EXHIBITS = 'EXHIBITS'
/** Slot of exhibits. */
export const EXHIBIT_SLOT = 'BKT'
/** Characters of the reasons of one ground. */
export const STATEMENT_MAX = 20_000

/** One ground with its reasons, in the order stated. */
export interface StatedGround {
  /** Code of `oppositionGrounds`; '' while none is chosen. */
  code: string
  statement: string
}

/** The ground that a row names, in whichever field of its right. */
function groundOfRow(row: FormRow): string {
  const field = Object.keys(row).find((name) => name.endsWith('_GROUND') && fieldText(row, name) !== '')
  return field === undefined ? '' : fieldText(row, field)
}

/** The grounds of an opposition with their reasons. */
export function statedGrounds(data: DraftData): StatedGround[] {
  return rowsOf(data, OBJECTIONS).map((row) => ({ code: groundOfRow(row), statement: fieldText(row, 'STATEMENT') }))
}

/** Numbers of the earlier rights that an opposition rests on, each once. */
export function earlierRightsOf(data: DraftData): string[] {
  return [...new Set(rowsOf(data, EARLIER_RIGHTS).map((row) => fieldText(row, 'NUMBER')))]
}

/** An uploaded exhibit. */
export interface UploadedExhibit {
  fileId: string
  name: string
}

/**
 * The list of exhibits for the files there are, in the order of the files, which numbers them: what was written about a file is kept, a new
 * file gets its name without the ending, rows of removed files are dropped. Returns the same array when nothing differs.
 */
export function listExhibits(rows: readonly FormRow[], files: readonly UploadedExhibit[]): readonly FormRow[] {
  const known = new Map(rows.map((row) => [fieldText(row, 'FILE_ID'), row]))
  const listed = files.map(({ fileId, name }) => known.get(fileId) ?? { FILE_ID: fileId, NAME: nameOfExhibit(name) })
  const isSame = listed.length === rows.length && listed.every((row, at) => row === rows[at])
  return isSame ? rows : listed
}

/**
 * What is wrong with an opposition besides its single fields. `repeated`: a ground is stated twice. `unlisted`: the list of exhibits and the
 * files differ. `unstated`: an exhibit is for a ground that is not stated.
 */
export type OppositionFault =
  | { path: string; why: 'repeated' | 'unstated' }
  | { path: typeof EXHIBITS; why: 'unlisted' }

/** Faults of an opposition; `fileIds`: its exhibits in their order. */
export function oppositionFaults(data: DraftData, fileIds: readonly string[]): OppositionFault[] {
  const codes = statedGrounds(data).map(({ code }) => code)
  const repeated = codes.flatMap((code, at): OppositionFault[] =>
    code !== '' && codes.indexOf(code) < at ? [{ path: `${OBJECTIONS}.${at}`, why: 'repeated' }] : [],
  )
  const rows = rowsOf(data, EXHIBITS)
  const unstated = rows.flatMap((row, at): OppositionFault[] => {
    const ground = fieldText(row, 'FOR')
    return ground === '' || codes.includes(ground) ? [] : [{ path: `${EXHIBITS}.${at}.FOR`, why: 'unstated' }]
  })
  const listed = rows.map((row) => fieldText(row, 'FILE_ID'))
  const isListed = listed.length === fileIds.length && fileIds.every((id) => listed.includes(id))
  return [...repeated, ...unstated, ...(isListed ? [] : [{ path: EXHIBITS, why: 'unlisted' } as const])]
}

/** What is written about an exhibit. */
export interface ExhibitWords {
  NAME: string
  PROVES: string
}

/** The name that an exhibit has until another is written: that of its file without the ending. */
export const nameOfExhibit = (fileName: string) => fileName.replace(/\.[^.]+$/, '').slice(0, 200)

/** An exhibit needs a name and what it proves, on either side of an opposition. */
export const isExhibitNamed = ({ NAME, PROVES }: ExhibitWords) => NAME.trim() !== '' && PROVES.trim() !== ''

/** Key of an opposition's points in the letter to the applicant and in the answer: its submission number without dashes. */
export const pointListOf = (submissionNbr: string) => submissionNbr.replaceAll('-', '')

/** Whether a point of a letter is a ground of an opposition, so that the files of its answer are exhibits. */
export const isOppositionPoint = ({ LIST_CODE }: { LIST_CODE: string }) => /^TRX\d+$/.test(LIST_CODE)

import type { FileRow } from '@saki/contracts/documents'
import type { DraftRow, Saved, Sections } from '@saki/contracts/edits'

/** What a step page sees of the draft. Reading only: changes go through the callbacks of its props. */
export interface StepDraft {
  /** D-… once the server knows the draft; undefined before. Uploads need it: ask `ensureOnServer`. */
  tempId: string | undefined
  /** Form of the catalogue, as FORM_TYP goes over the wire. */
  formType: string
  data: Sections
  /** Files of the draft in the order of the office; empty before the first upload. */
  files: readonly FileRow[]
  /** True in a second tab and when the draft is filed: show, change nothing. */
  readOnly: boolean
}

/** Props of the studio and of the attachments step. They draw the whole middle of the page; the sticky bar and the title stand around them. */
export interface FileStepProps {
  draft: StepDraft
  /** Makes sure the server knows the draft and answers its TEMP_ID. Rejects when offline; say so and keep the picked file. */
  ensureOnServer: () => Promise<string>
  /** The same, and what was just typed is there too: for papers made from it. */
  ensureSaved: () => Promise<string>
  /** Call after every change of files: list, checks and hub read them again. */
  onFilesChanged: () => void
  /** Changes fields of the draft's data, such as {'TECHNICAL.DESIGN_DESCRIPTION': '…'}; saved like typed text. */
  onChange: (changes: Readonly<Record<string, unknown>>) => void
}

/** Props of the page after filing. `filed` is the draft as it stands at the server after a reload, `reply` the answer of the filing itself. */
export interface ResultProps {
  draft: StepDraft
  reply: Saved | undefined
  filed: DraftRow | undefined
}

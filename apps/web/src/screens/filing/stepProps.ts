import type { FileRow } from '@saki/contracts/fileRow'
import type { DraftRow, Saved, Sections } from '@saki/contracts/edits'

/** The draft as step pages see it. Read-only: changes go through the callbacks of their props. */
export interface StepDraft {
  /** TEMP_ID (D-…) once the server has the draft, otherwise undefined. Uploads need it; see `ensureOnServer`. */
  tempId: string | undefined
  /** Id of the form in the catalogue (FORM_TYP on the wire). */
  formType: string
  data: Sections
  /** Files of the draft in the office's order; empty before the first upload. */
  files: readonly FileRow[]
  /** True in a second tab and for a filed draft: nothing can be changed. */
  readOnly: boolean
}

/** Props of the steps with files, which render everything between the title and the sticky bar. */
export interface FileStepProps {
  draft: StepDraft
  /**
   * Makes sure the server has the draft and resolves with its TEMP_ID. Rejects when offline; callers should say so and
   * keep the picked file.
   */
  ensureOnServer: () => Promise<string>
  /** Like `ensureOnServer`, but also saves what was typed last; for documents generated from the draft. */
  ensureSaved: () => Promise<string>
  /** Call after every change of files: reads the list of files again. */
  onFilesChanged: () => void
  /** Changes fields of the draft's data, such as {'TECHNICAL.DESIGN_DESCRIPTION': '…'}; saved like typed text. */
  onChange: (changes: Readonly<Record<string, unknown>>) => void
}

/**
 * Props of the page after filing. `reply`: the reply of the filing call. `filed`: the draft from the server after a
 * reload.
 */
export interface ResultProps {
  draft: StepDraft
  reply: Saved | undefined
  filed: DraftRow | undefined
}

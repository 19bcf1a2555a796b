import type { FileRow } from '@saki/contracts/fileRow'
import type { SessionUser } from '@saki/contracts/session'
import { newestFilingForm, titleOf } from '@saki/catalogue/rights/filings'
import { legalDateOf, type LegalDate } from '@saki/domain/dates/legalDate'
import { rowsOf, type FormFile } from '@saki/domain/forms/form'
import { missing } from '@saki/domain/forms/missing'
import { progress, type FormProgress } from '@saki/domain/forms/progress'
import type { TextKey } from '@saki/texts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { formFileOf } from '../../forms/formFile.ts'
import { withValues } from '../../forms/paths.ts'
import type { FormIssue, FormOf } from '../../forms/scene.ts'
import { queryKeyOf, useCall } from '../../lib/queries.ts'
import { officeNow } from '../../ui/clock.ts'
import type { SaveStatus } from '../../autosave/copyStatus.ts'
import type { DeviceDraft, DraftEngine } from '../../drafts/store/deviceDraft.ts'
import { fileIssues, type FileIssue } from './fileIssues.ts'
import type { FileStepProps } from './stepProps.ts'
import { useFeeQuote, type UsedQuote } from './useFeeQuote.ts'

export interface FilingFormInput {
  user: SessionUser
  draft: DeviceDraft
  status: SaveStatus
  /** Undefined in a second tab: nothing can be changed there. */
  engine?: DraftEngine | undefined
}

/** State of a filing, shared by all its pages. */
export interface FilingForm extends FilingFormInput {
  form: FormOf
  files: readonly FileRow[]
  formFiles: readonly FormFile[]
  today: LegalDate
  /** Issues of the form's answers and of its files. */
  issues: readonly (FormIssue | FileIssue)[]
  progress: FormProgress<TextKey>
  fee: UsedQuote
  /** Title of the design or invention, or the words of the mark; '' while there is none. */
  title: string
  readOnly: boolean
  change: (changes: Readonly<Record<string, unknown>>) => void
  /** For the steps with files. */
  fileStep: FileStepProps
}

/** Undefined for a form that is not in the catalogue. */
export function useFilingForm(input: FilingFormInput): FilingForm | undefined {
  const { draft, engine } = input
  const form = useMemo(() => newestFilingForm(draft.formType), [draft.formType])
  const queries = useQueryClient()
  const query = { fileId: draft.tempId ?? '' }
  const { data: files = [] } = useCall('getListImageSpecDoc', { query }, { enabled: draft.tempId !== undefined })
  // Infected files were deleted; rules must not count them.
  const formFiles = useMemo(() => files.filter(({ SCAN }) => SCAN !== 'infected').map(formFileOf), [files])
  const today = legalDateOf(new Date(officeNow()))
  const holidays = useDaysOff(rowsOf(draft.data, 'PRIORITIES').length > 0)
  const fee = useFeeQuote(draft.formType, draft.data, formFiles)
  const found = useMemo(
    () =>
      form && {
        issues: [...missing(form, draft.data, formFiles, today, holidays), ...fileIssues(form, files)],
        progress: progress(form, draft.data, formFiles, today, holidays),
      },
    [form, draft.data, files, formFiles, today, holidays],
  )
  if (!form || !found) return undefined
  const readOnly = !engine
  const change = (changes: Readonly<Record<string, unknown>>) => engine?.change(withValues(engine.copy.data, changes))
  return {
    ...input,
    ...found,
    form,
    files,
    formFiles,
    today,
    fee,
    readOnly,
    change,
    title: titleOf(draft.data),
    fileStep: {
      draft: { tempId: draft.tempId, formType: draft.formType, data: draft.data, files, readOnly },
      ensureOnServer: () => ensureOnServer(engine),
      ensureSaved: async () => {
        await engine?.flush()
        return ensureOnServer(engine)
      },
      onFilesChanged: () => void queries.invalidateQueries({ queryKey: queryKeyOf('getListImageSpecDoc') }),
      onChange: change,
    },
  }
}

async function ensureOnServer(engine: DraftEngine | undefined): Promise<string> {
  if (engine?.copy.tempId === undefined) await engine?.flush()
  const tempId = engine?.copy.tempId
  if (tempId === undefined) throw new Error('the draft is not at the server yet')
  return tempId
}

/** Days off, by which the server moves the last day of a priority too; looked up only where one is claimed. */
function useDaysOff(isNeeded: boolean): ReadonlySet<LegalDate> | undefined {
  const { data } = useCall('getDaysOff', {}, { enabled: isNeeded, staleTime: Infinity })
  return useMemo(() => data && new Set(data), [data])
}

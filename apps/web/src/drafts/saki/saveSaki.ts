import { newestFilingForm, titleOf } from '@saki/catalogue/rights/filings'
import { writeSakiFile, type SakiContents } from '@saki/domain/drafts/sakiFile'

import { save } from '../../lib/download.ts'
import { officeNow } from '../../ui/clock.ts'
import { fetchDraft } from '../store/draftKind.ts'
import type { DeviceDraft } from '../store/deviceDraft.ts'

/** Downloads a draft as .saki.json: the answers on this device, else the server's, with the server's list of files. Throws when neither can be read. */
export async function saveSaki({
  tempId,
  copy,
}: {
  tempId: string | undefined
  copy: DeviceDraft | undefined
}): Promise<void> {
  const row = tempId === undefined ? undefined : await fetchDraft(tempId).catch((error: Error) => onlyWith(copy, error))
  const data = copy?.data ?? row?.DATA
  const form = newestFilingForm(copy?.formType ?? row?.FORM_TYP ?? '')
  if (!data || !form) throw new Error('nothing to write')
  const contents: SakiContents = {
    form,
    data,
    files: row?.FILES ?? [],
    title: titleOf(data),
    exportedAt: new Date(officeNow()).toISOString(),
  }
  const name =
    (titleOf(data) || 'draf')
      .replace(/[^\p{L}\p{N} _-]+/gu, '')
      .trim()
      .slice(0, 60) || 'draf'
  save(new Blob([writeSakiFile(contents)], { type: 'application/json' }), `${name}.saki.json`)
}

/** Ignores a failure of the server if this device has a copy; otherwise throws it. */
function onlyWith(copy: DeviceDraft | undefined, error: Error): undefined {
  if (!copy) throw error
}

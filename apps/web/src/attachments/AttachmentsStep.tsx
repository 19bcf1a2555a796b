import { clsx } from 'clsx'

import type { FileRow } from '@saki/contracts/fileRow'
import { legalDateOf } from '@saki/domain/dates/legalDate'
import type { DocumentRule, DraftData } from '@saki/domain/forms/form'
import type { TextKey } from '@saki/texts'
import { useEffect, useRef } from 'react'

import { ask } from '../lib/ask.ts'
import { officeNow } from '../ui/clock.ts'
import { Label } from '../ui/Label.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useWords } from '../ui/useWords.ts'
import type { UploadItem } from '../uploads/upload.ts'
import { useDeletions } from '../uploads/useDeletions.ts'
import { UnsentNote } from '../uploads/UnsentNote.tsx'
import { unsentOf } from '../uploads/unsent.ts'
import { useFileUploads } from '../uploads/useFileUploads.ts'
import { AttachmentRow, type BelowFiles } from './AttachmentRow.tsx'
import { requirementsOf } from './requirements.ts'
import styles from './attachments.module.css'

interface AttachmentsStepProps {
  draft: {
    tempId: string | undefined
    /** Id of the form in the catalogue. */
    formType: string
    data: DraftData
    files: readonly FileRow[]
    readOnly: boolean
  }
  /** Name of the draft in this browser until the server has created it. */
  localName: string
  rules: readonly DocumentRule<TextKey>[]
  ensureOnServer: () => Promise<string>
  /** Saves what was typed last, for templates made from the draft; without it no templates are offered. */
  ensureSaved?: () => Promise<string>
  onFilesChanged: () => void
  /** Shown below the files of a slot. */
  renderBelow?: BelowFiles
}

/** Attachments required or allowed by the rules of the form, each with its reason and whether the submission depends on it. */
export function AttachmentsStep({ rules, ...props }: AttachmentsStepProps) {
  const { draft, onFilesChanged } = props
  const { say } = useWords('studio', 'filing', 'files', 'core', 'uploads')
  const files = useFileUploads(props, (upload) => void dropReplaced(upload, onFilesChanged))
  const deletions = useDeletions((DOC_ID) => ask('deleteFilePendukung', { body: { DOC_ID } }), onFilesChanged)
  const rows = requirementsOf(draft.formType, draft.data, draft.files, legalDateOf(new Date(officeNow())), rules)
  const shown = draft.files.filter(({ ID }) => !deletions.hidden.has(ID))
  const kept = shown.filter(({ SCAN }) => SCAN !== 'infected')
  const there = rows.filter(({ slot }) => kept.some(({ SPECDOC_TYP }) => SPECDOC_TYP === slot)).length
  usePollScan(
    draft.files.some(({ SCAN }) => SCAN === 'scanning'),
    onFilesChanged,
  )
  const own = new Set(rows.map(({ slot }) => slot))
  const uploads = files.uploads.filter(({ slot }) => own.has(slot))
  const unsent = unsentOf(
    uploads,
    shown.filter(({ SPECDOC_TYP }) => own.has(SPECDOC_TYP)),
  )
  if (rows.length === 0)
    return (
      <div className="card">
        <EmptyState>{say('studio:attach.none')}</EmptyState>
      </div>
    )
  return (
    <div className="stack">
      <UnsentNote unsent={unsent} draft={draft.tempId ?? ''} />
      {!draft.readOnly && <p className={clsx('hint', styles.dropArea)}>{say('uploads:drop')}</p>}
      <section className="card">
        <table className={clsx('rows', styles.attachments)}>
          <caption className="sr">{say('studio:attach.table')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <Label k="studio:attach.document" stacked />
              </th>
              <th scope="col">
                <Label k="studio:attach.file" stacked />
              </th>
              <th scope="col">
                <Label k="studio:attach.state" stacked />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <AttachmentRow
                key={row.slot}
                row={row}
                files={shown.filter(({ SPECDOC_TYP }) => SPECDOC_TYP === row.slot)}
                uploads={uploads.filter(({ slot }) => slot === row.slot)}
                uploading={files}
                deletions={deletions}
                readOnly={draft.readOnly}
                renderBelow={props.renderBelow}
                ensureSaved={props.ensureSaved}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p className="sm muted" role="status">
        {say('studio:attach.summary', { there, all: rows.length })}
      </p>
    </div>
  )
}

/** Deletes the file that the stored upload replaces. */
async function dropReplaced({ replaces, view, reply }: UploadItem, onFilesChanged: () => void): Promise<void> {
  if (!replaces || view !== null || !reply) return
  await ask('deleteFilePendukung', { body: { DOC_ID: replaces } }).catch(() => undefined)
  onFilesChanged()
}

/** Milliseconds between questions about a running scan: from FIRST_MS, each pause half as long again, up to LAST_MS. */
const FIRST_MS = 1500
const LAST_MS = 30_000

/** Calls `onAsk` repeatedly while files are being scanned. */
function usePollScan(isScanning: boolean, onAsk: () => void): void {
  const ask = useRef(onAsk)
  useEffect(() => {
    ask.current = onAsk
  })
  useEffect(() => {
    if (!isScanning) return
    let pause = FIRST_MS
    let timer = setTimeout(again, pause)
    function again() {
      ask.current()
      pause = Math.min(LAST_MS, pause * 1.5)
      timer = setTimeout(again, pause)
    }
    return () => clearTimeout(timer)
  }, [isScanning])
}

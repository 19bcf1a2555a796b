import type { FileRow } from '@saki/contracts/documents'
import { sequenceFindings, type SequenceFacts } from '@saki/domain/preflight/sequenceListing'
import { useEffect, useState } from 'react'

import { ask } from '../../../lib/ask.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { UploadItem } from '../../../uploads/upload.ts'
import { useKeepChecks } from '../../../uploads/useKeepChecks.ts'
import { LARGEST_LISTING, readSequences } from './readSequences.ts'

/**
 * Findings of a sequence listing, uploading or stored. Listings over LARGEST_LISTING bytes are checked by the server
 * only.
 */
export function SequenceCheck({
  file,
  upload,
  readOnly,
  onKept,
}: {
  file: FileRow | undefined
  upload: UploadItem | undefined
  readOnly: boolean
  onKept: () => void
}) {
  const { say } = useWords('preflight')
  const facts = useSequences(file, upload)
  const findings = facts ? sequenceFindings(facts) : []
  const reported = findings.map(({ code, level, values }) => ({
    CODE: `preflight:${code}`,
    LEVEL: level,
    PAGE: null,
    VALUES: values ?? {},
  }))
  useKeepChecks(file && facts ? [{ file, findings: reported }] : [], { readOnly, onKept })
  if (!facts) return null
  if (findings.length === 0)
    return (
      <p className="hint" role="status">
        <Icon name="check" size={16} /> {say('preflight:sequence.ok', { count: facts.sequences })}
      </p>
    )
  return (
    <div className="note warn" role="status">
      <Icon name="warning" />
      <div className="grow">
        {findings.map(({ code, values }) => (
          <p key={code}>
            <b>{say(`preflight:${code}`, values)}</b>
          </p>
        ))}
        <p>{say('preflight:sequence.fix')}</p>
      </div>
    </div>
  )
}

function useSequences(file: FileRow | undefined, upload: UploadItem | undefined): SequenceFacts | undefined {
  const [read, setRead] = useState<{ name: string; facts: SequenceFacts }>()
  const name = upload?.id ?? file?.ID ?? ''
  const size = upload?.size ?? file?.SIZE ?? 0
  useEffect(() => {
    if (name === '' || size === 0 || size > LARGEST_LISTING) return
    let isOver = false
    const readListing = async () => {
      const bytes = upload?.bytes ?? (file && (await (await ask('getPDFDoc', { params: { id: file.ID } })).blob()))
      const facts = bytes && (await readSequences(bytes))
      if (facts && !isOver) setRead({ name, facts })
    }
    readListing().catch(() => undefined)
    return () => {
      isOver = true
    }
    // `name` identifies the file; `file` and `upload` are new objects in every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [name, size])
  return read?.name === name ? read.facts : undefined
}

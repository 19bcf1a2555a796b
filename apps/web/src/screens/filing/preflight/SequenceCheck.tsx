import type { FileRow } from '@saki/contracts/fileRow'
import { sequenceFindings, type SequenceFacts } from '@saki/domain/preflight/sequenceListing'
import { useEffect, useState } from 'react'
import { isForeignElement } from '@saki/domain/patents/st26Elements'

import { ask } from '../../../lib/ask.ts'
import { Icon } from '../../../ui/icons/Icon.tsx'
import { useWords } from '../../../ui/useWords.ts'
import type { UploadItem } from '../../../uploads/upload.ts'
import { useKeepChecks } from '../../../uploads/useKeepChecks.ts'

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

/** Largest listing in bytes that is read here, since reading blocks the page; the server checks every listing whole. */
const LARGEST_LISTING = 1_500_000

/** Outline of a sequence listing, read with DOMParser, which does not fetch external entities or run scripts. */
async function readSequences(bytes: Blob): Promise<SequenceFacts> {
  const read = new DOMParser().parseFromString(await bytes.text(), 'application/xml')
  const root = read.documentElement
  const sequences = [...read.getElementsByTagName('SequenceData')]
  return {
    wellFormed: read.getElementsByTagName('parsererror').length === 0,
    root: root.nodeName,
    foreign: foreignIn(read),
    version: root.getAttribute('dtdVersion') ?? '',
    total: read.getElementsByTagName('SequenceTotalQuantity')[0]?.textContent?.trim() ?? '',
    sequences: sequences.length,
    empty: sequences.filter((one) => !one.getElementsByTagName('INSDSeq_sequence')[0]?.textContent?.trim()).length,
    ids: sequences.map((one) => one.getAttribute('sequenceIDNumber') ?? ''),
  }
}

function foreignIn(read: Document): string {
  const instruction = [...read.childNodes].find(({ nodeType }) => nodeType === Node.PROCESSING_INSTRUCTION_NODE)
  if (instruction) return `<?${instruction.nodeName}?>`
  for (const element of read.getElementsByTagName('*')) {
    const attributes = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    if (isForeignElement(element.nodeName, attributes)) return element.nodeName.slice(0, 60)
  }
  return ''
}
